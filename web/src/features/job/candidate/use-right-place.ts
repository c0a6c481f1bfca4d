import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import type { useCandidate } from '../../../parts/candidate/use-candidate.ts';
import { placeElsewhere, saysGone, whereTo } from '../../../parts/moves/where-to.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import type { CandidateModalProps } from './candidate-modal.tsx';

/**
 * Shows the review instead of a candidate who is still to be reviewed, and leaves one who is not on this job: their card goes,
 * and where they are is a press away. What is kept
 * from an earlier look may be older than a move made since: only what the server says now counts. While something is asked about
 * them it waits, so that what was answered can be read.
 */
export function useRightPlace(
  { id, job, moves, onClose }: Pick<CandidateModalProps, 'id' | 'job' | 'moves' | 'onClose'>,
  candidate: ReturnType<typeof useCandidate>,
  isAsking: boolean,
) {
  const navigate = useNavigate();
  const { submission, error, refresh } = candidate;
  const [askedAbout, setAskedAbout] = useState<SubmissionId>();
  const isStranger = saysGone(error) || (submission && submission.jobId !== job.id);
  const { gone } = moves;
  const words = useRef<{ text: string; place: string | undefined }>({ text: '', place: undefined });
  words.current = { text: whereTo(job.id, submission, error), place: placeElsewhere(job.id, submission) };
  const isNew = submission?.jobId === job.id && submission.columnName === 'NEW';
  const isInDoubt = Boolean(isStranger || isNew) && askedAbout !== id;
  const again = useRef(refresh);
  again.current = refresh;
  useEffect(() => {
    if (!isInDoubt) return;
    let isGone = false;
    const answer = () => isGone || setAskedAbout(id);
    again.current().then(answer, answer);
    return () => {
      isGone = true;
    };
  }, [isInDoubt, id]);
  useEffect(() => {
    if (isInDoubt || isAsking) return;
    if (isStranger) {
      const { text, place } = words.current;
      const action = place ? { label: 'Show', onSelect: () => void navigate(place) } : undefined;
      showToast(text, { kind: 'danger', id: 'stranger', ...(action && { action }) });
      onClose();
      gone(id);
    } else if (isNew) navigate(`${WEB_PATHS.review(job.id)}?submissionId=${id}`, { replace: true });
  }, [isInDoubt, isAsking, isStranger, isNew, id, job.id, onClose, gone, navigate]);
  return { isInDoubt, isHere: isAsking || (!isStranger && !isNew) };
}
