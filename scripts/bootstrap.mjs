// Installs what the lockfile asks for when that has changed, so that `npm start` and `npm test` work on a fresh clone.
// Runs on Node 20 and has no dependencies; what follows it in the npm script runs on the Node that it installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const stamp = 'node_modules/.bramble-installed';
const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  console.error('Installing packages from the lockfile …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  mkdirSync('node_modules', { recursive: true });
  writeFileSync(stamp, wanted);
}

if (process.argv.includes('--browser') && !findChromium()) installChromium();

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
