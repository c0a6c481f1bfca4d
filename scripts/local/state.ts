import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

const State = z.object({
  signingSecret: z.string(),
  pool: z
    .object({
      userPoolId: z.string(),
      userPoolClientId: z.string(),
      accountClientId: z.string().default(() => randomBytes(13).toString('hex')),
    })
    .optional(),
  /** Where each function stands in each stream. */
  positions: z.record(z.string(), z.string()).default({}),
  /** What functions are given back until their window of a stream is over. */
  windows: z.record(z.string(), z.unknown()).default({}),
  /** What whoever started the cloud wants to find again: the demo account's link, the crowd's key. */
  notes: z.record(z.string(), z.string()).default({}),
});
type State = z.infer<typeof State>;

/** What the local cloud itself must remember over a restart. */
export interface StateFile {
  readonly isNew: boolean;
  read(): State;
  change(change: Partial<State>): void;
}

/** Opens the state of a folder, or begins one. Written whole or not at all. */
export function openState(dir: string): StateFile {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'cloud.json');
  const isNew = !existsSync(file);
  let state: State = isNew
    ? { signingSecret: randomBytes(32).toString('hex'), positions: {}, windows: {}, notes: {} }
    : State.parse(JSON.parse(readFileSync(file, 'utf8')));

  const change = (part: Partial<State>) => {
    state = { ...state, ...part };
    writeFileSync(`${file}.new`, JSON.stringify(state, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  if (isNew) change({});
  return { isNew, read: () => state, change };
}
