import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';
import type { Job } from '../../../../../shared/model/job.ts';
import type { Submission } from '../../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { canEditProfile } from '../../../../../shared/rules/account/access.ts';
import { messageOf } from '../../../api/problem.ts';
import { CopyLink, candidateUrl, OriginTag } from '../../../parts/candidate/candidate-header.tsx';
import { ProfileMenu } from '../../../parts/candidate/profile-menu.tsx';
import { useCandidate, useReadAhead } from '../../../parts/candidate/use-candidate.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonLink } from '../../../ui/actions/button-link.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useShortcuts } from '../../../ui/actions/use-shortcuts.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { type BoardStore, useCard } from '../board/board-store.ts';
import type { Moves } from '../moves/use-moves.ts';
import styles from './candidate.module.css';
import { CandidatePanes, PanesSkeleton } from './candidate-panes.tsx';
import { useNeighbours } from './use-neighbours.ts';
import { useRightPlace } from './use-right-place.ts';
import { useSmallTools } from './use-small-tools.tsx';
import { useWayBack } from './use-way-back.ts';

const EditProfileDialog = lazily(() => import('../../../parts/add-profile/edit-profile-dialog.tsx'));
const TransferDialog = lazily(() => import('../../../parts/moves/transfer-dialog.tsx'));

export interface CandidateModalProps {
  readonly id: SubmissionId;
  readonly job: Job;
  readonly store: BoardStore;
  readonly moves: Moves;
  readonly onClose: () => void;
  readonly onOpen: (id: SubmissionId) => void;
  /** Asks for more cards of a column, when the last that is known is open. */
  readonly onNearEnd: () => void;
}

/** Inside the dialog, so that its keys are those of the dialog. */
function Keys({ go }: { go: (by: 1 | -1) => void }) {
  const toNext = () => go(1);
  const toPrevious = () => go(-1);
  useShortcuts({ ArrowRight: toNext, ArrowLeft: toPrevious, j: toNext, k: toPrevious });
  return null;
}

function Title({ name, position }: { name: string; position: string }) {
  return (
    <span className="row g3">
      <Avatar name={name} decorative />
      <span className={cx('col', styles.whoIs)}>
        <span className="cut">{name}</span>
        <span className="small muted cut">{position}</span>
      </span>
    </span>
  );
}

/** A candidate over the board (3-pipeline, section 2): the arrows go to the next card of the column. */
export default function CandidateModal(props: CandidateModalProps) {
  const { id, job, store, moves, onClose, onOpen, onNearEnd } = props;
  const candidate = useCandidate(id, { live: true });
  const { spotlight } = candidate;
  const card = useCard(store, id);
  const [isEditing, setEditing] = useState(false);
  const [transferring, setTransferring] = useState<Submission>();
  const start = useRef<HTMLDivElement>(null);
  const wayBack = useWayBack();
  const { previous, next, isLast } = useNeighbours(store, id);
  useReadAhead([previous, next].filter((each) => each !== undefined));
  const { isHere, isInDoubt } = useRightPlace(props, candidate, transferring !== undefined);
  useEffect(() => {
    if (isLast) onNearEnd();
  }, [isLast, onNearEnd]);
  const smallTools = useSmallTools(candidate.submission, job.status === 'Closed', () => setEditing(true));
  if (!isHere && !isInDoubt) return null;
  const submission = isInDoubt ? undefined : candidate.submission;
  const error = isInDoubt ? undefined : candidate.error;

  const known = submission ?? card;
  const leave = () => {
    onClose();
    moves.gone(id);
  };
  const go = (by: 1 | -1) => {
    const to = by > 0 ? next : previous;
    if (to) onOpen(to);
  };
  const position =
    [known?.jobTitle, known?.currentEmployer].filter(Boolean).join(' at ') || 'No information about current position';
  return (
    <Dialog
      open
      onClose={onClose}
      size="xl"
      tall
      flush
      initialFocus={start}
      finalFocus={wayBack}
      title={<Title name={known?.name ?? 'Candidate'} position={known ? position : ''} />}
      tools={
        <div className={cx('row g1', styles.candidateTools)}>
          {submission && <OriginTag submission={submission} />}
          {submission && canEditProfile(submission) && (
            <Button
              look="tertiary"
              size="s"
              icon={<Pencil />}
              disabledReason={job.status === 'Closed' ? ERRORS.JOB_CLOSED.title : undefined}
              onClick={() => setEditing(true)}
            >
              Edit
            </Button>
          )}
          {submission && (
            <ButtonLink
              look="tertiary"
              size="s"
              icon={<Layers />}
              to={WEB_PATHS.person(submission.id)}
              aria-label={`All jobs of ${submission.name}`}
            >
              All jobs
            </ButtonLink>
          )}
          {submission && <CopyLink url={candidateUrl(submission)} />}
          {submission && (
            <ProfileMenu submission={submission} isClosed={job.status === 'Closed'} more={smallTools} onGone={leave} />
          )}
          <IconButton
            label="Previous candidate"
            icon={<ChevronLeft />}
            disabled={!previous}
            aria-keyshortcuts="ArrowLeft k"
            onClick={() => go(-1)}
          />
          <IconButton
            label="Next candidate"
            icon={<ChevronRight />}
            disabled={!next}
            aria-keyshortcuts="ArrowRight j"
            onClick={() => go(1)}
          />
        </div>
      }
    >
      <Keys go={go} />
      <div ref={start} tabIndex={-1} className={styles.candidate}>
        {submission && isEditing && (
          <Suspense>
            <EditProfileDialog
              submission={submission}
              open
              onClose={() => setEditing(false)}
              onSaved={(saved) => moves.settle(saved)}
            />
          </Suspense>
        )}
        {transferring && (
          <Suspense>
            <TransferDialog card={transferring} onClose={() => setTransferring(undefined)} onMoved={leave} />
          </Suspense>
        )}
        {submission && (
          <CandidatePanes
            key={id}
            submission={submission}
            spotlight={spotlight}
            isClosed={job.status === 'Closed'}
            moves={moves}
            onTransfer={() => setTransferring(submission)}
            onChanged={() => {
              void candidate.refresh();
              moves.readAgain();
            }}
          />
        )}
        {!submission && error && (
          <ProblemState
            title={messageOf(error)}
            retrying={candidate.isValidating}
            onRetry={() => void candidate.refresh()}
          />
        )}
        {!submission && !error && <PanesSkeleton />}
      </div>
    </Dialog>
  );
}
