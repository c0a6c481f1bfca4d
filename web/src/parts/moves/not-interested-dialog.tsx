import { useForm } from 'react-hook-form';
import { NotInterested } from '../../../../shared/contract/moves.ts';
import type { NotInterestedReason } from '../../../../shared/model/funnel.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { NOT_INTERESTED_REASONS } from '../../../../shared/reference/funnel.ts';
import { applyProblem, checkWith, formResolver } from '../../api/form.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FormAlert } from '../form-alert.tsx';
import { MOVE_READS, useUndoableMoves } from '../undo.ts';
import { movedSentence } from './moved-sentence.ts';
import styles from './moves.module.css';

const FORM = 'why-not-interested';
const REASONS_FIELD = 'notInterestedReasons';
const REASONS = Object.entries(NOT_INTERESTED_REASONS) as [NotInterestedReason, string][];

/** Whom an interest dialog is about. */
export interface InterestDialogProps {
  open: boolean;
  /** `hasCampaign`: a sequence was started, which the move stops. */
  candidate: Pick<Card, 'id' | 'jobId' | 'name' | 'columnName'> & { hasCampaign: boolean };
  onClose: () => void;
  /** Told the card as it is after the move. */
  onMoved: (card: Card) => void;
  /** Told when the move was taken back, with the card as it is then. */
  onUndone?: ((card: Card) => void) | undefined;
}

/** The sentence, Undo and the refresh after a candidate was marked. */
export const useMarked = ({ candidate, onMoved, onUndone, onClose }: InterestDialogProps) => {
  const offerUndo = useUndoableMoves(candidate.jobId);
  return (card: Card, label: string) => {
    onMoved(card);
    onClose();
    offerUndo(movedSentence(candidate.name, label, candidate.hasCampaign), [card], {
      onUndone: ([update]) => update?.card && onUndone?.(update.card),
    });
  };
};

function Form(props: InterestDialogProps) {
  const { candidate, onClose } = props;
  const { register, handleSubmit, watch, setError, control, formState } = useForm<NotInterested>({
    resolver: formResolver(checkWith(NotInterested)),
    defaultValues: { notInterestedReasons: [] },
  });
  const marked = useMarked(props);
  const { run, busy } = useApiMutation('markNotInterested', { refreshes: MOVE_READS, quiet: true });
  const problem = formState.errors.notInterestedReasons?.message;
  const save = handleSubmit(async (body) => {
    try {
      marked(
        await run({ params: { id: candidate.id }, body: { ...body, from: candidate.columnName } }),
        'Not Interested',
      );
    } catch (error) {
      applyProblem({ setError }, error, (path) => (path === REASONS_FIELD ? path : undefined));
    }
  });
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      size="s"
      title={`Why is ${candidate.name} not interested?`}
      description={candidate.hasCampaign ? 'The outreach emails stop.' : undefined}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            type="submit"
            form={FORM}
            loading={busy}
            disabledReason={watch(REASONS_FIELD).length === 0 ? 'Tick at least one reason.' : undefined}
          >
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} className="col g4" noValidate onSubmit={save}>
        <fieldset className={styles.reasons}>
          <legend className="vh">Reasons</legend>
          {REASONS.map(([reason, label]) => (
            <Checkbox key={reason} label={label} value={reason} {...register(REASONS_FIELD)} />
          ))}
        </fieldset>
        {problem && <EducationBox type="danger">{problem}</EducationBox>}
        <FormAlert control={control} />
      </form>
    </Dialog>
  );
}

/** Marks a candidate as not interested: at least one reason must be ticked (3-pipeline, section 5). */
export function NotInterestedDialog(props: InterestDialogProps) {
  return props.open ? <Form {...props} /> : null;
}
