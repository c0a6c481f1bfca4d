import type * as z from 'zod';
import { AtsExportState } from '../../shared/model/ats.ts';
import { ColumnName, DiscardReason, NotInterestedReason } from '../../shared/model/funnel.ts';
import { GuestRating } from '../../shared/model/guest.ts';
import type { JobId, PersonId, UserId } from '../../shared/model/ids.ts';
import type { Person } from '../../shared/model/job.ts';
import { isOneOf, shown } from '../../shared/model/newer.ts';
import type { Submission } from '../../shared/model/submission.ts';
import { isDisqualified } from '../../shared/reference/funnel.ts';
import { exportAddress } from '../../shared/rules/ats/export-address.ts';
import { goneWords } from '../../shared/rules/ats/exports.ts';
import { closedAsKnown } from '../../shared/rules/outreach/addresses.ts';
import { pickAddress } from '../../shared/rules/outreach/sending.ts';
import { yearsWorked } from '../../shared/rules/sourcing/experience.ts';
import { fingerprint } from '../platform/ids.ts';
import { parseItem, parseItems } from '../platform/table.ts';
import { StoredExport } from '../records/ats/export.ts';
import { StoredGuestReview } from '../records/guest/stored-guest.ts';
import type { OldIdentity } from '../records/person/identities.ts';
import type { PersonFacts } from '../records/person/person.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { shownColumn } from '../records/submission/known-head.ts';
import { personIn } from '../records/submission/linked.ts';
import { StoredMerged } from '../records/submission/merged.ts';
import { reviewIn } from '../records/submission/review.ts';
import { StoredHead } from '../records/submission/stored-head.ts';
import {
  StoredChannels,
  StoredEmails,
  StoredEvent,
  StoredInterest,
  StoredNote,
  StoredProfile,
  StoredReply,
  StoredReview,
  StoredTransferred,
} from '../records/submission/stored-items.ts';
import { versionOf } from './added-profile.ts';
import { presentCampaign } from './campaign-presenter.ts';
import { channelsOf, timelineOf } from './timeline.ts';

/** All items of one submission, each read as what it is. */
export interface Dossier {
  readonly head: Head;
  readonly profile: StoredProfile;
  readonly emails: StoredEmails['emails'];
  /** By which addresses and links they are known, and as whom, as far as that is kept. */
  readonly prints: readonly string[];
  readonly personId: PersonId | undefined;
  readonly review: z.output<typeof StoredReview> | undefined;
  readonly guestReviews: readonly StoredGuestReview[];
  readonly interest: z.output<typeof StoredInterest> | undefined;
  readonly transferred: StoredTransferred | undefined;
  readonly channels: z.output<typeof StoredChannels>['channels'];
  readonly notes: readonly z.output<typeof StoredNote>[];
  readonly events: readonly z.output<typeof StoredEvent>[];
  readonly replyIds: Submission['replyIds'];
  /** What can be read of answers. */
  readonly replies: readonly z.output<typeof ShownInStory>[];
  /** Other profiles of the same person that became part of this one. */
  readonly merged: readonly StoredMerged[];
  readonly exported: StoredExport | undefined;
}

const ShownInStory = StoredReply.pick({ id: true, receivedAt: true, kind: true });

/** What is known beyond the submission's own items. */
export interface Surroundings {
  readonly now: Date;
  readonly people: readonly Person[];
  /** What is kept of the person over all their submissions. */
  readonly person: PersonFacts | undefined;
  /** The other submissions of the same person. */
  readonly others: readonly OldIdentity[];
  readonly elsewhere: readonly { readonly head: Head; readonly jobTitle: string }[];
}

