import { replyAddress } from '../../functions/outreach/signed-addresses.ts';
import { contract } from '../../shared/contract/index.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { Copies, Copy } from './copies.ts';
import { deliver, markOf } from './originals.ts';
import type { Stage } from './stage.ts';

const { jobs, submissions, outreach, reports } = contract;

/** Something people or machines do often: who does it, and what it may cost. */
export interface Pattern {
  readonly name: string;
  /** What performance work aims at, where there is such a number. */
  readonly goal: { readonly read?: number; readonly write?: number };
  /** What follows from the stream and the queues is counted too. */
  readonly follows: boolean;
  /** How long what follows may take: a search for addresses takes some seconds. */
  readonly seconds?: number;
  run(): Promise<unknown>;
}

const PERSON = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15';

/** The access patterns over one filled job. Each takes candidates that no other pattern has touched. */
export function patternsOn(stage: Stage, copies: Copies, size: number): Pattern[] {
  const { client, admin, account, job, cloud } = stage;
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
  const overview = { query: { accountId: account.id, jobId: job.id } };
  const looks = { follows: false };
  const changes = { follows: true };
  return [
    { ...looks, name: 'job list page', goal: { read: 1.5 }, run: () => client.call(jobs.listJobs, list, as) },
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
      name: 'submission detail',
      goal: { read: 1.5 },
      run: () => client.call(submissions.getSubmission, { params: { id: take('CONTACTED').id } }, as),
    },
    { ...looks, name: 'job report', goal: { read: 1 }, run: () => client.call(reports.getJobReport, overview, as) },
    { ...looks, name: 'an idle due sweep', goal: { read: 2 }, run: () => cloud.drain() },
    {
      ...changes,
      name: 'a new submission',
      goal: { write: 20 },
      seconds: 20,
      run: () => deliver(stage, markOf(500_000 + size)),
    },
    {
      ...changes,
      name: 'a move',
      goal: { write: 4 },
      run: () => {
        const move = { params: { id: take('INTERESTED').id }, body: { column: 'PHONE_INTERVIEWED' as const } };
        return client.call(submissions.moveInFunnel, move, as);
      },
    },
    { ...changes, name: 'a mail event', goal: { write: 2 }, run: async () => open(stage, take('CONTACTED')) },
    { ...changes, name: 'a reply', goal: {}, run: () => reply(stage, take('CONTACTED')) },
    { ...changes, name: 'contact one', goal: { write: 5.02 }, run: contact(1) },
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

/** A person opens the first email. */
function open({ cloud, account }: Stage, { id, mark, messageId = '' }: Copy) {
  const mail = {
    id: messageId,
    sentAt: new Date(),
    from: 'talent@mail.example',
    recipients: [`robin.${mark}@home.example`],
    suppressed: [],
    subject: '',
    tags: { account: account.id, submission: id, step: '0' },
    configurationSet: cloud.environment.SES_CONFIGURATION_SET ?? '',
  };
  cloud.mailEvents.opened(mail, PERSON);
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
