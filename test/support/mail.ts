import type { SentMessage } from '../../scripts/local/aws/ses/index.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { JourneyStep } from '../../shared/model/job.ts';
import type { Employer } from './accounts.ts';
import { aJob, aProfile, aStep } from './builders.ts';
import { findAddresses, unfolded } from './planted.ts';
import type { World } from './world.ts';

const { jobs, submissions, outreach } = contract;

/** A candidate on a job, as whoever writes to them sees it. */
export interface Contactable {
  readonly admin: Employer;
  readonly job: JobId;
  readonly id: SubmissionId;
  readonly email: string;
}

/** Three emails: at once, two days later, and three days after that. */
export const threeEmails = (over: Partial<JourneyStep> = {}): JourneyStep[] => [
  aStep({ id: 'one', subject: 'Hello [candidate_first_name]', html: '<p>First</p>', ...over }),
  aStep({
    id: 'two',
    type: 'FOLLOW_UP',
    timing: { value: 2, dimension: 'days' },
    subject: 'Re: Hello',
    html: '<p>Second</p>',
  }),
  aStep({
    id: 'three',
    type: 'FOLLOW_UP',
    timing: { value: 3, dimension: 'days' },
    subject: 'Re: Hello',
    html: '<p>Third</p>',
  }),
];

/** A job of an employer, posted. */
export const postJob = async (world: World, as: Employer): Promise<JobId> =>
  (await world.call(jobs.createJob, { body: aJob() }, { as })).id;

/** A candidate whom the team has added to a job and whose addresses are known. */
export async function addCandidate(
  world: World,
  admin: Employer,
  job: JobId,
  over: Parameters<typeof aProfile>[0] = {},
  { asClientReviewed = true } = {},
): Promise<Contactable> {
  const candidate = aProfile(over);
  const as = { as: admin };
  const { id } = await world.call(
    submissions.createSubmission,
    { body: { jobId: job, candidate: candidate as Profile } },
    as,
  );
  await world.call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed } }, as);
  await findAddresses(world);
  return { admin, job, id, email: candidate.email ?? '' };
}

/** A candidate on a job of an account of their own. */
export async function aCandidate(
  world: World,
  over: Parameters<typeof aProfile>[0] = {},
  window: 'always' | 'working-hours' = 'always',
) {
  const { admin } = await world.anAccount({ window });
  return addCandidate(world, admin, await postJob(world, admin), over);
}

/** Contacts a candidate with emails, and sends whatever is due. */
export async function contact(world: World, { admin, job, id }: Contactable, steps: JourneyStep[] = threeEmails()) {
  const body = { jobId: job, startOutreachCampaign: true, customTemplates: steps };
  const card = await world.call(outreach.contactCandidate, { params: { submissionId: id }, body }, { as: admin });
  world.pass({ seconds: 35 });
  await world.drain();
  return card;
}

/** What was sent to one candidate, oldest first. */
export const mailsOf = (world: World, id: SubmissionId) => world.mailbox().filter(({ tags }) => tags.submission === id);

/** The latest email that was sent to one candidate. */
export function lastMail(world: World, id: SubmissionId): SentMessage {
  const mail = mailsOf(world, id).at(-1);
  if (!mail) throw new Error('Nothing was sent to this candidate');
  return mail;
}

/** The value of a header of a raw mail, in one line. */
export const headerOf = ({ raw }: SentMessage, name: string): string | undefined =>
  new RegExp(`^${name}:[ ]?(.*)$`, 'im').exec(unfolded(raw).split('\r\n\r\n')[0] ?? '')?.[1]?.trim();

/** Takes in an answer to an email, with further headers and another receiver where they are given. */
export async function answer(
  world: World,
  mail: SentMessage,
  text: string,
  over: { headers?: readonly string[]; from?: string; to?: string; subject?: string; id?: string } = {},
): Promise<void> {
  await world.cloud.receiveMail(
    [
      `From: <${over.from ?? mail.recipients[0]}>`,
      `To: <${over.to ?? headerOf(mail, 'Reply-To')}>`,
      `Subject: ${over.subject ?? `Re: ${mail.subject}`}`,
      `Message-ID: <${over.id ?? `answer-to-${mail.id}`}@home.example>`,
      `In-Reply-To: ${headerOf(mail, 'Message-ID')}`,
      ...(over.headers ?? []),
      '',
      text,
      '',
    ].join('\r\n'),
  );
  await world.drain();
}

/** Takes in a report that an email came back for good. */
export async function reportBounce(world: World, mail: SentMessage): Promise<void> {
  const report = [
    '--b\r\nContent-Type: text/plain\r\n\r\nYour message could not be delivered: no such user.',
    `--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.home.example\r\n\r\nFinal-Recipient: rfc822; ${mail.recipients[0]}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such user`,
    '--b--',
  ].join('\r\n');
  const type = 'Content-Type: multipart/report; report-type=delivery-status; boundary=b';
  await answer(world, { ...mail, recipients: ['mailer-daemon@home.example'] }, report, {
    headers: ['MIME-Version: 1.0', type],
    subject: 'Undelivered Mail Returned to Sender',
  });
}

/** What tests look at and do again and again, in the world that runs when they do. */
export const viewsOf = (now: () => World) => ({
  /** A candidate as the employer sees them. */
  shown: ({ admin, id }: Contactable) => now().call(submissions.getSubmission, { params: { id } }, { as: admin }),
  /** Whether a candidate would be written to. */
  preflight: ({ admin, job, id }: Contactable, steps = threeEmails()) =>
    now().call(
      outreach.preflightContact,
      { body: { jobId: job, submissionsId: [id], customTemplates: steps } },
      { as: admin },
    ),
  /** Time goes by, and what is due then is done. */
  async pass(duration: Parameters<World['pass']>[0]) {
    now().pass(duration);
    await now().drain();
  },
  /** Which of the three emails a candidate was sent. */
  texts: (candidate: Contactable) =>
    mailsOf(now(), candidate.id).map(({ raw }) => /First|Second|Third/.exec(raw.toString())?.[0]),
});
