import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { fingerprint } from '../../functions/platform/ids.ts';
import { deleteItem, putItem, transact } from '../../functions/platform/items.ts';
import { parseItem } from '../../functions/platform/table.ts';
import { createAccountsRepository } from '../../functions/records/account/account-store.ts';
import { StoredAudit } from '../../functions/records/account/audit-store.ts';
import { StoredDomain } from '../../functions/records/account/domain.ts';
import { createDomainChecks } from '../../functions/records/account/domain-checks.ts';
import { rememberFormer, StoredFormer } from '../../functions/records/account/former-people.ts';
import { countMailAction, StoredInvitationMails } from '../../functions/records/account/invitation-mails.ts';
import { createInvitationStore, seatAction } from '../../functions/records/account/invitation-store.ts';
import { StoredInvited } from '../../functions/records/account/invited-address.ts';
import { createSendingStore, StoredSending } from '../../functions/records/account/sender-record.ts';
import { createSessionNotes, StoredSession } from '../../functions/records/account/session-notes.ts';
import { StoredSetting } from '../../functions/records/account/settings.ts';
import * as account from '../../functions/records/account/stored-account.ts';
import { StoredApiKey } from '../../functions/records/account/stored-api-key.ts';
import { createTransferStore } from '../../functions/records/account/transfer-store.ts';
import { StoredPlace } from '../../functions/records/ats/applicant-places.ts';
import { createExportStore, StoredExport } from '../../functions/records/ats/export.ts';
import { StoredWord } from '../../functions/records/ats/forbidding.ts';
import { StoredGone } from '../../functions/records/ats/gone-store.ts';
import { failed } from '../../functions/records/ats/link.ts';
import { createAtsLinks } from '../../functions/records/ats/link-store.ts';
import { StoredLost } from '../../functions/records/ats/lost-store.ts';
import * as ats from '../../functions/records/ats/stored-ats.ts';
import { StoredUnsent } from '../../functions/records/ats/unsent-reader.ts';
import { createUnsentStore } from '../../functions/records/ats/unsent-store.ts';
import { createCallStore, StoredCall } from '../../functions/records/call/call-store.ts';
import { createChatStore } from '../../functions/records/chat/chat-store.ts';
import { StoredChatMessage, StoredChatRead, StoredSocket } from '../../functions/records/chat/stored-chat.ts';
import { createGuestStore } from '../../functions/records/guest/guest-store.ts';
import { StoredGuestLink, StoredGuestReview } from '../../functions/records/guest/stored-guest.ts';
import { sentAnswer } from '../../functions/records/inbox/answer.ts';
import { createAnswerStore } from '../../functions/records/inbox/answer-store.ts';
import { createConversationStore } from '../../functions/records/inbox/conversation-store.ts';
import * as inbox from '../../functions/records/inbox/stored-inbox.ts';
import { createJobOwners } from '../../functions/records/job/job-owner.ts';
import { createJobsRepository } from '../../functions/records/job/job-store.ts';
import { forgetPeriods, StoredPeriods } from '../../functions/records/job/kept-periods.ts';
import { createPipelineRows, StoredPipelineRow } from '../../functions/records/job/pipeline-rows.ts';
import * as job from '../../functions/records/job/stored-job.ts';
import { StoredTemplate } from '../../functions/records/job/template-library.ts';
import { keys, OPEN_REQUESTS } from '../../functions/records/keys.ts';
import { createNoticeStore } from '../../functions/records/notice/notice-store.ts';
import { StoredNotices } from '../../functions/records/notice/stored-notices.ts';
import { closeAddress } from '../../functions/records/person/closing.ts';
import { StoredComplaint } from '../../functions/records/person/complaints.ts';
import { StoredErasure } from '../../functions/records/person/erasure-store.ts';
import { StoredForgotten } from '../../functions/records/person/forgotten.ts';
import { StoredHint } from '../../functions/records/person/hints.ts';
import { moveIdentity, OldIdentity, StoredIdentity } from '../../functions/records/person/identities.ts';
import { moveMembers } from '../../functions/records/person/join.ts';
import { Hold, StoredMember, StoredPerson } from '../../functions/records/person/person.ts';
import { StoredRetention } from '../../functions/records/person/retention-items.ts';
import { linkSubmission, relinkSubmission } from '../../functions/records/person/submission-person.ts';
import { StoredUntold } from '../../functions/records/person/untold-items.ts';
import { createSentMails, StoredSentMail } from '../../functions/records/reply/sent-mails.ts';
import { createSourcingRepository } from '../../functions/records/request/request-store.ts';
import {
  draftItem,
  emailsChange,
  interestChange,
  profileItem,
} from '../../functions/records/submission/beside-head.ts';
import { StoredErased } from '../../functions/records/submission/erasure.ts';
import { StoredFileClaim } from '../../functions/records/submission/file-claim.ts';
import { type Beside, createHeadStore } from '../../functions/records/submission/head-store.ts';
import { StoredMerged } from '../../functions/records/submission/merged.ts';
import { createOutreachItems } from '../../functions/records/submission/outreach-items.ts';
import { saveReview } from '../../functions/records/submission/review.ts';
import { StoredSnippet } from '../../functions/records/submission/snippet-item.ts';
import { StoredSpotlight } from '../../functions/records/submission/spotlight-item.ts';
import { StoredHead } from '../../functions/records/submission/stored-head.ts';
import * as submission from '../../functions/records/submission/stored-items.ts';
import { StoredWebhook, StoredWebhookDelivery } from '../../functions/records/webhook/stored-webhook.ts';
import { createWebhookStore } from '../../functions/records/webhook/webhook-store.ts';
import { EXAMPLES } from '../../test/support/item-examples.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { setApiQuota } from './api-keys.ts';
import type { Office } from './environment.ts';
import { Counters, KINDS } from './item-schemas.ts';
import { setFlag, setFlagForAll } from './office.ts';

