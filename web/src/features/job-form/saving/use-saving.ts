import { useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSWRConfig } from 'swr';
import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { Job, JobFields } from '../../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { isWritable } from '../../../../../shared/rules/job/job-form.ts';
import { normaliseJob } from '../../../../../shared/rules/job/job-payload.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { call } from '../../../api/call.ts';
import { applyProblem } from '../../../api/form.ts';
import { ApiError } from '../../../api/problem.ts';
import { keyOf } from '../../../api/use-api.ts';
import { showProblem, useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { isElsewhere } from '../../../ui/hooks/elsewhere.ts';
import type { FormFacts } from '../facts.ts';
import { MESSAGES } from '../messages.ts';
import { fieldAt, type JobFieldName } from '../steps/steps.ts';
import { postedText } from './posted-text.ts';
import { SAVING } from './saving-options.ts';
import { useCreateOnce } from './use-create-once.ts';

export type SaveAs = 'draft' | 'post' | 'update';

interface Around {
  facts: FormFacts;
  /** Leaves the form with nothing to lose: for an address, else for where the person came from. */
  leave: (to: string | undefined, otherwise?: string) => void;
  /** Called when a save failed, with the fields that the server found wrong, and where the focus was as it began. */
  onRefused: (fields: readonly JobFieldName[], from: Element | null) => void;
}

/** Saving, one at a time, with what follows: messages, the first batch, and where to go next (2-jobs, section 4). */
export function useSaving({ facts, leave, onRefused }: Around) {
  const { job } = facts;
  const { getValues, setError, clearErrors } = useFormContext<JobForm>();
  const createOnce = useCreateOnce();
  const update = useApiMutation('updateJob', SAVING);
  const sayPosted = useSayPosted(facts);
  const [saving, setSaving] = useState<SaveAs>();
  const [conflict, setConflict] = useState<string>();
  const isRunning = useRef(false);

  const write = (as: SaveAs): Promise<Job> => {
    const { journeys, ...form } = getValues();
    const own = journeys && isWritable(form.selectedOutreachJourneyType) ? { journeys } : {};
    const fields = { ...normaliseJob<JobFields>(form), ...own };
    if (!job) return createOnce(fields, as === 'draft' ? 'Draft' : 'Validated');
    const body = { ...fields, version: job.version, validateDraft: as === 'post' };
    return update.run({ params: { id: job.id }, body });
  };
  const follow = async (as: SaveAs, saved: Job): Promise<string | undefined> => {
    if (as === 'post') return sayPosted(saved);
    showToast(as === 'draft' ? MESSAGES.savedAsDraft : MESSAGES.updated);
    return as === 'draft' ? draftsWith(saved, facts) : undefined;
  };
  /** `from` is where the focus was as the person asked for it. */
  const save = async (as: SaveAs, from = document.activeElement): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(as);
    clearErrors('root');
    try {
      const saved = await write(as);
      leave(await follow(as, saved), WEB_PATHS.job(saved.id));
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'JOB_CHANGED';
      if (isConflict) setConflict(error.message);
      const refused = isConflict ? [] : applyProblem({ setError }, error, fieldAt);
      // Whoever goes on in another field stays there: what is wrong is marked, and said here.
      if (refused.length > 0 && isElsewhere(from)) showProblem(error);
      else onRefused(refused, from);
    } finally {
      isRunning.current = false;
      setSaving(undefined);
    }
  };
  return { save, saving, conflict };
}

/** The list of drafts, with everybody's where the draft is not one's own. */
const draftsWith = ({ employer }: Job, { person }: FormFacts) =>
  `${WEB_PATHS.jobs}?status=Draft${employer.id === person.id ? '' : '&source=account'}`;

/** Says of a job just posted what follows, and answers where to go. Its first batch was asked for as it was posted. */
function useSayPosted({ job: draft, account, hasPlatformAccess, firstBatchSize }: FormFacts) {
  const { mutate } = useSWRConfig();
  const readAccount = async () => {
    const asked = { params: { id: account.id } };
    return mutate(keyOf('getAccount', asked), call('getAccount', asked));
  };
  return async ({ id, sourcingRequest }: Job): Promise<string> => {
    const isAskedFor = sourcingRequest !== null;
    const posted = draft ? MESSAGES.validated : MESSAGES.posted;
    if (draft || hasPlatformAccess || !isAskedFor) showToast(posted);
    if (!isAskedFor) {
      showToast(ERRORS.NOT_ENOUGH_CREDITS.title, { kind: 'danger' });
      return WEB_PATHS.job(id);
    }
    if (hasPlatformAccess) return `${WEB_PATHS.job(id)}?showCrowdSourcingStartedPopover=true`;
    const { subscription } = (await readAccount().catch(() => undefined)) ?? account;
    if (!draft) showToast(postedText(firstBatchSize, subscription));
    return WEB_PATHS.job(id);
  };
}
