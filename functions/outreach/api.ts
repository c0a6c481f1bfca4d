import { AppError } from '../../shared/contract/errors.ts';
import type { outreachRoutes } from '../../shared/contract/outreach.ts';
import type { ReplyId, SubmissionId } from '../../shared/model/ids.ts';
import { dueAfter, nextSendWindow } from '../../shared/rules/outreach/sending.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { ReadOverview } from '../records/board/person-overview.ts';
import { statusOf } from '../records/job/known-job.ts';
import type { ReplyStore } from '../records/reply/reply-store.ts';
import { shownReply } from '../records/reply/shown-reply.ts';
import { canResume, paused, recorded, resumed, unsent } from '../records/submission/campaign.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { noticeFor } from './answers/notice.ts';
import { askPage, donePage, optOut, targetOf } from './answers/unsubscribe.ts';
import { contactedOutcome, contactMany, contactOne } from './contact/contact.ts';
import { contactedBefore } from './contact/contacted-before.ts';
import { type Checking, preflight } from './contact/preflight.ts';
import { presentPerson } from './person-presenter.ts';
import { createPreviewApi, type PreviewDeps } from './preview.ts';
import { rightsUrl, sourceOf, timeZoneOf } from './sending/content-facts.ts';
import { whatKeeps } from './sending/send.ts';
import { sentMails } from './sending/sent-mails.ts';

export interface OutreachDeps extends Checking, PreviewDeps {
  readonly replies: ReplyStore;
  readonly files: Pick<FileLinks, 'readLink'>;
  readonly readOverview: ReadOverview;
}

/** Contacting candidates, their sequences, and what they answer (3-pipeline, section 7). */
export const createOutreachApi = (deps: OutreachDeps): Api<typeof outreachRoutes> => ({
  preflightContact: ({ actor, body }) => preflight(deps, actor, body, body.submissionsId),

  async contactCandidates({ actor, body, act }) {
    const before = await contactedBefore(deps, actor, body, body.submissionsId, act);
    const rest = body.submissionsId.filter((id) => !before.has(id));
    const updates = rest.length > 0 ? await contactMany({ ...deps, now: () => act.at }, actor, body, rest) : [];
    if (updates.some(({ code }) => code === 'CONFLICT')) act.leaveOpen?.();
    return { updates: [...[...before.values()].map(contactedOutcome), ...updates] };
  },

  async contactCandidate({ actor, params: { submissionId }, body, act }) {
    const before = await contactedBefore(deps, actor, body, [submissionId], act);
    const run = { ...deps, now: () => act.at };
    return toCard(before.get(submissionId) ?? (await contactOne(run, actor, body, submissionId)));
  },

  async pauseOutreach({ actor, params }) {
    await openJobOf(deps, actor, params.id);
    return changeSequence(deps, actor, params.id, (head) => (canPause(head) ? paused(head, undefined) : undefined));
  },

  async resumeOutreach({ actor, params }) {
    const head = await openJobOf(deps, actor, params.id);
    if (canResume(head) && head.campaign?.state !== 'paused') await requireItCanLeave(deps, head);
    const { zone, hours } = await clockOf(deps, head);
    return changeSequence(deps, actor, params.id, (latest) =>
      canResume(latest) ? resumed(latest, nextSendWindow(dueOrNow(deps, latest), zone, hours)) : undefined,
    );
  },

  settleUncertainMail: ({ actor, params, body }) => settle(deps, actor, params.id, body.wasSent),
  ...createPreviewApi(deps),
  async getPerson({ actor, params }) {
    const overview = await deps.readOverview(actor.accountId, params.id);
    const forbidden = await deps.store.findNoMailInAts(actor.accountId, overview.prints);
    return presentPerson(overview, forbidden.size > 0, deps.now());
  },
  listSentMails: ({ actor, params }) => sentMails(deps, actor.accountId, params.id),

  async getCandidateReply({ actor, params }) {
    const [reply, head] = await Promise.all([
      deps.replies.latest(actor.accountId, params.id),
      deps.store.heads.require(actor.accountId, params.id),
    ]);
    if (!reply) throw new AppError('REPLY_NOT_FOUND');
    const markRead = ({ unreadReply, ...rest }: Head) => (unreadReply ? rest : undefined);
    await deps.store.heads.change(actor.accountId, params.id, markRead, [], head);
    return shownReply(reply);
  },

  getReply: async ({ actor, params: { id, replyId } }) => shownReply(await requireReply(deps, actor, id, replyId)),

  async getReplyAttachment({ actor, params }) {
    const [submission, replyId] = params.id.split('.') as [SubmissionId, ReplyId];
    const reply = await requireReply(deps, actor, submission, replyId);
    const attachment = reply.attachments.find(({ id }) => id === params.attachmentId);
    if (!attachment) throw new AppError('REPLY_NOT_FOUND');
    return { url: await deps.files.readLink(attachment.key, attachment.filename) };
  },

  async showUnsubscribe({ params }) {
    const secret = await deps.settings.signingSecret();
    const target = await targetOf(deps.store, secret, params.token);
    return askPage(await noticeFor(deps.store, target, rightsUrl(deps.settings, secret, target)));
  },

  async unsubscribe({ params }) {
    await optOut(deps, await targetOf(deps.store, await deps.settings.signingSecret(), params.token));
    return donePage();
  },
});

