import { AppError, type FieldProblems } from '../../shared/contract/errors.ts';
import type { JobFields, JourneyStep } from '../../shared/model/job.ts';
import { bytesOf } from '../../shared/model/size.ts';
import { LIMITS } from '../../shared/product.ts';
import { canEditOutreach } from '../../shared/rules/account/access.ts';
import { isWritable } from '../../shared/rules/job/job-form.ts';
import { sequenceProblems } from '../../shared/rules/outreach/templates.ts';
import type { StoredAccount } from '../records/account/stored-account.ts';
import type { NewEmails } from '../records/job/job-actions.ts';
import { type StoredJob, writtenVersionOf } from '../records/job/stored-job.ts';
import type { JobsDeps } from './found-job.ts';
import { startingSteps } from './starting-emails.ts';

interface Saving {
  readonly account: StoredAccount;
  readonly before: StoredJob | undefined;
  readonly type: JobFields['selectedOutreachJourneyType'];
  /** Whether the job is posted once it is saved: a draft has no emails of its own until somebody writes them. */
  readonly isPosted: boolean;
  /** The emails that somebody wrote for it now. */
  readonly sent: readonly JourneyStep[] | undefined;
}

export interface SavedEmails {
  readonly versions: Pick<StoredJob, 'outreachVersion' | 'genericVersion'>;
  /** What is written under the version; undefined where it is there already. */
  readonly written: NewEmails | undefined;
}

/**
 * Which emails a job has once it is saved. A version is never changed once it is written, because candidates are being emailed
 * with it: whatever differs is a new one. Another kind of outreach has other emails, and those written before come back with it.
 */
export async function emailsToSave(deps: JobsDeps, saving: Saving): Promise<SavedEmails> {
  const { account, before, type, isPosted } = saving;
  const version = before?.outreachVersion ?? null;
  const keeps: SavedEmails = { versions: versionsOf(before, type, version), written: undefined };
  const next = (steps: readonly JourneyStep[], isOwn: boolean): SavedEmails => ({
    versions: versionsOf(before, type, (version ?? 0) + 1),
    written: { steps, isOwn },
  });
  const stored = async (which: number | null) =>
    before && which !== null ? deps.jobs.findOutreach(before.accountId, before.id, which) : undefined;

  const own = saving.sent && (await checkedEmails(deps, saving, saving.sent));
  const isSameKind = before?.selectedOutreachJourneyType === type;
  if (own) {
    const now = isSameKind ? await stored(version) : undefined;
    return JSON.stringify(now) === JSON.stringify(own) ? keeps : next(own, true);
  }
  if (version === null ? !isPosted : isSameKind) return keeps;
  const written = before && isWritable(type) ? await stored(writtenVersionOf(before)) : undefined;
  return next(written ?? (await startingSteps(deps.jobs, account, type)), false);
}

/** What was written stays known while candidates get the emails of another kind of outreach. */
function versionsOf(before: StoredJob | undefined, type: Saving['type'], outreachVersion: number | null) {
  const genericVersion = isWritable(type) || !before ? undefined : (writtenVersionOf(before) ?? undefined);
  return { outreachVersion, ...(genericVersion !== undefined && { genericVersion }) };
}

/** Emails as they may be stored and sent: cleaned first, then checked, so that what is stored is what was checked. */
async function checkedEmails({ cleanHtml }: JobsDeps, { account, type }: Saving, sent: readonly JourneyStep[]) {
  if (!canEditOutreach(account) || !isWritable(type)) throw new AppError('OUTREACH_NOT_EDITABLE');
  const steps = await Promise.all(sent.map(async (step) => ({ ...step, html: await cleanHtml(step.html) })));
  const fields: FieldProblems = {};
  for (const { stepId, field, message } of sequenceProblems(steps)) {
    const name = `journeys.${steps.findIndex(({ id }) => id === stepId)}.${field}`;
    fields[name] = [...(fields[name] ?? []), message];
  }
  if (bytesOf(steps) > LIMITS.sequenceBytes) fields.journeys = ['These emails are too long.'];
  if (Object.keys(fields).length > 0) throw new AppError('BAD_REQUEST', fields);
  return steps;
}
