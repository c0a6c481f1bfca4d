import { failed } from '../../functions/records/ats/link.ts';
import { createAtsLinks } from '../../functions/records/ats/link-store.ts';
import type { StoredAtsLink } from '../../functions/records/ats/stored-ats.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { troubleOf, troubleWords } from '../../shared/rules/ats/trouble.ts';
import { addLine } from './audit.ts';
import type { Office } from './environment.ts';

async function linkOf({ table }: Office, account: AccountId): Promise<StoredAtsLink> {
  const link = await createAtsLinks(table).find(account);
  if (!link) throw new Error(`${account} has never connected an ATS`);
  return link;
}

/** How the ATS of an account stands: how far it was read, how often it failed and why. Its token is not shown. */
export async function showAts(office: Office, account: AccountId) {
  const { token, ending = [], ...link } = await linkOf(office, account);
  const trouble = troubleOf(link, office.now());
  const said = trouble && troubleWords(trouble, link.name, (at) => at);
  return { ...link, ...(said && { said }), hasToken: token !== undefined, tokensToForget: ending.length };
}

/** Lets the sync of an account begin at once, from where it came to; with `whole` it reads everything anew. */
export async function resumeAtsSync(office: Office, account: AccountId, whole: boolean) {
  const before = await linkOf(office, account);
  if (before.state === 'RELINK')
    throw new Error(`${before.name} lets nobody in: an admin of ${account} has to connect it anew`);
  if (before.state === 'UNLINKED')
    throw new Error(`${account} has no ATS connected: ${before.name} was disconnected, and nothing of it is read`);
  const { reading, readTo, ...rest } = before;
  const from = whole ? rest : { ...rest, ...(reading && { reading }), ...(readTo && { readTo }) };
  const now = office.now();
  const after = { ...failed(from, before.problem ?? '', now), failures: 0, dueAt: now.toISOString() };
  if (!(await createAtsLinks(office.table).save(before, after)))
    throw new Error('It was read at this very moment. Run it again.');
  const start = whole ? 'the beginning' : (after.readTo ?? 'the beginning');
  await addLine(office, account, { kind: 'OTHER', subject: `${before.name} is read again`, details: `From ${start}` });
  return { account, state: after.state, from: start };
}
