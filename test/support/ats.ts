import { INTEGRATIONS, type Integration, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { jobRoutes } from '../../shared/contract/jobs.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { Employer, TestAccount } from './accounts.ts';
import { aJob, aProfile } from './builders.ts';
import { contact } from './mail.ts';
import { aPdf } from './pdf.ts';
import { findAddresses } from './planted.ts';
import { uploadResume } from './uploads.ts';
import type { World } from './world.ts';

const [GREENHOUSE, , , WORKDAY] = INTEGRATIONS;

export interface Connecting {
  readonly integration?: Integration;
  /** How long the first sync takes: no time unless told otherwise. */
  readonly initialMs?: number;
}

interface Team {
  readonly account: TestAccount;
  readonly admin: Employer;
}

/** Connects an ATS as the widget would. */
export async function connectAts(
  world: World,
  { account, admin }: Team,
  { integration = GREENHOUSE, initialMs = 0 }: Connecting = {},
) {
  const publicToken = world.cloud.merge.link(account.id, integration, initialMs);
  const status = await world.call(atsRoutes.setAtsAccountToken, { body: { publicToken } }, { as: admin });
  return { status, ats: world.cloud.merge.linked().at(-1) as LinkedAts };
}

interface Through {
  readonly workday?: boolean;
  readonly resume?: boolean;
  /** The account is connected already. */
  readonly isConnected?: boolean;
}

let people = 0;

/** Somebody who was contacted on a job that was imported and posted. */
export async function contactedThroughAts(
  world: World,
  team: Team,
  { workday = false, resume = true, isConnected = false }: Through = {},
) {
  const { admin } = team;
  const as = { as: admin };
  if (!isConnected) await connectAts(world, team, { integration: workday ? WORKDAY : GREENHOUSE });
  const ats = world.cloud.merge.linked().at(-1) as LinkedAts;
  await world.drain();
  const remote = ats.content.jobs[0]!;
  const { id: job } = await world.call(atsRoutes.importAtsJob, { params: { mergeDevId: remote.id } }, as);
  const { status: _, ...fields } = aJob();
  const { version } = await world.call(jobRoutes.getJob, { params: { id: job } }, as);
  await world.call(jobRoutes.updateJob, { params: { id: job }, body: { ...fields, version, validateDraft: true } }, as);
  const tmpFile = resume
    ? { identifier: await uploadResume(world, admin, aPdf(['Noor Haddad'])), originalFilename: 'resume.pdf' }
    : null;
  const candidate = aProfile({ email: `noor.${++people}@home.example` }) as Profile;
  const { id } = await world.call(submissionRoutes.createSubmission, { body: { jobId: job, tmpFile, candidate } }, as);
  await world.call(submissionRoutes.editCandidate, { params: { id }, body: { candidate } }, as);
  await world.call(submissionRoutes.finishSubmission, { params: { id }, body: { asClientReviewed: true } }, as);
  await findAddresses(world);
  const email = candidate.email ?? '';
  await contact(world, { admin, job, id, email });
  return { ats, remote, job, id, email };
}
