import { resumeKey } from '../platform/file-keys.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Progress } from '../records/ats/export.ts';
import type { Head } from '../records/submission/head.ts';
import type { StoredProfile } from '../records/submission/stored-items.ts';
import type { Merge } from './merge/merge.ts';
import { isMergeProblem } from './merge/problem.ts';
import type { MergeAttachment } from './merge/shapes.ts';

/** How long the ATS may take to fetch the resume. */
const RESUME_SECONDS = 3_600;
/** How far the clock of Merge may be behind ours. */
const CLOCKS_DIFFER_MS = 60_000;

interface Deps {
  readonly merge: Merge;
  readonly files: Pick<FileLinks, 'readLink'>;
}

interface Resume {
  readonly head: Head;
  readonly profile: StoredProfile;
  readonly candidateId: string;
  /** Whether this very run created them: nobody has given them anything yet. */
  readonly isNew: boolean;
  /** Since when they may have been given it for this; undefined where nobody set about that. */
  readonly since: string | undefined;
}

/** Whether it is what an earlier try gave them, and not another file of that name which they had before. */
function isOurs(
  { file_name: name, attachment_type: type, modified_at: at }: MergeAttachment,
  fileName: string,
  since: string,
) {
  const isOlder = at !== null && Date.parse(at) < Date.parse(since) - CLOCKS_DIFFER_MS;
  return name === fileName && type === 'RESUME' && !isOlder;
}

/**
 * The resume as it was given, once: Merge would take it twice, so what they have is looked through where an earlier try may have given
 * it. Where the ATS refuses the file, or lets nobody see files, the candidate goes there without it, and that is said.
 */
export async function attach(
  { merge, files }: Deps,
  token: string,
  user: string,
  { head, profile, candidateId, isNew, since }: Resume,
): Promise<Pick<Progress, 'attachmentId' | 'note'>> {
  const { resume } = profile;
  if (!resume) return {};
  const fileName = resume.originalFilename;
  try {
    const known = since && !isNew ? await merge.findAttachments(token, candidateId) : [];
    const there = known.find((one) => since && isOurs(one, fileName, since));
    if (there) return { attachmentId: there.id };
    const fileUrl = await files.readLink(resumeKey(head.accountId, resume.identifier), fileName, {
      seconds: RESUME_SECONDS,
      withType: true,
    });
    return { attachmentId: await merge.createAttachment(token, user, { candidate: candidateId, fileName, fileUrl }) };
  } catch (error) {
    if (!isMergeProblem(error, 'refused', 'notFound')) throw error;
    return { note: `Without the resume: ${error.reason || 'your ATS does not take it.'}` };
  }
}
