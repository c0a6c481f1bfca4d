import type * as z from 'zod';
import { AppError } from '../../shared/contract/errors.ts';
import type { MailJob, previewRoutes, RenderedMail } from '../../shared/contract/previews.ts';
import type { RequestOf } from '../../shared/contract/route.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Job, JourneyStep } from '../../shared/model/job.ts';
import { mailLabel } from '../../shared/rules/outreach/mail-label.ts';
import { pickAddress } from '../../shared/rules/outreach/sending.ts';
import type { Actor, Api } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { OutgoingMail } from '../platform/mime.ts';
import { senderOf } from '../records/account/senders.ts';
import { cleanSteps } from './contact/own-steps.ts';
import type { OutreachStore, SendingJob } from './ports.ts';
import { type ContentFacts, renderMail, valuesFor } from './sending/content.ts';
import { activeSteps, contentFacts, type MailSettings } from './sending/content-facts.ts';
import { subjectOf } from './sending/thread.ts';
import type { WriteSnippet } from './snippets/bedrock.ts';
import { snippetFor } from './snippets/snippets.ts';

export interface PreviewDeps {
  readonly store: OutreachStore;
  readonly settings: MailSettings;
  /** Writes openings by a language model, where one is set up. */
  readonly writeSnippet?: WriteSnippet | undefined;
  readonly now: () => Date;
  /** Hands one mail to SES that belongs to no candidate. */
  readonly sendPreview: (mail: OutgoingMail) => Promise<void>;
}

type Asked = RequestOf<(typeof previewRoutes)['previewMail']>['body'];

const EXAMPLE = {
  firstName: 'Sam',
  lastName: 'Taylor',
  socialProfiles: [],
  employmentHistory: [{ jobTitle: 'Senior Engineer', employerName: 'Example Company', current: true }],
};

const FIRST: JourneyStep = {
  id: 'preview',
  type: 'FIRST_EMAIL',
  inactive: false,
  timing: { value: 1, dimension: 'minutes' },
  subject: '',
  html: '',
};

/** What an email takes from a job that was never saved. */
const UNSAVED: SendingJob = {
  ...{ id: 'job_unsaved', status: 'Draft', title: '', companyName: '', applyUrl: null, location: null },
  ...{ office: 'ON_SITE', emailSender: null, selectedOutreachJourneyType: 'approached', blacklist: [] },
  outreachVersion: null,
};

/** Emails as they would leave, shown or sent to somebody who is no candidate (2-jobs, section 7). */
export const createPreviewApi = (deps: PreviewDeps): Api<typeof previewRoutes> => ({
  async previewMail({ actor, body }) {
    const { submissionId } = body;
    const { job, account, sender } = await factsOf(deps, actor, body);
    const { head, recipient } = await candidateOf(deps, actor, submissionId);
    const facts: ContentFacts =
      recipient && head
        ? {
            ...(await contentFacts(deps.settings, head, { job, account, sender, recipient })),
            snippet: await snippetFor(deps, head, { job, recipient, steps: activeSteps(body.steps) }),
          }
        : exampleFacts(deps, { job, account, sender });
    const to = (recipient && pickAddress(recipient.emails, account.usesWorkEmails)?.email) ?? 'candidate@example.com';
    const values = valuesFor(facts);
    return activeSteps(cleanSteps(body.steps)).map((step, index): RenderedMail => {
      const isFirstContact = index === 0;
      const { subject, html, text, missing, marked } = renderMail(step, { ...facts, isFirstContact });
      return {
        ...{ label: mailLabel(index), html, text, to, sendAt: null, values },
        subject: subjectOf(subject, isFirstContact ? [] : ['the email before']),
        from: `${sender.name} <${sender.address}>`,
        missing: [...missing],
        marked: recipient ? [...marked] : [],
      };
    });
  },

  async sendTestMail({ actor, body }) {
    const parts = await factsOf(deps, actor, body);
    const { account, sender } = parts;
    if (!account.canEditOutreach) throw new AppError('OUTREACH_NOT_EDITABLE');
    if (sender.problem) throw new AppError('SENDER_NOT_VERIFIED', {}, { why: sender.problem });
    const [step] = cleanSteps([{ ...FIRST, ...body.template }]);
    const { subject, html, text } = renderMail(step ?? FIRST, exampleFacts(deps, parts));
    try {
      await deps.sendPreview({
        from: { name: sender.name, address: sender.address },
        // Whoever answers it answers a teammate: no candidate's sequence hears of it.
        replyTo: actor.email,
        to: body.emailAddress,
        ...{ subject, html, text, headers: {} },
      });
    } catch (error) {
      log.error('A preview could not be sent', error);
      throw new AppError('PREVIEW_NOT_SENT');
    }
    return { emailAddress: body.emailAddress };
  },
});

async function candidateOf({ store }: PreviewDeps, { accountId }: Actor, id: SubmissionId | undefined) {
  if (!id) return {};
  const [head, recipient] = await Promise.all([store.heads.require(accountId, id), store.findRecipient(accountId, id)]);
  if (!recipient) throw new AppError('SUBMISSION_NOT_FOUND');
  return { head, recipient };
}

interface Parts {
  readonly job: SendingJob;
  readonly account: Awaited<ReturnType<OutreachStore['findAccount']>>;
  readonly sender: Awaited<ReturnType<typeof senderOf>>;
}

/** Who writes, about which job: as it is saved, with what the form says otherwise. */
async function factsOf(
  { store, settings }: PreviewDeps,
  actor: Actor,
  { jobId, job: typed, emailSenderId }: Pick<Asked, 'jobId' | 'job' | 'emailSenderId'>,
): Promise<Parts> {
  const [saved, account] = await Promise.all([
    jobId && store.findJob(actor.accountId, jobId),
    store.findAccount(actor.accountId),
  ]);
  if (jobId && !saved) throw new AppError('JOB_NOT_FOUND');
  const base = { ...(saved || UNSAVED), ...known(typed) };
  const job: SendingJob = { ...base, emailSender: emailSenderId ?? base.emailSender };
  return { job, account, sender: await senderOf(store, account, job, actor.userId, settings.mailDomain) };
}

const known = (job: z.output<typeof MailJob> | undefined): Partial<Job> =>
  Object.fromEntries(Object.entries(job ?? {}).filter(([, value]) => value !== undefined));

const exampleFacts = ({ settings }: PreviewDeps, { job, account, sender }: Parts): ContentFacts => ({
  ...{ job, sender, candidate: EXAMPLE },
  postalAddress: account.postalAddress,
  unsubscribeUrl: settings.webUrl,
  rightsUrl: settings.webUrl,
  ...{ source: 'crowd', isFirstContact: true },
});
