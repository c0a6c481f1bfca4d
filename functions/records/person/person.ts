import * as z from 'zod';
import { Instant, JobId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

/** A person is written to for one submission at a time: this one, since then, as of that version of its head. */
export const Hold = asStored(z.object({ submissionId: SubmissionId, version: z.number().int(), at: Instant }));
export type Hold = Readonly<z.infer<typeof Hold>>;

/** The person wants no more emails of the account, at none of their addresses. */
export const OptOut = asStored(z.object({ reason: z.string(), at: Instant }));
export type OptOut = Readonly<z.infer<typeof OptOut>>;

/** What follows a person wherever they are joined. `bounced` names addresses that are closed by their fingerprints. */
const Facts = {
  optedOut: OptOut.optional(),
  bounced: z.record(z.string(), Instant).optional(),
  hold: Hold.optional(),
};

/**
 * Item PERSON: what an account keeps of a person whichever address, link or submission they are met by. Nothing is stored
 * before there is something to keep, or somebody adds them a second time. Whoever turned out to be somebody else as well has `joinedInto` and nothing else that counts.
 */
export const StoredPerson = asStored(
  z.object({
    id: PersonId,
    version: z.number().int(),
    ...Facts,
    joinedInto: PersonId.optional(),
    /** Who turned out to be this one. */
    joined: z.array(PersonId).optional(),
    /** Nothing is left of the person; the item stays this long for whoever read them before. */
    expiresAt: z.number().optional(),
  }),
);
export type StoredPerson = z.infer<typeof StoredPerson>;
export type PersonFacts = Pick<StoredPerson, 'optedOut' | 'bounced' | 'hold'>;

/** One submission of a person, with the fingerprints of the addresses and links that it says. */
export const StoredMember = asStored(z.object({ id: SubmissionId, jobId: JobId, prints: z.array(z.string()) }));
export type StoredMember = z.infer<typeof StoredMember>;

/** A person with what is known of another who is the same, or was written before persons were. The hold is the caller's choice. */
export function withFacts(person: StoredPerson, other: PersonFacts, hold: Hold | undefined): StoredPerson {
  const optedOut = earlier(person.optedOut, other.optedOut);
  const bounced = earliestOfEach(person.bounced, other.bounced);
  const { optedOut: _optedOut, bounced: _bounced, hold: _hold, ...rest } = person;
  return {
    ...unknownIn(other),
    ...rest,
    ...(optedOut && { optedOut }),
    ...(bounced && { bounced }),
    ...(hold && { hold }),
  };
}

const KNOWN = Object.keys(StoredPerson.shape);

/** What only a newer version knows of a person: it is kept as it is. */
export const unknownIn = (person: PersonFacts): Record<string, unknown> =>
  Object.fromEntries(Object.entries(person).filter(([name]) => !KNOWN.includes(name)));

/** The one that counts of two: the earlier, and of two at the same time always the same one. */
function earlier(one: OptOut | undefined, other: OptOut | undefined): OptOut | undefined {
  if (!one || !other) return one ?? other;
  return `${one.at} ${one.reason}` <= `${other.at} ${other.reason}` ? one : other;
}

function earliestOfEach(one: StoredPerson['bounced'], other: StoredPerson['bounced']): StoredPerson['bounced'] {
  if (!one || !other) return one ?? other;
  const both = { ...one };
  for (const [print, at] of Object.entries(other)) if (!both[print] || at < both[print]) both[print] = at;
  return both;
}
