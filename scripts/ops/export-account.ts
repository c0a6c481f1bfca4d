import { mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { AccountId } from '../../shared/model/ids.ts';
import { type Buckets, listFiles, readFile } from './account-files.ts';
import { accountPages, findPeople } from './account-items.ts';
import { findAccount } from './accounts.ts';
import { addLine } from './audit.ts';
import type { Office } from './environment.ts';
import { masked } from './items.ts';
import { messagesOf } from './messages.ts';

export interface Export {
  /** A folder that is empty, or is not there yet. */
  readonly into: string;
  /** Writes nothing, and says how much there is. */
  readonly isDryRun?: boolean;
}

/** Writes all that is stored of an account into a folder: a line of JSON for each item, secrets hidden, and each file as it is. */
export async function exportAccount(office: Office, buckets: Buckets, account: AccountId, { into, isDryRun }: Export) {
  const { name } = await findAccount(office, account);
  if (!isDryRun) await requireEmpty(into);
  const items = await exportItems(office, account, isDryRun ? undefined : join(into, 'items.jsonl'));
  let files = 0;
  for await (const file of listFiles(buckets, account, await messagesOf(office, account))) {
    files++;
    if (!isDryRun) await keep(join(into, 'files'), file.key, await readFile(buckets, file));
  }
  const outcome = { account, name, items, files };
  if (isDryRun) return { ...outcome, written: false };
  await addLine(office, account, {
    kind: 'EXPORTED',
    subject: 'The whole account',
    details: `${items} records, ${files} files`,
  });
  await writeFile(join(into, 'export.json'), `${JSON.stringify({ ...outcome, at: office.now().toISOString() })}\n`);
  return { ...outcome, into: resolve(into), written: true };
}

async function requireEmpty(folder: string) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`);
}

async function exportItems(office: Office, account: AccountId, file: string | undefined): Promise<number> {
  const people = new Set(await findPeople(office, account));
  const out = file === undefined ? undefined : await open(file, 'wx', 0o600);
  let items = 0;
  try {
    for await (const page of accountPages(office, account, people)) {
      items += page.length;
      await out?.appendFile(page.map((item) => `${JSON.stringify(masked(item))}\n`).join(''));
    }
  } finally {
    await out?.close();
  }
  return items;
}

/** A file under its own name. One whose name leads out of the folder is none of ours. */
async function keep(folder: string, key: string, bytes: Uint8Array | undefined) {
  const path = join(folder, key);
  if (relative(folder, path).startsWith('..')) throw new Error(`${key} is no name for a file`);
  if (!bytes) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, bytes, { mode: 0o600 });
}
