// Installs what the lockfile asks for where that is not there, so that `npm start` and `npm test` work on a fresh clone.
// Runs on Node 20 and has no dependencies; what follows it in the npm script runs on the Node that it installed.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isInstalled, isLeft } from './installing.mjs';

/** Beside the packages, which an installation begins by removing. */
const LOCK = '.installing';
const OWNER = 'pid';
const LOOK_AGAIN_MS = 300;

if (!isThere()) installAlone();
if (process.argv.includes('--browser') && !findChromium()) installChromium();

function isThere() {
  const wanted = read('package-lock.json');
  return wanted !== undefined && isInstalled(wanted, read('node_modules/.package-lock.json'));
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Two scripts at once install once: the later waits for the earlier, and goes on with what that one installed. */
function installAlone() {
  for (let waits = 0; !take(); waits++) {
    if (waits === 0) console.error('Waiting for another command, which installs the packages …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_AGAIN_MS);
    clearLeft();
  }
  const status = isThere() ? 0 : install();
  rmSync(LOCK, { recursive: true, force: true });
  if (status !== 0) process.exit(status);
}

function take() {
  try {
    mkdirSync(LOCK);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(`${LOCK}/${OWNER}`, String(process.pid));
  return true;
}

/** Takes a lock away whose owner is no more. It is moved first: what was taken anew meanwhile is put back. */
function clearLeft() {
  const found = look(LOCK);
  if (!found || !isLeft(found, isAlive)) return;
  const aside = `${LOCK}.${process.pid}`;
  try {
    renameSync(LOCK, aside);
    if (look(aside)?.owner === found.owner) rmSync(aside, { recursive: true, force: true });
    else renameSync(aside, LOCK);
  } catch {
    // Another command was faster.
  }
}

function look(lock) {
  try {
    return { ageMs: Date.now() - statSync(lock).mtimeMs, owner: Number(read(`${lock}/${OWNER}`)) || undefined };
  } catch {
    return undefined;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function install() {
  console.error('Installing packages from the lockfile …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  return status ?? 1;
}

function findChromium() {
  const usual = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
  ];
  return [process.env.CHROMIUM_PATH, ...usual].find((path) => path && existsSync(path));
}

function installChromium() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.error('Installing Chromium for the browser tests …');
  const apt = (...args) => spawnSync('apt-get', args, { stdio: ['ignore', 2, 2] });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
}
