import { useState } from 'react';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { Preflight } from '../../../../shared/contract/outreach.ts';
import type { Outcome } from '../../../../shared/contract/submissions.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import { LIMITS, TIMES } from '../../../../shared/product.ts';
import { messageOf } from '../../api/problem.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { useAccount, useUser } from '../../api/use-user.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { begunKept, begunWith } from '../begun.ts';
import { inParts } from '../in-parts.ts';
import { isGone, refusedWords } from '../moves/refused-words.ts';
import { MOVE_READS, madeIn, type OnBusy, useUndoableMoves } from '../undo.ts';
import { useFeedback, useFeedbacks } from '../use-draft.ts';
import { contactedWords } from './contacted-words.ts';
import { type LeftOut, lacksAddress, movable, type Recipient, withLeftOut, withoutContacted } from './left-out.ts';
import { noteOutcomes } from './not-contacted.ts';
import { brokenOffWords, contactMessage } from './outcome-message.ts';
import { usePreflight } from './use-preflight.ts';
import { type Choice, FEEDBACK_TOO_LONG } from './ways.tsx';

export interface ContactInput {
  jobId: JobId;
  submissionIds: readonly SubmissionId[];
  /** Their names, in the same order. */
  names: readonly string[];
  onContacted: (updates: Outcome[]) => void;
  /** Told what became of those whose contact was taken back. */
  onUndone?: ((updates: Outcome[]) => void) | undefined;
  /** Told whom is being contacted or taken back, and when that is over. */
  onBusy?: OnBusy | undefined;
  onClose: () => void;
}