type Item = Record<string, unknown>;

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const kindOf = ({ pk, sk }: Item) =>
  KINDS.find(([partition, sort]) => partition.test(String(pk)) && sort.test(String(sk)))?.[2] ?? z.never();

/** The example of a kind, as its schema reads it. */
function example<S extends z.ZodType>(schema: S): z.output<S> {
  const item = EXAMPLES.find((each) => kindOf(each) === schema);
  if (!item) throw new Error('There is no example of this kind');
  return parseItem(schema, item);
}

const at = '2026-03-05T10:00:00.000Z';
const now = () => new Date(at);
const HEAD = example(StoredHead);
const { accountId, id, jobId } = HEAD;
const deps = () => ({ table, now });
const person = example(StoredPerson).id;
const member = keys.personSubmission(accountId, person, id);

/** Writes a head, with something beside it. */
const withHead = (...beside: readonly Beside[]) =>
  createHeadStore(table, now).change(accountId, id, (head) => ({ ...head, name: 'Ada B.' }), beside);

const user = example(account.StoredUser);
const email = { ...example(submission.StoredEmails).emails[0] };
const steps = example(submission.StoredCampaign).steps;
const review = { feedback: 'Other', reason: null, date: at, byUser: { id: user.id, name: 'Ada', picture: null } };
const request = { ...example(job.StoredRequest), delivered: 0 };
const stop = () =>
  createSourcingRepository(table).stop(
    request,
    { closedBecause: 'STOPPED', notSourcingReason: 'CLOSED' },
    { id: 'e2', at, refund: 0 },
  );
const saveJob = async () => {
  const before = example(job.StoredJob);
  return createJobsRepository(table).save(before, { ...before, title: 'Other', version: before.version + 1 });
};
const saveEmails = async () => {
  const before = example(job.StoredJob);
  const after = { ...before, outreachVersion: 3, version: before.version + 1, editedAt: at };
  return createJobsRepository(table).save(before, after, { steps, isOwn: true });
};
/** The submission says another address. */
const linkMore = () => linkSubmission(deps(), HEAD, { prints: ['print', 'another'], personId: undefined, emails: [] });

