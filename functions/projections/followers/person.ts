import { AccountId, type JobId, type SubmissionId } from '../../../shared/model/ids.ts';
import type { Item } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { ownerOf } from '../../records/person/closing.ts';
import { forgetSubmission } from '../../records/person/forget.ts';
import { moveMember } from '../../records/person/move-member.ts';
import { factsIn, giveFacts } from '../../records/person/old-facts.ts';
import { linkSubmission, type PersonDeps, relinkSubmission } from '../../records/person/submission-person.ts';
import { createCandidateReader } from '../../records/submission/candidate-reader.ts';
import { StoredErased } from '../../records/submission/erasure.ts';
import { formerPrintsOf, identitiesOf } from '../../records/submission/identity.ts';
import { StoredHead } from '../../records/submission/stored-head.ts';
import { StoredEmails, StoredProfile } from '../../records/submission/stored-items.ts';
import { type Follower, headChangeOf } from './follower.ts';

const OF_SUBMISSION = ['HEAD', 'PROFILE', 'EMAILS', 'ERASED'];
/** Items that functions of an earlier version still write while a new one is deployed. */
const isOld = ({ pk, sk }: Item) => /^A#[^#]+#SUPPRESSED$/.test(String(pk)) || sk === 'HOLD';

/**
 * Keeps persons after their submissions: who arrives is linked by all that the profile says, and who is edited, or whose addresses
 * change, by what they say now. A change that says nothing new costs nothing.
 */
export function personFollower(table: Table, now = () => new Date()): Follower {
  const deps = { table, now };
  const candidates = createCandidateReader(table);

  const look = async (item: Item) => {
    const [, accountId, , id] = String(item.pk).split('#');
    const found = await candidates.findCandidate(accountId as AccountId, id as SubmissionId, { strongly: true });
    return found?.head.pending ? undefined : found;
  };

  return {
    name: 'persons',
    takes: (item) => OF_SUBMISSION.includes(String(item.sk)) || isOld(item),

    async follow(before, after) {
      if (isOld(after)) return adoptFacts(deps, after);
      if (after.sk === 'ERASED') return;
      const from = after.sk === 'HEAD' ? leftJob(before, after) : undefined;
      if (!from && (after.sk === 'HEAD' ? !arrives(before, after) : !isNews(before, after))) return;
      const found = await look(after);
      if (!found) return;
      if (from) return moveMember(table, found.head, { prints: found.prints, from });
      const gone = saidBy(before).filter((print) => !found.everyPrint.includes(print));
      if (gone.length > 0) await relinkSubmission(deps, found.head, found, gone);
      else if (!found.personId) await linkSubmission(deps, found.head, found);
    },

    async forget(before) {
      if (before.sk !== 'HEAD' && before.sk !== 'ERASED') return;
      const [, account, , submission] = String(before.pk).split('#');
      const [accountId, id] = [account as AccountId, submission as SubmissionId];
      const noted = parseItems(StoredErased, before.sk === 'ERASED' ? [before] : []).flatMap(({ prints }) => prints);
      await forgetSubmission(table, accountId, id, noted);
      // While its profile is there, that says more than was noted.
      const said = before.sk === 'HEAD' ? await candidates.findRecipient(accountId, id) : undefined;
      if (said) await forgetSubmission(table, accountId, id, said.everyPrint);
    },
  };
}

/** Whoever was delivered is linked by the profile that came with the head, unless they were linked on their way in. */
function arrives(before: Item | undefined, after: Item) {
  const { pending, origin } = parseItem(StoredHead, after);
  if (pending || (!before && origin === 'crowd')) return false;
  return !before || parseItems(StoredHead, [before])[0]?.pending !== undefined;
}

/** The job from which a submission was moved by a change. */
function leftJob(before: Item | undefined, after: Item): JobId | undefined {
  const change = before && headChangeOf(before, after);
  return change?.before?.jobId === change?.after.jobId ? undefined : change?.before?.jobId;
}

/** Another profile that is there when its head arrives is linked then; addresses that were searched for were linked before. */
function isNews(before: Item | undefined, after: Item) {
  if (after.sk === 'EMAILS' && !parseItem(StoredEmails, after).linked) return true;
  if (!before) return after.sk === 'PROFILE' && isToBeLinked(after);
  const [said, says] = [saidBy(before), saidBy(after)];
  return says.length !== said.length || says.some((print) => !said.includes(print));
}

function isToBeLinked(item: Item) {
  const { community, linked } = parseItem(StoredProfile, item);
  return community !== null && !linked && saidBy(item).length > 0;
}

const NOTHING = { email: null, socialProfiles: [] };

/** By which addresses and links an item says who somebody is, or said it before, as far as it can be read. */
function saidBy(item: Item | undefined): string[] {
  if (item?.sk === 'PROFILE')
    return parseItems(StoredProfile, [item]).flatMap(({ candidate }) => [
      ...identitiesOf(candidate),
      ...formerPrintsOf(candidate),
    ]);
  if (item?.sk !== 'EMAILS') return [];
  return parseItems(StoredEmails, [item]).flatMap(({ emails }) =>
    identitiesOf(
      NOTHING,
      emails.map(({ email }) => email),
    ),
  );
}

/** What an earlier version keeps of an address becomes that of whoever has it, be it nobody who was met yet. */
async function adoptFacts(deps: PersonDeps, item: Item) {
  const account = AccountId.parse(String(item.pk).split('#')[1]);
  const { print, facts } = factsIn(item);
  await giveFacts(deps.table, account, await ownerOf(deps, account, print), facts, deps.now());
}
