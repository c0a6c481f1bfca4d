import { useState } from 'react';
import { GUEST_RATINGS, type GuestLink, NewGuestLink } from '../../../../shared/model/guest.ts';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { showProblem, useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { Spoiler } from '../../ui/layout/spoiler.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CopyLink } from '../candidate/candidate-header.tsx';
import { namedProblem } from '../moves/refused-words.ts';
import { GuestAnswers } from './guest-answers.tsx';
import styles from './guests.module.css';
import { linkState } from './link-state.ts';

const DAYS = [3, 7, 14, 30, 90].map((days) => ({ value: String(days), label: `${days} days` }));
const refreshes = ['listGuestLinks'] as const;
const countOf = (profiles: number) => (profiles === 1 ? '1 profile' : `${profiles} profiles`);

/** Of so many links the answers are shown without being asked for. */
const SHOWN_AT_ONCE = 3;

/** One link: for whom, what it shows, until when, and what was said by it; it can be copied and ended. */
function LinkRow({ link, isClosed, showsAnswers }: { link: GuestLink; isClosed: boolean; showsAnswers: boolean }) {
  const { attempt, busy } = useApiMutation('revokeGuestLink', { refreshes });
  const [isAsking, setAsking] = useState(false);
  const { text, isOver } = linkState(link, { now: new Date(), isClosed });
  const revoke = async () => {
    if (await attempt({ params: { id: link.jobId, linkId: link.id } })) setAsking(false);
  };
  return (
    <li className={styles.link}>
      <span className="col grow">
        <span className="row g1 wrap">
          <span className="strong cut">{link.reviewer}</span>
          {link.isBlind && <Tag>Blind</Tag>}
        </span>
        <span className="small muted">
          {countOf(link.profiles)} · {text} · by {link.createdBy}
        </span>
      </span>
      {!isOver && (
        <span className="row g1">
          <CopyLink url={link.url} />
          <Button
            size="s"
            look="quiet"
            aria-label={`Revoke the link of ${link.reviewer}`}
            onClick={() => setAsking(true)}
          >
            Revoke
          </Button>
        </span>
      )}
      <div className={styles.answers}>
        <Spoiler show="Show the answers" hide="Hide the answers" initiallyOpen={showsAnswers}>
          <GuestAnswers link={link} />
        </Spoiler>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Revoke the link?"
        confirmLabel="Revoke"
        danger
        loading={busy}
        onCancel={() => setAsking(false)}
        onConfirm={() => void revoke()}
      >
        <p>{link.reviewer} can no longer open it. What they said stays with the candidates.</p>
      </ConfirmDialog>
    </li>
  );
}

/** Makes a link for the chosen profiles; it stands in the list below then. */
function NewLink({ jobId, chosen }: Pick<GuestLinksProps, 'jobId' | 'chosen'>) {
  const { run, busy } = useApiMutation('createGuestLink', { refreshes, quiet: true });
  const [reviewer, setReviewer] = useState('');
  const [isBlind, setBlind] = useState(false);
  const [days, setDays] = useState('14');
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    const checked = NewGuestLink.shape.reviewer.safeParse(reviewer);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    const submissionIds = chosen.map(({ id }) => id);
    const body = { reviewer: checked.data, isBlind, days: Number(days), submissionIds };
    try {
      await run({ params: { id: jobId }, body });
    } catch (error) {
      const gone = error instanceof ApiError && chosen.find(({ id }) => id === error.details.submissionId);
      return showProblem(gone ? namedProblem(error, gone.name) : error);
    }
    setReviewer('');
    showToast('Link made. Copy it and send it to the reviewer.');
  };
  return (
    <form
      noValidate
      className="col g4"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void make();
      }}
    >
      <p>
        Whoever has the link sees {countOf(chosen.length)} without an account, and says{' '}
        {Object.values(GUEST_RATINGS).join(', ')} and why. No address, phone, link or file is shown.
      </p>
      <Field label="Reviewer" required error={problem} hint="One link for each person: it says whose answer it is.">
        <TextInput
          autoComplete="off"
          maxLength={120}
          value={reviewer}
          onChange={(event) => {
            setReviewer(event.target.value);
            setProblem(undefined);
          }}
        />
      </Field>
      <Field label="Good for">
        <Select options={DAYS} value={days} onChange={setDays} />
      </Field>
      <Checkbox
        label="Blind"
        hint="Hides names, schools and dates of birth, in the texts too."
        checked={isBlind}
        onChange={(event) => setBlind(event.target.checked)}
      />
      <span>
        <Button look="primary" type="submit" loading={busy}>
          Make link
        </Button>
      </span>
    </form>
  );
}

interface GuestLinksProps {
  readonly jobId: JobId;
  /** Whether the job is closed: its links rest then. */
  readonly isClosed: boolean;
  /** Which profiles a new link shows; without any the links are only listed. */
  readonly chosen: readonly Pick<Card, 'id' | 'name'>[];
  readonly onClose: () => void;
}

/** The guest review links of a job, and a new one for the chosen profiles. */
export default function GuestLinksDialog({ jobId, isClosed, chosen, onClose }: GuestLinksProps) {
  const { data: links, error, isValidating, mutate } = useApi('listGuestLinks', { params: { id: jobId } });
  return (
    <Dialog
      open
      onClose={onClose}
      title={chosen.length > 0 ? 'Ask a guest' : 'Guest reviews'}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="col g6">
        {chosen.length > 0 && <NewLink jobId={jobId} chosen={chosen} />}
        {!links && error && (
          <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
        )}
        {!links && !error && (
          <Loading label="Loading the links">
            <SkeletonText lines={2} />
          </Loading>
        )}
        {links && links.length > 0 && (
          <section className="col g1">
            <h3>Links of this job</h3>
            <ul className="col">
              {links.map((link, place) => (
                <LinkRow
                  key={link.id}
                  link={link}
                  isClosed={isClosed}
                  showsAnswers={chosen.length === 0 && place < SHOWN_AT_ONCE}
                />
              ))}
            </ul>
          </section>
        )}
        {links?.length === 0 && chosen.length === 0 && (
          <p className="muted">There are no links yet. Open a candidate, or select some on the board, to make one.</p>
        )}
      </div>
    </Dialog>
  );
}
