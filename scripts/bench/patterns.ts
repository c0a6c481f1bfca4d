import { SOURCING_DUE } from '../../functions/records/keys.ts';
import { replyAddress } from '../../functions/records/reply/signed-addresses.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SourcingRequest } from '../../shared/contract/sourcing.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import { BASIC_SEQUENCES } from '../../shared/rules/outreach/basic-sequences.ts';
import type { Copies, Copy } from './copies.ts';
import { JOBS } from './many-jobs.ts';
import { isSweep, type MeteredCall } from './meter.ts';
import { deliver, findRequest, markOf } from './originals.ts';
import type { Stage } from './stage.ts';

const { jobs, submissions, outreach } = contract;

/** Something people or machines do often: who does it, and what it may cost. */
export interface Pattern {
  readonly name: string;
  /** What performance work aims at, where there is such a number. */
  readonly goal: { readonly read?: number; readonly write?: number; readonly calls?: number };
  /** What follows from the stream and the queues is counted too. */
  readonly follows: boolean;
  /** How long what follows may take: a search for addresses takes some seconds. */
  readonly seconds?: number;
  /** Which calls are its own; all but those of the sweeps, unless said. */
  readonly counts?: (call: MeteredCall) => boolean;
  /** What comes before, and is not counted. */
  prepare?(): Promise<unknown>;
  run(): Promise<unknown>;
}

const PERSON = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15';

/** The access patterns over one filled job. Each takes candidates that no other pattern has touched. */
export function patternsOn(stage: Stage, copies: Copies, size: number): Pattern[] {
  const { client, admin, job, cloud } = stage;
  const as = { as: admin };
  const at = { params: { id: job.id } };
  const take = taker(copies);
  const contact = (count: number) => () => {
    const submissionsId = Array.from({ length: count }, () => take('SAVED').id);
    const body = { jobId: job.id, submissionsId, startOutreachCampaign: true };
    return client.call(outreach.contactCandidates, { body }, as).then(({ updates }) => {
      const refused = updates.find(({ ok }) => !ok);
      if (refused) throw new Error(`Contacting failed: ${refused.why}`);
    });
  };
  const list = { query: { scope: 'mine', status: 'Validated' } } as const;
  const looks = { follows: false };
  const changes = { follows: true };
  let request: SourcingRequest | undefined;
  const comment = 'Has led two teams of this size.';
  return [
    {
      ...looks,
      name: 'job list page',
      goal: { read: 1.5, calls: 2 },
      run: () => client.call(jobs.listJobs, list, as),
    },
    { ...looks, name: 'job page header', goal: { read: 2 }, run: () => client.call(jobs.getJob, at, as) },
    {
      ...looks,
      name: 'board first page',
      goal: { read: 7.5 },
      run: () => client.call(submissions.getFunnel, { ...at, query: {} }, as),
    },
    {
      ...looks,
      name: 'review ids',
      goal: { read: 1.5 },
      run: () => client.call(submissions.listReviewIds, { ...at, query: {} }, as),
    },
    {
      ...looks,
      name: 'who was never contacted',
      goal: { read: 2.5 },
      run: () => client.call(submissions.listUntoldProfiles, { ...at, query: {} }, as),
    },
    {
      ...looks,
      name: 'submission detail',
      goal: { read: 1.5 },
      run: () => client.call(submissions.getSubmission, { params: { id: take('CONTACTED').id } }, as),
    },
    {
      ...looks,
      name: 'emails of other jobs',
      goal: { read: 3, calls: 3 },
      prepare: async () => {
        const { version } = await client.call(jobs.getJob, at, as);
        const journeys = [...BASIC_SEQUENCES.approached];
        await client.call(jobs.updateJob, { ...at, body: { version, journeys } }, as);
      },
      run: () => client.call(jobs.listTemplateLibrary, { query: {} }, as),
    },
    {
      ...looks,
      name: 'preview of the emails',
      goal: { read: 3 },
      run: () => {
        const body = { jobId: job.id, steps: [...BASIC_SEQUENCES.approached] };
        return client.call(outreach.previewMail, { body }, as);
      },
    },
    {
      ...looks,
      name: 'how many get which emails',
      goal: { read: 3.5 },
      run: () => client.call(jobs.getOutreachUse, at, as),
    },
    {
      ...looks,
      name: 'an idle due sweep',
      goal: { read: 2 },
      counts: (call) => isSweep(call) && JSON.stringify(call.input).includes('"DUE#'),
      run: () => cloud.drain(),
    },
    { ...looks, name: 'all idle sweeps of a minute', goal: { read: 4 }, counts: isSweep, run: () => cloud.drain() },
    {
      ...looks,
      name: `an idle sweep of ${JOBS.all} jobs in Auto-pilot`,
      goal: { read: 2 },
      counts: (call) => isSweep(call) && JSON.stringify(call.input).includes(`"${SOURCING_DUE}"`),
      run: () => cloud.drain(),
    },
    { ...looks, name: 'open requests of sourcers', goal: { read: 1.5 }, run: () => findRequest(stage) },
    {
      ...changes,
      name: 'a delivered profile',
      goal: { read: 15, write: 30, calls: 25 },
      seconds: 20,
      prepare: async () => {
        request = await findRequest(stage);
      },
      run: () => deliver(stage, markOf(500_000 + size), request),
    },
    {
      ...changes,
      name: 'a save in review',
      goal: { read: 3, write: 7 },
      run: () => {
        const saved = { params: { jobId: job.id }, body: { submissionIds: [take('NEW').id], comment } };
        return client.call(submissions.saveSubmissions, saved, as);
      },
    },
    {
      ...changes,
      name: 'a discard in review',
      goal: { read: 3, write: 7 },
      run: () => {
        const left = { submissionIds: [take('NEW').id], jobId: job.id, reason: 'NOT_QUITE_RIGHT' as const, comment };
        return client.call(submissions.disqualifyAsClient, { body: left }, as);
      },
    },
    {
      ...changes,
      name: 'a move',
      goal: { read: 2.5, write: 5 },
      run: () => {
        const move = { params: { id: take('INTERESTED').id }, body: { column: 'PHONE_INTERVIEWED' as const } };
        return client.call(submissions.moveInFunnel, move, as);
      },
    },
    {
      ...changes,
      name: 'an opened event',
      goal: { read: 1, write: 3 },
      run: async () => cloud.mailEvents.opened(mailOf(stage, take('CONTACTED')), PERSON),
    },
    {
      ...changes,
      name: 'a clicked event',
      goal: { read: 1, write: 3 },
      run: async () => cloud.mailEvents.clicked(mailOf(stage, take('CONTACTED')), PERSON, 'https://bramble.example'),
    },
    { ...changes, name: 'a reply', goal: { read: 3, write: 8 }, run: () => reply(stage, take('CONTACTED')) },
    { ...changes, name: 'contact one', goal: { write: 5.02 }, run: contact(1) },
    {
      ...changes,
      name: 'the first email leaves',
      goal: { read: 9, write: 13 },
      // Whoever was contacted before goes first.
      prepare: () => stage.live(3).then(contact(1)).then(cloud.drain),
      run: () => stage.live(3),
    },
    { ...changes, name: 'contact 100', goal: { read: 50, write: 502 }, run: contact(100) },
  ];
}

