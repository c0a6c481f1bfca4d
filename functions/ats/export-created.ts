import type { Progress, StoredExport } from '../records/ats/export.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';

/** What was created so far; it is kept where something fails after it. */
export type Done = { -readonly [K in keyof Progress]: Progress[K] };

/** What an earlier try for the same job of Merge's created. */
export const createdBefore = ({ candidateId, attachmentId, applicationId, createdAs }: StoredExport): Progress => ({
  ...(candidateId && { candidateId }),
  ...(attachmentId && { attachmentId }),
  ...(applicationId && { applicationId }),
  ...(createdAs && { createdAs }),
});

/** What an earlier try created may be gone since: they were deleted there, or became part of somebody else. */
export async function forgetGone(merge: Merge, token: string, done: Done): Promise<void> {
  if (done.candidateId && !(await merge.isThere(token, 'candidates', done.candidateId))) {
    delete done.candidateId;
    delete done.createdAs;
    delete done.attachmentId;
    delete done.applicationId;
  }
  if (done.applicationId && !(await merge.isThere(token, 'applications', done.applicationId)))
    delete done.applicationId;
}

interface Writing {
  readonly merge: Merge;
  readonly token: string;
  readonly user: string;
}

/**
 * Whoever was created there by an address that was put right since is given the one by which they are sent: created by it once more
 * they would be two. Where the ATS does not take it, that is said.
 */
export async function readdress({ merge, token, user }: Writing, done: Done, email: string): Promise<void> {
  const { candidateId, createdAs } = done;
  if (!candidateId || !createdAs || createdAs === email) return;
  const [there] = (await merge.findCandidates(token, email)).filter((one) => !one.remote_was_deleted);
  if (there && there.id !== candidateId) {
    // Whoever has the right address there is who is meant; nothing of the other one is theirs.
    done.candidateId = there.id;
    delete done.createdAs;
    delete done.attachmentId;
    delete done.applicationId;
    return;
  }
  const theirs = there ?? (await merge.findCandidates(token, createdAs)).find(({ id }) => id === candidateId);
  // What somebody added to them there meanwhile stays.
  const others = (theirs?.email_addresses ?? []).filter(({ value }) => !isOneOfThem(value, [createdAs, email]));
  try {
    await merge.readdress(token, user, { id: candidateId, email, others });
    done.createdAs = email;
  } catch (error) {
    if (!isMergeProblem(error, 'refused', 'notFound')) throw error;
    done.note = `Under ${createdAs}: your ATS did not take ${email}.`;
  }
}

const isOneOfThem = (value: string | null | undefined, emails: readonly string[]) =>
  !value || emails.some((email) => email.toLowerCase() === value.toLowerCase());
