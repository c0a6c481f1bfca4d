// What the bootstrap decides, without doing anything. It runs on Node 20, before any package is there.

/**
 * Whether what the lockfile asks for is installed, whoever installed it: npm notes in `node_modules/.package-lock.json` what it
 * put there. Optional packages may be missing, as those of other platforms are.
 */
export function isInstalled(wanted, noted) {
  if (!noted) return false;
  return Object.entries(wanted.packages).every(([place, { version, integrity, optional }]) => {
    const there = noted.packages[place];
    if (place === '') return true;
    if (!there) return optional === true;
    return there.version === version && there.integrity === integrity;
  });
}

/** So long a lock may stand before its owner has written their name into it. */
const NAMELESS_MS = 5_000;

/** Whether the lock of an installation stands for nobody: its owner is no more, or never wrote who they are. */
export const isLeft = ({ owner, ageMs }, isAlive) => (owner === undefined ? ageMs > NAMELESS_MS : !isAlive(owner));
