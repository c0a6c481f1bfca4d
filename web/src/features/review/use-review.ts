import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unstable_serialize, useSWRConfig } from 'swr';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { DiscardReason } from '../../../../shared/model/funnel.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { TIMES } from '../../../../shared/product.ts';
import { call } from '../../api/call.ts';
import { keyOf } from '../../api/use-api.ts';
import { showProblem } from '../../api/use-api-mutation.ts';
import { useReadAhead } from '../../parts/candidate/use-candidate.ts';
import { isGone as hasGone } from '../../parts/moves/refused-words.ts';
import { saysGone, whereTo } from '../../parts/moves/where-to.ts';
import { madeIn, type OnBusy, useUndoableMoves } from '../../parts/undo.ts';
import { beginUndoable, showToast, type UnderWay } from '../../ui/feedback/toast-store.ts';
import { goneWords, nextOf, reviewedMeanwhile } from './rules.ts';
import { sendInParts, type Update } from './send-in-parts.ts';
import { useBatchEnd } from './use-batch-end.ts';
import { useCurrent } from './use-current.ts';
import { useQueue } from './use-queue.ts';
import { useTicked } from './use-ticked.ts';

const NOTHING = 'There is no profiles to review for this job for now.';
const ALL_DONE = 'Every profile of this job is reviewed.';
const NOT_HERE = 'Sorry, this candidate does not exist on that job.';

/** What one sees here is to be reviewed: whoever is not any more was moved by another hand. */
const from = 'NEW';

type Reviewed = 'SAVED' | 'DISCARDED';

/** Says of someone who is not, or no longer, to be reviewed where they are: a teammate may have been quicker. */
const sayWhereTo = async (jobId: JobId, id: SubmissionId) => {
  try {
    const found = await call('getSubmission', { params: { id } });
    const isHere = found.jobId === jobId;
    const words = isHere ? reviewedMeanwhile(found) : whereTo(jobId, found, undefined);
    if (words) showToast(words, { kind: 'warning', id: 'not-here' });
  } catch (error) {
    if (saysGone(error)) showToast(whereTo(jobId, undefined, error), { kind: 'warning', id: 'not-here' });
    else showProblem(error);
  }
};

