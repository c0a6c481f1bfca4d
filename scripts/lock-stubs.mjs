// Optional packages of other platforms may be missing from the registry that wrote the lockfile, and `npm ci` then refuses
// it. This adds an entry for each, without an address: whoever is on such a platform and has the package gets it. Run it
// after every change of dependencies: node scripts/lock-stubs.mjs
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'package-lock.json';
const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony'];
const lock = JSON.parse(readFileSync(FILE, 'utf8'));

for (const [parent, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const top = `node_modules/${name}`;
    const nested = `${parent ? `${parent}/` : ''}node_modules/${name}`;
    if (lock.packages[top] || lock.packages[nested]) continue;
    lock.packages[top] = stub(name, version, entry);
    console.log(`stub ${name} ${version}`);
  }
}

function stub(name, version, { dev, license }) {
  const parts = name.split(/[-/]/);
  const os = parts.find((part) => SYSTEMS.includes(part));
  const cpu = parts.find((part) => /^(x64|arm64|arm|ia32|wasm32)$/.test(part));
  return {
    version: version.replace(/^[\^~]/, ''),
    ...(cpu && { cpu: [cpu] }),
    dev,
    ...(parts.includes('musl') && { libc: ['musl'] }),
    license,
    optional: true,
    ...(os && { os: [os] }),
  };
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