/** The state of the contact dialog: who can be emailed, what was chosen, and the sending itself. */
export const useContact = (input: ContactInput) => {
  const { jobId, submissionIds, names, onContacted, onUndone, onBusy, onClose } = input;
  const user = useUser();
  const account = useAccount();
  const isTeamNever = account?.shouldContactCandidateWorkEmails === false;
  const isHidden = isTeamNever || account?.subscription.canDisableContactWorkEmails !== true;
  const [feedback, setFeedback] = useFeedback(submissionIds, 'contact');
  const feedbacks = useFeedbacks();
  const [chosen, setChosen] = useState<Omit<Choice, 'feedback'>>({
    outreach: true,
    channels: [],
    workEmails: user.employer.shouldContactCandidateWorkEmails,
  });
  const choice: Choice = { ...chosen, feedback };
  const [left, setLeft] = useState<LeftOut>(new Map());
  /** Those whom a try that was interrupted contacted. */
  const [contacted, setContacted] = useState<ReadonlySet<SubmissionId>>(new Set());
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<number>();
  const offerUndo = useUndoableMoves(jobId, onBusy);
  const contact = useApiMutation('contactCandidates', { refreshes: MOVE_READS, quiet: true });

  const workEmails = isHidden || choice.workEmails;
  const { all, part, checked } = usePreflight({ jobId, workEmails }, submissionIds, left);
  const preflight =
    all.data && withoutContacted(withLeftOut(all.data, part, left, submissionIds), contacted, left, new Date());
  const ticked = (preflight?.recipients ?? []).map(({ submissionId }) => submissionId).filter((id) => !left.has(id));

  const outreachOff = outreachOffBecause(preflight);
  const sends = choice.outreach && outreachOff === undefined && ticked.length > 0;
  const target = sends ? ticked : movable(preflight, left);
  const why = whyNot(choice, sends, target.length, preflight);

  const close = () => {
    // From here on what it came to was said.
    begunKept('contacting', jobId).write(null);
    onClose();
  };
  const submit = async () => {
    if (why || done !== undefined || !all.data) return;
    setProblem(undefined);
    const told: Outcome[] = [];
    setDone(0);
    onBusy?.(target, true);
    if (target.length > 1) begunKept('contacting', jobId).write(begunWith(target.map((id) => ({ id }))));
    try {
      for (const submissionsId of inParts(target)) {
        const { updates } = await contact.run({
          body: {
            jobId,
            submissionsId,
            startOutreachCampaign: sends,
            contactedViaOtherChannels: [...choice.channels],
            clientReviewFeedback: choice.feedback.trim(),
            shouldContactCandidateWorkEmails: workEmails,
          },
        });
        told.push(...updates);
        setDone(told.length);
      }
      if (finish(told)) close();
    } catch (error) {
      // Those before it are contacted, and say so; the rest is there to be tried again.
      if (told.length > 0) finish(told);
      setProblem(brokenOffWords(contacted.size + madeIn(told).length, messageOf(error)));
      // What is offline is asked again once it is back, and needs not say so besides.
      if (navigator.onLine) void all.mutate();
    }
    onBusy?.(target, false);
    setDone(undefined);
  };
  /** Says what became of them. False where nobody was contacted. */
  const finish = (updates: Outcome[]): boolean => {
    const message = contactMessage(updates);
    const [only] = updates;
    if (only && submissionIds.length === 1 && isGone(only)) {
      const text = refusedWords(only, names[0]) ?? ERRORS.SUBMISSION_NOT_FOUND.title;
      showToast(text, { kind: 'warning', duration: TIMES.partialContactToast });
      onContacted(updates);
      return true;
    }
    if (!message) {
      setProblem(updates.find((update) => update.why)?.why ?? ERRORS.INTERNAL.title);
      void all.mutate();
      return false;
    }
    const done = madeIn(updates);
    setContacted((before) => new Set([...before, ...done.map(({ id }) => id)]));
    feedbacks.forget(submissionIds);
    noteOutcomes(user.id, updates);
    if (message.isPartial) showToast(message.text, { kind: 'warning', duration: TIMES.partialContactToast });
    const words = (count: number) => (message.isPartial || count < done.length ? doneText(count) : message.text);
    offerUndo(words, done, { onUndone, about: contactedWords });
    onContacted(updates);
    return true;
  };

  return {
    preflight,
    error: all.data ? undefined : all.error,
    retry: () => void all.mutate(),
    isValidating: all.isValidating,
    choice: { ...choice, workEmails },
    change: ({ feedback: said, ...values }: Partial<Choice>) => {
      if (said !== undefined) setFeedback(said);
      setChosen((now) => ({ ...now, ...values }));
    },
    /** How many there are to be contacted still. */
    toDo: submissionIds.length - contacted.size,
    left,
    tick: (person: Recipient, on: boolean) =>
      setLeft((now) => {
        const others = [...now].filter(([id]) => id !== person.submissionId);
        return new Map(on ? others : [...others, [person.submissionId, person]]);
      }),
    count: ticked.length,
    sends,
    outreachOff,
    /** It is not known yet who can be emailed. */
    isChecking: !all.data && !all.error,
    /** How many of how many were checked or contacted, where it takes more than one call. */
    progress:
      done === undefined
        ? progressOf('Checking', all.data || all.error ? undefined : checked, submissionIds.length)
        : progressOf('Contacting', done, target.length),
    /** Nobody would be contacted as things are. */
    isIdle: !all.data || (ticked.length === 0 && choice.channels.length === 0),
    why,
    problem,
    busy: done !== undefined,
    canChooseWorkEmails: !isHidden,
    submit,
    close,
  };
};

const TICK_SOMEBODY = 'Tick at least one person.';
const ADD_ADDRESS = 'Add an address first, or tick another way you reached them.';
const doneText = (count: number) => (count === 1 ? 'Profile contacted.' : `We’ve moved ${count} to Contacted.`);
const progressOf = (label: string, value: number | undefined, max: number) =>
  value !== undefined && max > LIMITS.bulk ? { label, value, max } : undefined;

const outreachOffBecause = (preflight: Preflight | undefined): string | undefined => {
  if (!preflight || preflight.recipients.length > 0) return undefined;
  return preflight.blocked.length === 1 ? 'No email can be sent' : 'None of them can be emailed';
};

const whyNot = (
  { outreach, channels, feedback }: Choice,
  sends: boolean,
  count: number,
  preflight: Preflight | undefined,
): string | undefined => {
  if (!sends && channels.length === 0) {
    const isNobodyThere = preflight?.recipients.length === 0;
    if (isNobodyThere && preflight.blocked.some(lacksAddress)) return ADD_ADDRESS;
    return outreach && !isNobodyThere ? TICK_SOMEBODY : ERRORS.NOTHING_STARTED.title;
  }
  if (count === 0) return TICK_SOMEBODY;
  return [...feedback].length > LIMITS.feedback ? FEEDBACK_TOO_LONG : undefined;
};
