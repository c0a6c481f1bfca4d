import { newId } from '../../functions/platform/ids.ts';
import { contract } from '../../shared/contract/index.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { type Employer, readInvitation, type Sourcer } from './accounts.ts';
import { aDeliveredProfile, aJob, someRequirements } from './builders.ts';
import { cursorOf, type Ids } from './fillings.ts';
import { uploadResume } from './uploads.ts';
import type { World } from './world.ts';

const { accounts, jobs, sourcing, submissions, outreach, inbox, guests } = contract;

/** An account in which everything has happened, with its own mark in every text that anybody can write. */
export interface Planted {
  readonly mark: string;
  readonly admin: Employer;
  readonly ids: Ids;
  /** Submissions by what happened to them. */
  readonly people: Readonly<Record<'fresh' | 'replied' | 'running' | 'noted' | 'aside', SubmissionId>>;
}

/** A job with delivered, contacted, answering, noted and hand-made candidates, files and a sequence that runs. */
export async function plant(world: World, sourcer: Sourcer): Promise<Planted> {
  const mark = `mark${newId()}`;
  const { account, admin } = await world.anAccount({ name: `Acme ${mark}`, postalAddress: `1 ${mark} Street` });
  const as = { as: admin };
  const about = { firstname: 'Anna', lastname: mark, employer: { position: mark, company: `Company ${mark}` } };
  await world.call(accounts.updatePreferences, { params: { id: 'me' }, body: about }, as);
  const signature = `<p>Yours, ${mark}</p>`;
  await world.call(accounts.saveSignature, { params: { userId: admin.id }, body: { signature } }, as);

  const job = await world.call(jobs.createJob, { body: markedJob(mark) }, as);
  const ofJob = { params: { id: job.id } };
  await world.call(jobs.startSourcing, { ...ofJob, body: { batchSize: 10 } }, as);
  const request = await requestOf(world, sourcer, job.title);
  const profiles = Array.from({ length: 4 }, (_, number) => markedProfile(mark, number));
  const delivered = await world.call(
    sourcing.deliverProfiles,
    { params: { id: request }, body: { profiles } },
    { as: sourcer },
  );
  await findAddresses(world);
  const [fresh, replied, running, noted] = delivered.results.map(({ submissionId }) => submissionId as SubmissionId);
  if (!fresh || !replied || !running || !noted) throw new Error('The profiles were not taken');

  const file = await uploadResume(world, admin, Buffer.from(`%PDF-1.7 resume of ${mark}`), `${mark}.pdf`);
  const body = { jobId: job.id, tmpFile: { identifier: file, originalFilename: `${mark}.pdf` } };
  const aside = await world.call(submissions.createSubmission, { body }, as);
  const note = await world.call(submissions.addNote, { params: { id: noted }, body: { content: `Note ${mark}` } }, as);
  const asked = { submissionIds: [fresh], reviewer: `Robin ${mark}` };
  const guest = await world.call(guests.createGuestLink, { ...ofJob, body: asked }, as);
  await contactAndReply(world, admin, { job: job.id, replied, running, mark });
  const answer = await answerAndBeTold(world, admin, replied);
  const { replyIds } = await world.call(submissions.getSubmission, { params: { id: replied } }, as);
  const email = `${mark}@acme.example`;
  const invitation = readInvitation(await world.anInvitation({ account, email }));
  return {
    mark,
    admin,
    people: { fresh, replied, running, noted, aside: aside.id },
    ids: {
      account: account.id,
      user: admin.id,
      invitation: invitation.id as Ids['invitation'],
      invitationKey: invitation.key,
      job: job.id,
      request,
      submission: fresh,
      note: note._id as Ids['note'],
      reply: `${replied}.${replyIds[0]}`,
      file,
      cursor: cursorOf(account.id, job.id, fresh),
      unsubscribeToken: tokenIn(world, replied),
      answer,
      rightsToken: rightsTokenIn(world, replied),
      guestLink: guest.id,
      guestToken: guest.url.split('/').at(-1) ?? '',
      noticesToken: noticesTokenIn(world, admin.email),
    },
  };
}

const markedJob = (mark: string) =>
  aJob({
    title: `Engineer ${mark}`,
    companyName: `Company ${mark}`,
    description: `<p>About ${mark}</p>`,
    applyUrl: `https://acme.example/${mark}`,
    noteForSourcer: `For sourcers ${mark}`,
    requirements: someRequirements({
      mustHaves: [`Must ${mark}`, 'AWS Lambda', 'Five years'],
      nToHaves: [`Nice ${mark}`],
      blacklistedDomains: [{ orgName: `Not ${mark}` }],
      srcLocationIndication: mark,
    }),
  });

