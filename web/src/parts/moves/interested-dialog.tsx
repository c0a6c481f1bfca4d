import { useState } from 'react';
import { messageOf } from '../../api/problem.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MOVE_READS } from '../undo.ts';
import { type InterestDialogProps, useMarked } from './not-interested-dialog.tsx';

function Form(props: InterestDialogProps) {
  const { candidate, onClose } = props;
  const [problem, setProblem] = useState<string>();
  const marked = useMarked(props);
  const { run, busy } = useApiMutation('markInterested', { refreshes: MOVE_READS, quiet: true });
  const save = async () => {
    try {
      marked(await run({ params: { id: candidate.id }, body: { from: candidate.columnName } }), 'Interested');
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      size="s"
      title={`Move ${candidate.name} to Interested`}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" loading={busy} onClick={() => void save()}>
            Move to Interested
          </Button>
        </>
      }
    >
      <p>
        {candidate.hasCampaign
          ? 'The automated outreach emails stop: from here on you write yourself.'
          : `${candidate.name} told you that they are interested.`}
      </p>
      {problem && <EducationBox type="danger">{problem}</EducationBox>}
    </Dialog>
  );
}

/** Marks a candidate as interested, after saying that this stops the sequence. */
export function InterestedDialog(props: InterestDialogProps) {
  return props.open ? <Form {...props} /> : null;
}
