import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DiscardReason } from '../../../../shared/model/funnel.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Job } from '../../../../shared/model/job.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { type FeedbackOn, useFeedback, useFeedbacks } from '../../parts/use-draft.ts';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import type { GroupActions } from './queue.tsx';
import { CLOSED, groupRefused, unreachableBecause, unsavableBecause } from './rules.ts';
import type { Review } from './use-review.ts';

interface Asking {
  what: 'contact' | 'discard' | 'help';
  cards: readonly Card[];
}

/** What the buttons and the keys of the review do. The keys act on the selected profiles, or on the one on the screen. */
export const useActions = ({ job, review, card }: { job: Job; review: Review; card: Card }) => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const [comment, setComment] = useFeedback([card.id]);
  const [discardComment, setDiscardComment] = useFeedback(asking?.cards.map(({ id }) => id) ?? [], 'discard');
  const feedbacks = useFeedbacks();
  const { ticked } = review;
  const refused = job.status === 'Closed' ? CLOSED : undefined;

  /** A key has no button to say why not, so a message says it. */
  const unless = (why: string | undefined, act: () => void) => {
    if (why) showToast(why, { kind: 'info', id: 'review-refused' });
    else act();
  };
  const ask = (what: 'contact' | 'discard', cards: readonly Card[]) => {
    feedbacks.begin(
      cards.map(({ id }) => id),
      what,
    );
    setAsking({ what, cards });
  };
  /** What was said of them is forgotten once the server has it, and kept for those who come back. */
  const sent = async (
    { ids, said, on }: { ids: readonly SubmissionId[]; said: string; on?: FeedbackOn },
    action: Promise<readonly SubmissionId[]>,
  ) => {
    const back = await action;
    if (back.length < ids.length) feedbacks.forget(ids);
    feedbacks.keep(back, said, on);
  };
  const contact = (cards: readonly Card[]) =>
    unless(refused ?? groupRefused(cards.map(unreachableBecause)), () => ask('contact', cards));
  /** Whoever has no address can still have been reached otherwise. */
  const noteChannel = () => unless(refused, () => ask('contact', [card]));
  const save = (cards: readonly Card[]) =>
    unless(refused ?? groupRefused(cards.map(unsavableBecause)), () => {
      const able = cards.filter((each) => unsavableBecause(each) === undefined).map(({ id }) => id);
      const said = feedbacks.read(able);
      void sent({ ids: able, said }, review.save(able, said));
    });
  const discarded = (ids: readonly SubmissionId[], reason: DiscardReason, said: string) =>
    void sent({ ids, said, on: 'discard' }, review.discard(ids, reason, said));
  const discard = (cards: readonly Card[]) => unless(refused, () => ask('discard', cards));
  /** First out of the selection, then out of the review. */
  const stepBack = () => {
    if (ticked.cards.length > 0) ticked.untickAll();
    else navigate(review.exit);
  };
  const help = () => setAsking({ what: 'help', cards: [] });

  const target = ticked.cards.length > 0 ? ticked.cards : [card];
  useShortcuts({
    j: () => review.step(1),
    k: () => review.step(-1),
    x: () => ticked.toggle(card.id),
    c: () => contact(target),
    s: () => save(target),
    d: () => discard(target),
    '?': help,
    Escape: stepBack,
  });

  const group: GroupActions = {
    contact: () => contact(ticked.cards),
    save: () => save(ticked.cards),
    discard: () => discard(ticked.cards),
    uncontactable: groupRefused(ticked.cards.map(unreachableBecause)),
    unsavable: groupRefused(ticked.cards.map(unsavableBecause)),
    refused,
  };
  return {
    group,
    contact,
    noteChannel,
    save,
    discard,
    discarded,
    help,
    asking,
    close: () => setAsking(undefined),
    /** What was said about the one on the screen, whatever is then done. */
    comment,
    setComment,
    /** Why those are discarded whom the dialog is open for. */
    discardComment,
    setDiscardComment,
  };
};
