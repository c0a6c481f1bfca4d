import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { asksForRating, isPoor, mustRate, offersMore, RATINGS } from '../../../../../shared/rules/sourcing/rating.ts';
import { whyNotStart } from '../../../../../shared/rules/sourcing/sourcing.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { isGoingOn, undoneAtBatchEnd } from '../../../parts/open-rating.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast, toastStore } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useTellChat } from '../chat/use-tell-chat.ts';

const FORM = 'rating';

interface AfterReviewProps {
  readonly job: Job;
  readonly onJob: (job: Job) => void;
  /** One comes from the review, where the last profile was just reviewed. */
  readonly hasReviewed: boolean;
  /** Somebody asked for it, so it does not wait until the review can no longer be taken back. */
  readonly isWanted: boolean;
  /** Opens the dialog in which one asks for more profiles. */
  readonly onMore: () => void;
  readonly onClose: () => void;
}

/** What is still under way can be taken back afterwards. */
const canBeUndone = () => toastStore.isBusy() || toastStore.hasUndo();

const useToasts = <T,>(read: () => T) => useSyncExternalStore(toastStore.subscribe, read);

/**
 * What whoever has reviewed the last profile of a batch is asked: how it was, then whether more are wanted (3-pipeline, sections
 * 2 and 4). Not before the review can no longer be taken back, and not at all where it is, or where it failed.
 */
export default function AfterReview({ job, onJob, hasReviewed, isWanted, onMore, onClose }: AfterReviewProps) {
  const [next, setNext] = useState<'rated' | 'skipped'>();
  // It may have been taken back while this was on its way.
  const [undoneBefore] = useState(() => (hasReviewed ? undoneAtBatchEnd() : toastStore.undone()));
  const hasFailed = useToasts(() => hasReviewed && isGoingOn(job.id));
  const isUndone = useToasts(toastStore.undone) > undoneBefore || hasFailed;
  const canUndo = useToasts(canBeUndone);
  const [hasWaited, setWaited] = useState(!canUndo && !isUndone);
  const isAsking = isWanted || hasWaited;
  // Who comes from the review has seen there that nobody of the crowd is left; the counters hear of it a moment later.
  const asks = asksForRating(job, { origins: ['crowd'], crowdLeft: 0 });
  const isDone = !next && (!asks || (isUndone && !isAsking));
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  useEffect(() => {
    if (!canUndo && !isDone) setWaited(true);
  }, [canUndo, isDone]);
  if (next) return <MoreDialog isRated={next === 'rated'} onClose={onClose} onMore={onMore} />;
  if (!asks || !isAsking) return null;
  const onNext = (done: 'rated' | 'skipped') =>
    !offersMore(job) || whyNotStart(job.status, job) ? onClose() : setNext(done);
  return <RatingDialog {...{ job, onJob, onNext }} />;
}

function RatingDialog({
  job,
  onJob,
  onNext,
}: Pick<AfterReviewProps, 'job' | 'onJob'> & { onNext: (done: 'rated' | 'skipped') => void }) {
  const [rating, setRating] = useState<string>();
  const [feedback, setFeedback] = useState('');
  const { attempt, busy } = useApiMutation('rateBatch');
  const tellChat = useTellChat(job.id);
  const rate = async () => {
    const batchRating = Number(rating);
    const rated = await attempt({ params: { id: job.id }, body: { batchRating, feedback } });
    if (!rated) return;
    if (isPoor(batchRating)) showToast('Thanks for letting us know! We’re working on better meeting your needs.');
    onNext('rated');
    onJob(rated);
    const said = feedback.trim();
    if (said && !(await tellChat(said))) showToast('Feedback message couldn’t be sent to chat.', { kind: 'danger' });
  };
  const isMust = mustRate(job);
  const skip = () => {
    if (!isMust) onNext('skipped');
  };
  return (
    <Dialog
      open
      size="s"
      sticky={isMust}
      closable={!isMust}
      onClose={skip}
      title="How satisfied are you with this batch?"
      footer={
        <>
          {!isMust && <Button onClick={skip}>Skip</Button>}
          <Button
            look="primary"
            loading={busy}
            type="submit"
            form={FORM}
            disabledReason={rating === undefined ? 'Choose a rating first.' : undefined}
          >
            Send
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        className="col g4"
        onSubmit={(event) => {
          event.preventDefault();
          void rate();
        }}
      >
        <Field label="Rating" group required>
          <RadioCards
            value={rating}
            onChange={setRating}
            options={RATINGS.map((one) => ({ value: String(one.rating), title: one.label }))}
          />
        </Field>
        <Field label="What should the next batch do better?" optional counter={LIMITS.ratingFeedback}>
          <TextArea value={feedback} onChange={({ target }) => setFeedback(target.value)} />
        </Field>
        <p className="small muted">The sourcers of the next batch read it.</p>
      </form>
    </Dialog>
  );
}

const MoreDialog = ({
  isRated,
  onClose,
  onMore,
}: Pick<AfterReviewProps, 'onClose' | 'onMore'> & { isRated: boolean }) => (
  <ConfirmDialog
    open
    title="Would you like to source more Crowd profiles?"
    cancelLabel="No, I have enough"
    confirmLabel="Yes, send me more"
    onCancel={onClose}
    onConfirm={onMore}
  >
    {isRated && <p>Thank you, your rating was sent.</p>}
    <p>You have reviewed every profile that was sourced for this job.</p>
  </ConfirmDialog>
);
