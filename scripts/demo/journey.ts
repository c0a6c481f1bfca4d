import { readFile } from 'node:fs/promises';
import { contract } from '../../shared/contract/index.ts';
import { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Card } from '../../shared/model/submission.ts';
import { COLUMN_LABELS } from '../../shared/reference/funnel.ts';
import { createClient } from '../../test/support/call.ts';
import { demoJob, type JobText } from './job.ts';
import { comeByInvitation } from './person.ts';
import { say, until } from './say.ts';

const { accounts, jobs, media, submissions, outreach, reports } = contract;
export const EMAIL = 'demo@company.example';

export type Session = Awaited<ReturnType<typeof signUp>>;

/** Walks the journey and prints it; true when someone was hired. */
export async function runJourney(url: string, invitationLink: string): Promise<boolean> {
  const session = await signUp(url, invitationLink);
  const jobId = await postJob(session);
  await addResume(session, jobId);
  const cards = await receive(session, jobId);
  const contacted = await reviewAndContact(session, jobId, cards);
  const interested = await hearBack(session, jobId, contacted);
  await hire(session, interested);
  return report(session, jobId);
}

/** By the invitation, with the code from the mailbox, to a registered admin. */
export async function signUp(url: string, link: string) {
  say('Be invited', `The invitation's link is ${link}`);
  const me = await comeByInvitation(url, link, EMAIL);
  const client = createClient(url);
  const as = { as: me };
  const body = { email: EMAIL, user_encoded_id: me.encodedId };
  const { employer } = await client.call(accounts.register, { body }, as);
  const about = {
    firstname: 'Maren',
    lastname: 'Holt',
    employer: { position: 'Head of Talent', company: 'Foldwater' },
  };
  const { name } = await client.call(accounts.updatePreferences, { params: { id: 'me' }, body: about }, as);
  say('Be invited', `${name} signed up with a code from the mailbox and is the account's admin`);
  return { url, call: client.call, as, accountId: employer.account };
}

/** A job posted, and a first batch of profiles asked for. */
export async function postJob({ call, as }: Session, over: Partial<JobText> = {}): Promise<JobId> {
  const job = await call(
    jobs.createJob,
    { body: { ...demoJob, ...over, status: 'Validated', startSourcing: false } },
    as,
  );
  say('Post a job', `${job.title}, ${job.location?.formatted}, with ${job.requirements.mustHaves.length} must-haves`);
  await call(jobs.startSourcing, { params: { id: job.id }, body: { batchSize: 10 } }, as);
  say('Post a job', 'A first batch of 10 profiles is asked of the sourcers');
  return job.id;
}

/** A profile from a resume file, read, completed and sent to review. */
export async function addResume({ call, as }: Session, jobId: JobId) {
  const bytes = await readFile(new URL('resume.pdf', import.meta.url));
  const originalFilename = 'resume.pdf';
  const form = await call(
    media.startUpload,
    { params: { mediaType: 'CV' }, body: { originalFilename, size: bytes.length } },
    as,
  );
  const posted = new FormData();
  for (const [name, value] of Object.entries(form.fields)) posted.append(name, value);
  posted.append('file', new Blob([bytes], { type: 'application/pdf' }), originalFilename);
  const uploaded = await fetch(form.url, { method: 'POST', body: posted });
  if (!uploaded.ok) throw new Error(`The resume was not uploaded: ${uploaded.status} ${await uploaded.text()}`);
  const body = { jobId, tmpFile: { identifier: form.identifier, originalFilename } };
  const { id, candidate, hasResumeParsingFailed } = await call(submissions.createSubmission, { body }, as);
  if (hasResumeParsingFailed) throw new Error('The resume could not be read');
  const profile = Profile.parse(candidate);
  say(
    'Add a profile',
    `${profile.firstName} ${profile.lastName} was read from a PDF: ${profile.employmentHistory.length} positions, ${profile.skills.length} skills`,
  );
  await call(submissions.editCandidate, { params: { id }, body: { candidate: profile } }, as);
  const { duplicates } = await call(submissions.checkDuplicates, { params: { id } }, as);
  if (duplicates.length > 0) throw new Error('A new person was taken for someone known');
  await call(submissions.finishSubmission, { params: { id }, body: { asClientReviewed: false } }, as);
}

