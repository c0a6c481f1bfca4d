import type { Outcome } from '../../shared/contract/submissions.ts';
import type { AccountId, JobId, SubmissionId, UserId } from '../../shared/model/ids.ts';
import { AUTO } from '../../shared/product.ts';
import type { Actor } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { Table } from '../platform/table.ts';
import { reserveContacts, settleContacts } from '../records/job/sourcing-due.ts';
import type { StoredSourcing } from '../records/job/stored-job.ts';
import { readColumnSince } from '../records/submission/auto-contacted.ts';
import type { HeadStore } from '../records/submission/head-store.ts';
import { takeBack } from './take-back.ts';

export interface ContactNewDeps {
  readonly table: Table;
  readonly heads: Pick<HeadStore, 'change'>;
  /** Contacts as a person would, with the same checks and hours, and marks it as done by the product. */
  readonly contact: (actor: Actor, job: JobId, ids: readonly SubmissionId[]) => Promise<Outcome[]>;
  /** Who writes in the name of a person, who may have left since. */
  readonly findStandIn: (
    account: AccountId,
    user: UserId,
  ) => Promise<(Omit<Actor, 'userId'> & { id: UserId }) | undefined>;
}

/** What keeps one candidate from being written to, and nobody else: it is left to a person, and not asked again. */
const OF_THE_CANDIDATE = [
  'OPTED_OUT',
  'NO_USABLE_EMAIL',
  'IN_ANOTHER_SEQUENCE',
  'CONTACTED_LATELY',
  'EXCLUDED_COMPANY',
  'COMPANY_LIMIT',
  'VARIABLE_WITHOUT_VALUE',
  'ALREADY_CONTACTED',
  'LEFT_FUNNEL',
  'MOVE_NOT_ALLOWED',
  'RECORD_UNREADABLE',
  'SUBMISSION_NOT_FOUND',
  'SUBMISSION_DELETED',
  'SUBMISSION_MERGED',
  'MOVED_MEANWHILE',
];

/**
 * Contacts the profiles that came since, the oldest first, up to what is left of the day. What holds back everybody, such as an
 * address that is missing, is tried again at the next look. Where a person stopped it meanwhile they are taken back: who stops it
 * may have looked for them before they were there.
 */
export async function contactNew(
  deps: ContactNewDeps,
  sourcing: StoredSourcing,
  { day, most, owner }: { readonly day: string; readonly most: number; readonly owner: UserId },
): Promise<number> {
  const { table } = deps;
  const { accountId, jobId, contactSince } = sourcing;
  if (!contactSince) return 0;
  const cards = await readColumnSince(table, sourcing, 'NEW', { since: contactSince, limit: AUTO.toReviewMax });
  const waiting = cards.filter(({ origin }) => origin === 'crowd');
  const ready = waiting.filter((card) => card.isEmailHuntDone && card.hasEmailToContact).slice(0, most);
  const person = ready.length > 0 && (await deps.findStandIn(accountId, sourcing.contactBy ?? owner));
  if (!person) return 0;
  const before = sourcing.contactDay === day ? (sourcing.contactsOfDay ?? 0) : 0;
  if (!(await reserveContacts(table, sourcing, day, before + ready.length))) return 0;
  const { id: userId, ...rest } = person;
  const outcomes = await deps.contact(
    { ...rest, userId },
    jobId,
    ready.map(({ id }) => id),
  );
  const done = outcomes.filter(({ ok }) => ok).length;
  const isSettled = (id: SubmissionId) =>
    outcomes.some((one) => one.submissionId === id && (one.ok || OF_THE_CANDIDATE.includes(one.code ?? '')));
  const isOver = (card: (typeof cards)[number]) =>
    card.origin !== 'crowd' || (card.isEmailHuntDone && (!card.hasEmailToContact || isSettled(card.id)));
  const next = cards.find((card) => !isOver(card));
  const since = next?.columnUpdatedAt ?? later(cards.at(-1)?.columnUpdatedAt ?? contactSince);
  if (!(await settleContacts(table, sourcing, { since, unused: ready.length - done }))) {
    const contacted = outcomes.filter(({ ok }) => ok).map(({ submissionId }) => submissionId);
    const takenBack = await takeBack(deps.heads, { accountId, userId }, contacted);
    log.info('Contacting new profiles was stopped', { jobId, takenBack });
    return 0;
  }
  log.info('New profiles were contacted', { jobId, done, refused: ready.length - done });
  return done;
}

/** Just after an instant: what came then has been handled. */
const later = (instant: string) => new Date(Date.parse(instant) + 1).toISOString();