/** Sorts the items of a submission's partition. Undefined where there is no complete profile. */
export function toDossier(items: readonly Record<string, unknown>[]): Dossier | undefined {
  const one = <S extends z.ZodType>(schema: S, sk: string): z.output<S> | undefined => {
    const item = items.find((candidate) => candidate.sk === sk);
    return item && parseItem(schema, item);
  };
  const all = <S extends z.ZodType>(schema: S, prefix: string): z.output<S>[] =>
    parseItems(
      schema,
      items.filter(({ sk }) => String(sk).startsWith(prefix)),
    );
  const [head, profile] = [one(StoredHead, 'HEAD'), one(StoredProfile, 'PROFILE')];
  if (!head || !profile) return undefined;
  const { emails, linked } = one(StoredEmails, 'EMAILS') ?? { emails: [] };
  const prints = identitiesOf(
    profile.candidate,
    emails.map(({ email }) => email),
  );
  return {
    head,
    profile,
    emails,
    prints,
    personId: personIn(linked ?? profile.linked, prints),
    review: head.said === undefined ? one(StoredReview, 'REVIEW') : reviewIn(head),
    guestReviews: all(StoredGuestReview, 'GUEST#'),
    interest: one(StoredInterest, 'INTEREST'),
    transferred: one(StoredTransferred, 'TRANSFERRED'),
    channels: one(StoredChannels, 'CHANNELS')?.channels ?? [],
    notes: all(StoredNote, 'NOTE#'),
    events: all(StoredEvent, 'EVENT#'),
    replyIds: repliesNewestFirst(items),
    replies: all(ShownInStory, 'REPLY#'),
    merged: all(StoredMerged, 'MERGED#'),
    exported: one(StoredExport, 'EXPORT'),
  };
}

const replyIdOf = (sk: string) => sk.slice('REPLY#'.length) as Submission['replyIds'][number];

/** One that cannot be read is there all the same, at the end. */
const repliesNewestFirst = (items: readonly Record<string, unknown>[]) =>
  items
    .filter(({ sk }) => String(sk).startsWith('REPLY#'))
    .sort((a, b) => String(b.receivedAt ?? '').localeCompare(String(a.receivedAt ?? '')))
    .map(({ sk }) => replyIdOf(String(sk)));

/** Whose names the answer needs and the items do not say. */
export const unnamedOf = ({ head, exported }: Dossier): UserId[] => [
  ...(head.campaign ? [head.campaign.startedBy] : []),
  ...(exported?.said ?? []).map(({ by }) => by),
];

/** What the reviewer said. Of older heads a review that was taken back is told by its date. */
function reviewOf({ head, review }: Dossier): Submission['review'] {
  if (!review || !head.reviewedAt || review.date < head.reviewedAt) return null;
  return { ...review, reason: reasonOf(head.discardReason ?? review.reason) };
}

/** A submission as its screens show it (3-pipeline, section 3). What was taken back is not shown, though it is stored. */
export function presentSubmission(dossier: Dossier, around: Surroundings): Submission {
  const { head, profile, notes, replyIds } = dossier;
  const emails = addressesOf(dossier, around);
  const { candidate } = profile;
  const column = shownColumn(head);
  return {
    ...toCard(head),
    submittedAt: head.submittedAt,
    columnNameBeforeDQ: isDisqualified(column) && isOneOf(ColumnName, head.previousColumn) ? head.previousColumn : null,
    isDisqualified: isDisqualified(column),
    isCustomerSubmission: head.origin === 'team',
    isCandidateApplication: head.origin === 'application',
    createdByCustomer: profile.createdBy,
    isADuplicateOfProfileIds: around.others.map(({ id, jobId }) => ({ id, jobId })),
    transferredFromJob: transferOf(dossier),
    wasContacted: Boolean(head.contactedAt),
    contactedOnOtherJobs: contactsElsewhere(head.jobId, around),
    contactedViaOtherChannels: channelsOf(dossier),
    interest: interestOf(dossier),
    review: reviewOf(dossier),
    guestReviews: dossier.guestReviews
      .filter((said) => isOfThisJob(said, dossier))
      .map(({ jobId: _, ...said }) => ({ ...said, rating: shown(GuestRating, said.rating) }))
      .sort((a, b) => (a.date < b.date ? 1 : -1)),
    candidate,
    profileVersion: versionOf(profile),
    totalYearsOfExperience: yearsWorked(candidate.employmentHistory, around.now),
    resume: profile.resume,
    emails,
    publicContactEmail: pickAddress(emails, true) ?? emails[0] ?? null,
    emailCampaign: presentCampaign(head, around.people, candidate.timeZone ?? undefined),
    notes: newestFirst(notes).map(({ noteId, ...note }) => ({ _id: noteId, ...note })),
    timeline: timelineOf(dossier, around.people),
    replyIds,
    isExportedToAts: head.ats !== undefined,
    isExportedToAtsSuccessfully: head.ats?.state === 'sent',
    exportToAts: exportOf(dossier),
  };
}

