import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps a second local cloud off the same folder, where both would write to one database. `fresh` empties it. */
export function claimFolder(dir: string, fresh: boolean): () => void {
  const file = join(dir, 'running.pid');
  const other = pidIn(file);
  if (other && other !== process.pid && isOurs(other))
    throw new StartRefused(`Bramble is running already from ${dir} (as ${other}). Stop it first.`);
  if (fresh) rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** Why the cloud does not start, as a sentence for whoever started it. */
export class StartRefused extends Error {}

function pidIn(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

/** A process id is used again after a while: only one that runs Node can be another local cloud. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('node');
  } catch {
    return false;
  }
}