/** An answer stands for some seconds after the head of its submission is gone, and is answered no more from then on. */
async function requireReply(
  { replies, store }: OutreachDeps,
  { accountId }: Actor,
  id: SubmissionId,
  replyId: ReplyId,
) {
  const [reply, head] = await Promise.all([replies.find(accountId, id, replyId), store.heads.read(accountId, id)]);
  if (reply && head) return reply;
  const gone = head ? undefined : await store.heads.whyGone(accountId, id);
  throw gone?.code === 'SUBMISSION_DELETED' ? gone : new AppError('REPLY_NOT_FOUND');
}

/** A person may also make a pause that would end by itself, for whoever is away, one that does not. */
const canPause = ({ campaign }: Head) =>
  campaign?.state === 'running' || (campaign?.state === 'paused' && campaign.pausedUntil !== undefined);

/** Nobody is told that an email leaves which cannot. */
async function requireItCanLeave(deps: OutreachDeps, head: Head) {
  const obstacle = await whatKeeps(deps, head);
  if (obstacle) throw new AppError('CANNOT_RESUME', {}, { why: obstacle.reason });
}

/** When the next email was due, or now where that has passed. */
const dueOrNow = ({ now }: Pick<OutreachDeps, 'now'>, { campaign }: Head) =>
  new Date(Math.max(now().getTime(), Date.parse(campaign?.nextAt ?? '') || 0));

async function changeSequence(
  { store }: OutreachDeps,
  actor: Actor,
  id: SubmissionId,
  decide: (head: Head) => Head | undefined,
) {
  return toCard(
    await store.heads.change(actor.accountId, id, (head) => {
      if (!head.campaign) throw new AppError('NOT_CONTACTED');
      const after = decide(requireKnown(head));
      return after && { ...after, changedBy: actor.userId };
    }),
  );
}

/** The head of a candidate whose job is open: a closed one takes no actions (3-pipeline, section 4). */
async function openJobOf({ store }: OutreachDeps, { accountId }: Actor, id: SubmissionId): Promise<Head> {
  const head = await store.heads.require(accountId, id);
  const job = await store.findJob(accountId, head.jobId);
  if (job && statusOf(job) === 'Closed') throw new AppError('JOB_CLOSED');
  return head;
}

/** Whose clock and which hours a candidate's emails keep. */
async function clockOf({ store }: OutreachDeps, head: Head) {
  const [job, account, recipient] = await Promise.all([
    store.findJob(head.accountId, head.jobId),
    store.findAccount(head.accountId),
    store.findRecipient(head.accountId, head.id),
  ]);
  return { zone: job && recipient ? timeZoneOf(recipient, job) : 'UTC', hours: account.sendWindow };
}

/** A person's word on an email whose fate was uncertain: it was sent and the sequence goes on, or it was not and is due. */
async function settle(deps: OutreachDeps, actor: Actor, id: SubmissionId, wasSent: boolean) {
  const { store, now } = deps;
  const head = await store.heads.require(actor.accountId, id);
  const { zone, hours } = await clockOf(deps, head);
  const steps = head.campaign ? await store.findSteps(actor.accountId, head.jobId, sourceOf(head)) : [];
  const timing = steps[(head.campaign?.step ?? 0) + 1]?.timing;
  return changeSequence(deps, actor, id, (latest) => {
    const { campaign } = latest;
    if (campaign?.state !== 'uncertain') return undefined;
    if (!wasSent) return unsent(latest, nextSendWindow(now(), zone, hours));
    const sent = campaign.claimedAt ?? now().toISOString();
    return recorded(latest, campaign.step, { sent }, timing && dueAfter(now(), timing, zone, hours));
  });
}