/** What a guest said of somebody for the job that they are on; where the job was not kept, since they came to it. */
export const isOfThisJob = ({ jobId, date }: StoredGuestReview, { head, transferred }: Dossier): boolean =>
  jobId ? jobId === head.jobId : date >= (transferred?.date ?? '');

/** Who opted out anywhere did so at every address, and what bounced elsewhere takes no mail here. */
const addressesOf = ({ head, emails }: Dossier, { person }: Surroundings) =>
  closedAsKnown(emails, {
    hasOptedOut: Boolean(head.unsubscribedAt ?? person?.optedOut),
    hasBounced: (email) => person?.bounced?.[fingerprint(email)] !== undefined,
  });

/** What the ATS said counts only while it did not work. */
function exportOf({ head: { ats }, exported, emails }: Dossier): Submission['exportToAts'] {
  if (!ats) return null;
  const state = shown(AtsExportState, ats.state);
  const email = exportAddress(emails, exported) ?? null;
  // Of some who are gone it was not kept when that was seen.
  if (state === 'gone')
    return { state, at: ats.since ?? null, why: goneWords(ats.how), note: null, email, otherName: null };
  if (state === 'sent') {
    const { note = null, email: sentBy = null } = exported ?? {};
    return { state, at: ats.sentAt ?? ats.at, why: null, note, email: sentBy, otherName: null };
  }
  const isOfAnother = state !== 'failed' || email !== exported?.email;
  const otherName = (!isOfAnother && exported?.otherName) || null;
  return { state, at: ats.since ?? ats.at, why: exported?.why || null, note: null, email, otherName };
}

function transferOf({ head, transferred }: Dossier): Submission['transferredFromJob'] {
  if (!transferred || transferred.fromJobId !== head.fromJob) return null;
  const { fromJobId, fromJobTitle, toJobTitle, date, byUser, earlierJobIds } = transferred;
  return {
    oldJobId: fromJobId,
    oldJobTitle: fromJobTitle,
    newJobTitle: toJobTitle,
    date,
    byUserName: byUser.name,
    byUserAvatar: byUser.picture,
    earlierJobIds,
  };
}

const reasonOf = (reason: unknown) => (isOneOf(DiscardReason, reason) ? reason : null);

function interestOf({ head, interest }: Dossier): Submission['interest'] {
  const { interestedAt, notInterestedAt } = head;
  if (!interestedAt && !notInterestedAt) return null;
  const isInterested = (interestedAt ?? '') >= (notInterestedAt ?? '');
  const reasons = (interest?.notInterestedReasons ?? []).filter((reason) => isOneOf(NotInterestedReason, reason));
  const date = (isInterested ? interestedAt : notInterestedAt) ?? head.columnAt;
  return { date, isInterested, notInterestedReasons: isInterested ? [] : reasons };
}

function contactsElsewhere(job: JobId, { elsewhere, people }: Surroundings): Submission['contactedOnOtherJobs'] {
  return elsewhere.flatMap(({ head, jobTitle }) => {
    if (head.jobId === job || !head.contactedAt) return [];
    const by = people.find(({ id }) => id === head.campaign?.startedBy)?.name ?? '';
    return [{ date: head.contactedAt, jobId: head.jobId, jobTitle, byUser: by }];
  });
}

/** Notes as people read them: the newest first. */
export const newestFirst = <T extends { readonly createdAt: string }>(notes: readonly T[]): T[] =>
  [...notes].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