const markedProfile = (mark: string, number: number) =>
  aDeliveredProfile({
    firstName: `Sam${number}`,
    lastName: mark,
    email: `${mark}.${number}@mail.example`,
    summary: `About ${mark}`,
    employmentHistory: [{ jobTitle: `Title ${mark}`, employerName: `Employer ${mark} ${number}`, current: true }],
    socialProfiles: [{ type: 'linkedin', url: `https://www.linkedin.com/in/${mark}-${number}` }],
  });

async function requestOf(world: World, sourcer: Sourcer, title: string) {
  const { results } = await world.call(sourcing.listSourcingRequests, { query: {} }, { as: sourcer });
  const found = results.find(({ job }) => job.title === title);
  if (!found) throw new Error('The request is not open to sourcers');
  return found.id;
}

/** Lets the email search of whoever has arrived come to its end. */
export async function findAddresses(world: World) {
  for (let round = 0; round < 6; round++) {
    await world.drain();
    world.pass({ seconds: 4 });
  }
  await world.drain();
}

async function contactAndReply(
  world: World,
  admin: Employer,
  { job, replied, running, mark }: Pick<Planted['people'], 'replied' | 'running'> & { job: Ids['job']; mark: string },
) {
  const body = {
    jobId: job,
    submissionsId: [replied, running],
    startOutreachCampaign: true,
    clientReviewFeedback: `Feedback ${mark}`,
  };
  await world.call(outreach.contactCandidates, { body }, { as: admin });
  world.pass({ seconds: 40 });
  await world.drain();
  const mail = world.mailbox().find(({ tags }) => tags.submission === replied);
  const replyTo = /^Reply-To: (.+)$/m.exec(unfolded(mail?.raw))?.[1]?.trim();
  await world.cloud.receiveMail(
    [
      `From: Sam <${mail?.recipients[0]}>`,
      `To: ${replyTo}`,
      `Subject: Re: ${mark}`,
      `Message-ID: <${mark}@home.example>`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary=part',
      '',
      '--part',
      'Content-Type: text/plain',
      '',
      `Tell me more about ${mark}.`,
      '--part',
      'Content-Type: text/plain',
      `Content-Disposition: attachment; filename="${mark}.txt"`,
      '',
      `File of ${mark}`,
      '--part--',
      '',
    ].join('\r\n'),
  );
  await world.drain();
}

/** Answers whoever replied, and has the admin be told by mail that they did. */
async function answerAndBeTold(world: World, admin: Employer, replied: SubmissionId) {
  const as = { as: admin };
  world.pass({ minutes: 11 });
  await world.drain();
  const { replies } = await world.call(inbox.openConversation, { params: { id: replied } }, as);
  const [reply] = replies;
  if (!reply) throw new Error('The reply has not come');
  const body = { replyId: reply.id, html: '<p>Gladly.</p>' };
  const { id } = await world.call(inbox.answerCandidate, { params: { id: replied }, body }, as);
  world.pass({ minutes: 2 });
  await world.drain();
  return id;
}

function noticesTokenIn(world: World, email: string): string {
  const mail = world.mailbox(email).find(({ tags }) => tags.kind === 'notice-replies');
  const token = /^List-Unsubscribe: <[^>]*\/notices\/([^>]+)>/m.exec(unfolded(mail?.raw))?.[1];
  if (!token) throw new Error('The notice has no way out');
  return token;
}

function rightsTokenIn(world: World, submission: SubmissionId): string {
  const mail = world.mailbox().find(({ tags }) => tags.submission === submission);
  const token = /\/rights\/([0-9a-z.]+)/.exec(mail ? textOf(mail.raw) : '')?.[1];
  if (!token) throw new Error('The email has no link to what is held');
  return token;
}

/** A mail's text with lines that were folded in one piece. */
const textOf = (raw: Buffer) => raw.toString().replaceAll('=\r\n', '');

function tokenIn(world: World, submission: SubmissionId): string {
  const mail = world.mailbox().find(({ tags }) => tags.submission === submission);
  const token = /^List-Unsubscribe: <[^>]*\/unsubscribe\/([^>]+)>/m.exec(unfolded(mail?.raw))?.[1];
  if (!token) throw new Error('The email has no way out');
  return token;
}

/** A raw mail with its long header lines in one piece. */
export const unfolded = (raw: Buffer | undefined) => (raw?.toString() ?? '').replace(/\r\n[ \t]+/g, ' ');