/** The sourced profiles, once their addresses were searched and their verdicts are there. */
export async function receive({ call, as }: Session, jobId: JobId, expected = 11): Promise<Card[]> {
  const review = await until('ten sourced profiles with their addresses searched', async () => {
    const answer = await call(submissions.listReviewIds, { params: { id: jobId }, query: {} }, as);
    const isReady =
      answer.cards.length >= expected &&
      answer.cards.every(({ isEmailHuntDone, verdicts }) => isEmailHuntDone && verdicts);
    return isReady ? answer : undefined;
  });
  const { notSourcingReason } = await call(jobs.getJob, { params: { id: jobId } }, as);
  say(
    'Receive profiles',
    `${review.cards.length} to review; the batch is ${notSourcingReason === 'BATCH_DELIVERED' ? 'complete' : 'still open'}`,
  );
  return review.cards;
}

/** The weakest is discarded, and everyone else who can be is contacted. */
export async function reviewAndContact(
  { call, as }: Session,
  jobId: JobId,
  cards: readonly Card[],
): Promise<SubmissionId[]> {
  const confirmed = ({ verdicts }: Card) => verdicts.split('c').length - 1;
  const ranked = [...cards].sort((a, b) => confirmed(b) - confirmed(a));
  const weakest = ranked.at(-1);
  for (const card of ranked)
    say(
      'Review',
      `${card.name}, ${card.jobTitle} at ${card.currentEmployer}: ${confirmed(card)} of ${card.verdicts.length} confirmed`,
    );
  if (weakest) {
    const body = { submissionIds: [weakest.id], jobId, reason: 'TOTALLY_IRRELEVANT' as const };
    await call(submissions.disqualifyAsClient, { body }, as);
    say('Review', `${weakest.name} is discarded`);
  }
  const submissionsId = ranked.slice(0, -1).map(({ id }) => id);
  const { recipients, blocked, plan } = await call(outreach.preflightContact, { body: { jobId, submissionsId } }, as);
  say('Reach', plan);
  for (const { name, why } of blocked) say('Reach', `${name} will not be emailed: ${why}`);
  const chosen = recipients.map(({ submissionId }) => submissionId);
  const body = { jobId, submissionsId: chosen, startOutreachCampaign: true };
  const { updates } = await call(outreach.contactCandidates, { body }, as);
  const contacted = updates.filter(({ ok }) => ok).map(({ submissionId }) => submissionId);
  say('Reach', `${contacted.length} contacted; nothing leaves for 30 seconds`);
  return contacted;
}

/** The first candidate whose answer reads as a yes. */
export async function hearBack(
  { call, as }: Session,
  jobId: JobId,
  contacted: readonly SubmissionId[],
): Promise<SubmissionId> {
  const found = await until(
    'an interested answer',
    async () => {
      const { columns } = await call(submissions.getFunnel, { params: { id: jobId }, query: {} }, as);
      const replied = columns
        .flatMap(({ cards }) => cards)
        .filter(({ id, mailStatus }) => contacted.includes(id) && mailStatus === 'replied');
      for (const card of replied) {
        const reply = await call(outreach.getCandidateReply, { params: { id: card.id } }, as);
        if (reply.suggestion === 'interested') return { card, reply };
      }
      return undefined;
    },
    120,
  );
  say('Reach', `${found.card.name} answered: “${found.reply.visibleText}”`);
  return found.card.id;
}

async function hire({ call, as }: Session, id: SubmissionId) {
  await call(submissions.markInterested, { params: { id } }, as);
  for (const column of ['PHONE_INTERVIEWED', 'INTERVIEWED', 'HIRED'] as const) {
    const card = await call(submissions.moveInFunnel, { params: { id }, body: { column } }, as);
    say('Follow to the hire', `${card.name} is now in ${COLUMN_LABELS[card.columnName]}`);
  }
}

async function report({ call, as, accountId }: Session, jobId: JobId): Promise<boolean> {
  const { crowdSubmissions: crowd, platformSubmissions: team } = await until(
    'the report to show the hire',
    async () => {
      const answer = await call(reports.getJobReport, { query: { accountId, jobId } }, as);
      return answer.crowdSubmissions.hired + answer.platformSubmissions.hired > 0 ? answer : undefined;
    },
  );
  const sum = (name: 'sourced' | 'reviewed' | 'contacted' | 'replied' | 'lead' | 'hired') => crowd[name] + team[name];
  say(
    'See it',
    `${sum('sourced')} sourced, ${sum('reviewed')} reviewed, ${sum('contacted')} contacted, ${sum('replied')} replied, ${sum('lead')} interested, ${sum('hired')} hired`,
  );
  return sum('hired') === 1;
}