const { html: _packed, ...SENT } = example(StoredSentMail);
const ADDRESS = 'ada@mail.example';
const sending = keys.sending(accountId, fingerprint(ADDRESS));
const PACE = { day: '2026-03-05', used: 1, unverified: 0, nextAt: at, since: '2026-03-04' };

/** What writes over a record of each kind, and where it stands then; more than one where there is more than one way. */
const WRITES: readonly (readonly [
  does: string,
  schema: z.ZodType,
  write: () => Promise<unknown>,
  finds?: () => Promise<Item | undefined>,
])[] = [
  ['a seat', account.StoredAccount, () => transact(table, [seatAction(table, accountId, 1)])],
  [
    'what was found of a domain',
    StoredDomain,
    () => createDomainChecks(table).save(storedDomain(), { ...storedDomain(), checkedAt: at }),
  ],
  [
    'who waits to be sent to an ATS',
    StoredUnsent,
    () =>
      createUnsentStore(table).note({
        accountId,
        ...{ id, jobId },
        ats: { state: 'failed', at: '2026-03-06T10:00:00.000Z', by: other.id },
      }),
  ],
  [
    'an export',
    StoredExport,
    () => {
      const until = new Date(example(StoredExport).claimedUntil!);
      return createExportStore(table).release({ accountId, id }, until, { note: 'other' });
    },
  ],
  [
    'how far an ATS was read',
    ats.StoredAtsLink,
    () => createAtsLinks(table).save(storedLink(), failed(storedLink(), 'busy', new Date(at))),
  ],
  ['a name of who left', StoredFormer, () => rememberFormer(table, { ...example(StoredFormer), name: 'Bea', at })],
  ['a transfer’s count', account.StoredTransfer, () => moved()],
  [
    'a call’s next run',
    StoredCall,
    () => createCallStore(table).replace(storedCall(), { ...storedCall(), status: 201 }),
  ],
  [
    'a person’s new name',
    account.StoredUser,
    () => createAccountsRepository(table).changeUser(user, { name: 'Ada L.' }),
  ],
  [
    'an invitation’s new key',
    account.StoredInvitation,
    () => createInvitationStore(table).changeKey(invitation(), 'h2'),
  ],
  ['a flag', StoredSetting, () => setFlagForAll(office(), 'jobMode', false, { reason: 'x', isSure: true })],
  ['a flag of an account', StoredSetting, () => setFlag(office(), 'jobMode', false, accountId)],
  ['a saved job, its row', job.StoredJobRow, saveJob],
  [
    'a row’s place in the pipeline',
    StoredPipelineRow,
    () => createPipelineRows(table).keep(undefined, { ...example(job.StoredJobRow), title: 'Other' }),
  ],
  ['a saved job', job.StoredJob, saveJob],
  ['emails that are written anew', StoredTemplate, saveEmails],
  [
    'another owner’s counts',
    job.StoredJobCounts,
    () => createJobOwners(table).change(accountId, jobId, user.id, other),
  ],
  ['the stop of a request', job.StoredRequest, stop],
  ['the stop of a request, its job', job.StoredSourcing, stop],
  ['a change of a head', StoredHead, () => withHead()],
  ['a profile that is read and written', submission.StoredProfile, () => withHead(profileItem(HEAD, profile()))],
  ['a draft that is read and written', submission.StoredDraft, () => withHead(draftItem(HEAD, draft()))],
  ['addresses with their head', submission.StoredEmails, () => withHead(emailsChange(HEAD, []))],
  ['a bounce', submission.StoredEmails, () => items().markAddress(accountId, id, email.email ?? '', 'bounced')],
  ['the end of a guest link', StoredGuestLink, () => guests().revoke(accountId, jobId, GUEST, now())],
  [
    'the rating of a guest',
    StoredGuestReview,
    () => guests().rate(accountId, id, GUEST, { reviewer: 'Robin', rating: 'NO', comment: '', date: at }),
  ],
  ['a review', submission.StoredReview, () => saveReview(table, accountId, id, review, 1)],
  [
    'what a candidate answered',
    submission.StoredInterest,
    () => withHead(interestChange(HEAD, { date: at, isInterested: true, notInterestedReasons: [] })),
  ],
  ['another channel', submission.StoredChannels, () => items().noteChannels(accountId, id, ['LINKEDIN'], 'Ada', at)],
  [
    'an email handed over again',
    StoredSentMail,
    () => createSentMails(table).keep(accountId, id, { ...SENT, html: 'x' }),
  ],
  ['a candidate’s own emails', submission.StoredCampaign, () => items().saveOwnSteps(accountId, id, steps.slice(0, 0))],
  ['a person’s bounce', StoredPerson, () => bounce()],
  [
    'a place among a sender’s emails',
    StoredSending,
    async () => {
      const store = createSendingStore(table);
      const sender = example(StoredSending);
      await putItem(table, { ...sending, ...sender, newerAttribute: { isNew: true } });
      await store.takePlace(accountId, ADDRESS, await store.find(accountId, ADDRESS), { ...PACE, used: 4 });
      await store.letGoOn(accountId, ADDRESS);
    },
    () => table.get(sending),
  ],
  ['a submission with another address', StoredMember, linkMore],
  [
    'a submission of somebody who is joined',
    StoredMember,
    () => moveMembers(table, accountId, person, 'per_other'),
    () => table.get(keys.personSubmission(accountId, 'per_other', id)),
  ],
  [
    'a submission that was taken for the wrong person',
    StoredMember,
    async () => {
      // An opt-out would bind it.
      await putItem(table, { ...keys.person(accountId, person), id: person, version: 1 });
      await linkSubmission(deps(), { ...HEAD, id: 'sub_b' }, { prints: ['print'], personId: undefined, emails: [] });
      await linkMore();
      const said = { prints: ['another'], personId: undefined, emails: [] };
      await relinkSubmission(deps(), HEAD, said, ['print']);
    },
    async () => (await table.scan()).find(({ pk, sk, prints }) => sk === id && pk !== member.pk && isOnly(prints)),
  ],
  [
    'a conversation that is put away',
    inbox.StoredConversation,
    () => createConversationStore(table).change(accountId, id, (before) => ({ ...before, doneAt: at })),
  ],
  ['an answer that is sent', inbox.StoredAnswer, () => createAnswerStore(table).save(sentAnswer(storedAnswer()))],
  [
    'what a person is told',
    StoredNotices,
    () => createNoticeStore(table).change(accountId, user.id, (before) => ({ ...before, replies: 'never' })),
  ],
  ['another’s address', StoredIdentity, () => moveIdentity(table, accountId, 'print', person, 'per_other')],
  [
    'a session that is used again',
    StoredSession,
    async () => {
      const session = example(StoredSession);
      await createSessionNotes(table)({ id: session.userId, accountId }, session, new Date('2026-03-06T10:00:00Z'));
    },
  ],
  [
    'an address that is invited again',
    StoredInvitationMails,
    async () => {
      const counting = await countMailAction(table, 'a@mail.example', now());
      if (counting) await transact(table, [counting]);
    },
  ],
  ['the sums of periods in which a day changed', StoredPeriods, () => forgetPeriods(table, accountId, user.id)],
  ['what a key may ask', StoredApiKey, () => setApiQuota(office(), 'com_0123456789abcdef', 5)],
  [
    'where a community is told',
    StoredWebhook,
    async () => {
      const webhooks = createWebhookStore(table);
      const before = await webhooks.find('com_0123456789abcdef');
      if (before) await webhooks.save(before, { ...before, url: null, changedAt: now().toISOString() });
    },
  ],
  [
    'how far somebody has read a chat',
    StoredChatRead,
    () =>
      createChatStore(table).keepMark(
        { accountId, jobId },
        user.id,
        { ...example(StoredChatMessage), number: 3 },
        now(),
      ),
  ],
];

