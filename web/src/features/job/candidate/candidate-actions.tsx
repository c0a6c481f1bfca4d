import type { Submission } from '../../../../../shared/model/submission.ts';
import { type StepAction, standsAt, stepActions } from '../../../../../shared/rules/funnel/moves.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useAtsName, useWhyNoExport, useWhyNotSent } from '../ats/ats-context.ts';
import { PLEASE_REOPEN } from '../closing-words.ts';
import type { Moves } from '../moves/use-moves.ts';
import styles from './candidate.module.css';

interface ActionsProps {
  readonly submission: Submission;
  readonly isClosed: boolean;
  readonly moves: Moves;
  /** Read the candidate again after a move that needed no dialog. */
  readonly onMoved: () => void;
  /** Asks to which other job the candidate goes. */
  readonly onTransfer: () => void;
}

/** Why an action is not possible; undefined where it is. */
function whyNot(
  { to }: StepAction,
  { columnNameBeforeDQ }: Submission,
  isClosed: boolean,
  noExport: string | undefined,
) {
  if (isClosed) return PLEASE_REOPEN;
  if (to === 'EXPORTED') return noExport;
  return to === 'PREVIOUS' && !columnNameBeforeDQ ? 'This candidate was not in another column before.' : undefined;
}

/** The moves of a candidate's step, the main one first (3-pipeline, section 4). */
export function CandidateActions({ submission, isClosed, moves, onMoved, onTransfer }: ActionsProps) {
  const act = ({ to }: StepAction) => {
    if (to === 'PREVIOUS') void moves.revert(submission).then(onMoved);
    else if (to === 'ANOTHER_JOB') onTransfer();
    else moves.request(submission, to);
  };
  const actions = stepActions(standsAt(submission.columnName, submission.exportToAts?.state), useAtsName());
  const whyNotSent = useWhyNotSent();
  const noExport = useWhyNoExport();
  const main = actions.find(({ main: isMain }) => isMain);
  const others = actions.filter((action) => action !== main);
  return (
    <section className="col" aria-label="Actions">
      {main && (
        <Button
          look="primary"
          wide
          disabledReason={whyNot(main, submission, isClosed, noExport)}
          onClick={() => act(main)}
        >
          {main.label}
        </Button>
      )}
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map((action) => (
            <Button
              key={action.label}
              disabledReason={whyNot(action, submission, isClosed, noExport)}
              onClick={() => act(action)}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
      {isClosed && <p className="small muted">{PLEASE_REOPEN}</p>}
      {whyNotSent && !isClosed && <p className="small muted">{whyNotSent}</p>}
    </section>
  );
}