/** The review of a job's profiles: the list, the profile on the screen, and what is done with them. */
export const useReview = ({ id: jobId, batch }: Pick<Job, 'id' | 'batch'>) => {
  const navigate = useNavigate();
  const { mutate, cache } = useSWRConfig();
  /** As far as the profile was looked at: the batch of this job did not bring it. */
  const cameFromAnotherJob = (id: SubmissionId): boolean => {
    const known = cache.get(unstable_serialize(keyOf('getSubmission', { params: { id } })))?.data;
    return Boolean((known as Submission | undefined)?.transferredFromJob);
  };
  const [running, setRunning] = useState(0);
  /** While somebody is saved, discarded or taken back it is not known yet whether everybody is reviewed. */
  const onBusy = useCallback<OnBusy>((_, isBusy) => setRunning((now) => now + (isBusy ? 1 : -1)), []);
  const offerUndo = useUndoableMoves(jobId, onBusy);
  const [current, select] = useCurrent();
  const list = useQueue(jobId, (ids) => {
    for (const id of ids) void mutate(keyOf('getSubmission', { params: { id } }));
  });
  const { queue, isWhole, take, taken, giveBack } = list;
  const ids = queue.map(({ id }) => id);
  const ticked = useTicked(queue);
  const hasActed = useRef(false);
  const { exit, count, discount } = useBatchEnd({ id: jobId, batch }, list);
  const at = current === null ? -1 : ids.indexOf(current);

  useReadAhead(at >= 0 ? ids.slice(at + 1, at + 3) : []);

  /** The list as it was while one stood in it. */
  const seen = useRef<readonly SubmissionId[]>([]);
  const firstId = ids[0] ?? null;
  const isLost = list.isReady && firstId !== null && at < 0 && (current === null || isWhole);
  const isGone = current !== null && list.isReady && isWhole && at < 0;
  useEffect(() => {
    if (isGone) void sayWhereTo(jobId, current);
  }, [isGone, current, jobId]);
  useEffect(() => {
    if (!isLost) seen.current = ids;
    else if (current === null || !seen.current.includes(current)) select(firstId);
    else select(nextOf(seen.current, current, new Set(seen.current.filter((id) => !ids.includes(id)))) ?? firstId);
  });

  const isOver = isWhole && queue.length === 0 && running === 0;
  useEffect(() => {
    if (!isOver) return;
    showToast(hasActed.current ? ALL_DONE : NOTHING, { kind: 'info', id: 'review-done' });
    navigate(exit, { replace: true });
  }, [isOver, exit, navigate]);

  /** Takes profiles off the list and shows the next one at once. */
  const leave = (leaving: readonly SubmissionId[]) => {
    hasActed.current = true;
    select(nextOf(ids, current, new Set(leaving)));
    take(leaving);
    ticked.untick(leaving);
  };
  /** The same of those that are reviewed. */
  const review = (reviewed: readonly SubmissionId[]) => {
    count(queue.filter(({ id }) => reviewed.includes(id) && !cameFromAnotherJob(id)));
    leave(reviewed);
  };
  const comeBack = (back: readonly SubmissionId[], isUndone = false) => {
    if (back.length === 0) return;
    discount(back, true);
    giveBack(back, isUndone);
    select(list.firstOf(back));
  };
  const onUndone = (updates: Outcome[]) =>
    comeBack(
      updates.filter(({ ok }) => ok).map(({ submissionId }) => submissionId),
      true,
    );

  /** Whoever failed is back on the list with the reason, but for those whom others reviewed; the rest can be taken back. */
  const settle = (updates: readonly Outcome[], message: (count: number) => string, underWay: UnderWay) => {
    const refused = updates.filter(({ ok }) => !ok);
    const gone = refused.filter(hasGone);
    const failed = refused.filter((update) => !hasGone(update));
    const done = madeIn(updates);
    const back = failed.map(({ submissionId }) => submissionId);
    comeBack(back);
    taken(updates);
    discount(
      gone.map(({ submissionId }) => submissionId),
      false,
    );
    const [first] = failed;
    if (first) showToast(first.why ?? NOT_HERE, { kind: 'danger', id: 'review-failed' });
    const elsewhere = goneWords(gone, list.nameOf);
    if (elsewhere) showToast(elsewhere, { kind: 'warning', duration: TIMES.partialContactToast });
    if (done.length > 0) offerUndo(message, done, { onUndone, underWay });
    return back;
  };
  /** Answers who is back on the list, for whom nothing was done. */
  const act = async (
    leaving: readonly SubmissionId[],
    to: Reviewed,
    send: (part: SubmissionId[]) => Promise<Update>,
    message: (count: number) => string,
  ): Promise<readonly SubmissionId[]> => {
    if (leaving.length === 0) return leaving;
    review(leaving);
    onBusy(leaving, true);
    const underWay = beginUndoable();
    try {
      const updates = await sendInParts(leaving, send, { jobId, columnName: to });
      return settle(updates, message, underWay);
    } catch (error) {
      comeBack(leaving);
      showProblem(error);
      return leaving;
    } finally {
      onBusy(leaving, false);
      underWay.end();
    }
  };

  return {
    ...list,
    ticked,
    current,
    exit,
    card: queue[at],
    /** Its place in the list, from 1; 0 when none is shown. */
    place: at + 1,
    select,
    step: (by: 1 | -1) => {
      const to = ids[Math.min(ids.length - 1, Math.max(0, at + by))];
      if (to) select(to);
    },
    save: (saved: readonly SubmissionId[], comment: string) =>
      act(
        saved,
        'SAVED',
        (submissionIds) => call('saveSubmissions', { params: { jobId }, body: { submissionIds, from, comment } }),
        (count) => (count === 1 ? 'Profile saved.' : 'Profiles saved.'),
      ),
    discard: (discarded: readonly SubmissionId[], reason: DiscardReason, comment: string) =>
      act(
        discarded,
        'DISCARDED',
        (submissionIds) => call('disqualifyAsClient', { body: { submissionIds, jobId, from, reason, comment } }),
        (count) => (count === 1 ? 'We’ve discarded the profile.' : 'We’ve discarded the profiles.'),
      ),
    /** Whoever went to another job, or was deleted, is no longer to be reviewed here. */
    gone: (id: SubmissionId) => {
      leave([id]);
      taken([{ submissionId: id, card: null }]);
    },
    /** After the contact dialog: those contacted leave the list, and so do those who are not here any more. */
    contacted: (updates: readonly Outcome[]) => {
      review(updates.filter(({ ok }) => ok).map(({ submissionId }) => submissionId));
      leave(updates.filter((update) => update.ok || hasGone(update)).map(({ submissionId }) => submissionId));
      taken(updates);
    },
    onUndone,
  };
};

export type Review = ReturnType<typeof useReview>;