const NAMED = WRITES.map(([does, schema, write, finds]) => ({ does, schema, write, finds }));

/** Kinds of which nothing writes over what is there. */
const WRITTEN_ONCE: readonly z.ZodType[] = [
  StoredChatMessage,
  StoredSocket,
  job.StoredAutoSourcingEntry,
  ...[account.StoredLedgerEntry, StoredAudit, submission.StoredOutreach, submission.StoredNote, submission.StoredReply],
  ...[submission.StoredEvent, submission.StoredNameToken, OldIdentity, Hold, StoredInvited, StoredComplaint],
  // Noted anew with each try.
  StoredWebhookDelivery,
  // Made anew from the profile, all of it.
  StoredSpotlight,
  StoredErased,
  // What is left of an erasure says nothing more, whoever wrote it.
  ...[StoredErasure, StoredForgotten, StoredRetention, StoredUntold, StoredSnippet],
  submission.StoredTransferred,
  StoredHint,
  StoredMerged,
  StoredFileClaim,
  ats.StoredAtsImport,
  // Copies of what stands in an ATS, made anew from it.
  ...[ats.StoredAtsRow, ats.StoredAtsJob, ats.StoredAtsApplicant, StoredPlace, StoredGone, StoredLost, StoredWord],
  // Added to, a number each.
  Counters,
];