function taker(copies: Copies) {
  const left = new Map([...copies].map(([column, found]) => [column, [...found]]));
  return (column: ColumnName): Copy => {
    const next = left.get(column)?.pop();
    if (!next) throw new Error(`Nobody is left in ${column}`);
    return next;
  };
}

/** The first email that a candidate got. */
function mailOf({ cloud, account }: Stage, { id, mark, messageId = '' }: Copy) {
  return {
    id: messageId,
    sentAt: new Date(),
    from: 'talent@mail.example',
    recipients: [`robin.${mark}@home.example`],
    suppressed: [],
    subject: '',
    tags: { account: account.id, submission: id, step: '0' },
    configurationSet: cloud.environment.SES_CONFIGURATION_SET ?? '',
  };
}

/** The candidate answers to the signed address. */
function reply({ cloud, account }: Stage, { id, mark, messageId }: Copy) {
  const { SIGNING_SECRET: secret = '', REPLY_DOMAIN: domain = '' } = cloud.environment;
  const to = replyAddress(secret, domain, { accountId: account.id, submissionId: id });
  return cloud.receiveMail(
    [
      `From: Robin <robin.${mark}@home.example>`,
      `To: ${to}`,
      'Subject: Re: A role that may interest you',
      `Message-ID: <reply-${mark}@home.example>`,
      `In-Reply-To: <${messageId}@email.amazonses.com>`,
      '',
      'Yes, I would love to hear more.',
      '',
    ].join('\r\n'),
  );
}