const isOnly = (prints: unknown) => Array.isArray(prints) && prints.join() === 'another';
/** Where an open request stands. */
const OPEN = { openKey: OPEN_REQUESTS, openSort: at };
const other = { id: 'usr_fedcba9876543210fedcba9876543210', name: 'Bea' } as const;
const office = (): Office => ({
  ...{ table, now, newId: () => 'x', webUrl: '', mailDomain: '', configurationSet: '' },
  sendRaw: () => Promise.reject(new Error('No mail is sent')),
  sets: { open: async () => undefined, letSend: async () => undefined, remove: async () => undefined },
});
const items = () => createOutreachItems(table);
const guests = () => createGuestStore(table);
const GUEST = example(StoredGuestLink).id;
const storedCall = () => {
  const call = EXAMPLES.find((each) => kindOf(each) === StoredCall);
  return StoredCall.parse({ ...call, newerAttribute: { isNew: true } });
};
const invitation = () => example(account.StoredInvitation).id;
const moved = () => transact(table, [createTransferStore(table).movedAction(example(account.StoredTransfer))]);
const bounce = async () => {
  await putItem(table, { ...keys.identity(accountId, fingerprint('a@mail.example')), personId: person });
  await closeAddress(deps(), accountId, 'a@mail.example', at);
};
const storedAnswer = () => ({ ...example(inbox.StoredAnswer), newerAttribute: { isNew: true } });
const storedLink = () => ({ ...example(ats.StoredAtsLink), newerAttribute: { isNew: true } });
const storedDomain = () => ({ ...example(StoredDomain), newerAttribute: { isNew: true } });
const profile = () => ({ ...example(submission.StoredProfile), resumeText: 'Other', newerAttribute: { isNew: true } });
const draft = () => ({ ...example(submission.StoredDraft), resumeText: 'Other', newerAttribute: { isNew: true } });

/** Each kind of record, with an attribute that a newer version wrote. */
beforeEach(async () => {
  for (const { pk, sk } of await table.scan()) await deleteItem(table, { pk: String(pk), sk: String(sk) });
  for (const item of EXAMPLES)
    await putItem(table, { ...item, ...(kindOf(item) === job.StoredRequest && OPEN), newerAttribute: { isNew: true } });
});

describe('what an older version writes over a record leaves there what a newer one wrote:', () => {
  it.each(NAMED)('$does', async ({ schema, write, finds }) => {
    const items = EXAMPLES.filter((each) => kindOf(each) === schema);
    const [first] = items;
    const key = { pk: first?.pk, sk: first?.sk };
    const before = await table.get(key);
    await write();
    const after = await (finds ? finds() : table.get(key));
    expect(after, 'is written').not.toEqual(before);
    expect(after).toMatchObject({ newerAttribute: { isNew: true } });
  });

  it('no kind of record is left out', () => {
    const all = [...WRITES.map(([, schema]) => schema), ...WRITTEN_ONCE];
    const missing = KINDS.filter(([, , schema]) => !all.includes(schema));
    expect(missing.map(([partition, sort]) => `${partition} ${sort}`)).toEqual([]);
  });
});
