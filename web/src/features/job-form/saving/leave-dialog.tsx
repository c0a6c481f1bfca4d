import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

/** Asks whether to leave what is not saved (2-jobs, section 2). Loaded when it is needed. */
export default function LeaveDialog(props: {
  reason: 'cancel' | 'navigation';
  onStay: () => void;
  onLeave: () => void;
}) {
  const isCancel = props.reason === 'cancel';
  return (
    <ConfirmDialog
      open
      title={
        isCancel ? 'Are you sure you want to leave the job posting?' : 'Are you sure you want to leave without saving?'
      }
      onCancel={props.onStay}
      onConfirm={props.onLeave}
    >
      <p className="muted">
        {isCancel
          ? 'If you do, you will lose the information you entered.'
          : 'Please click on Update Job to not lose your edits.'}
      </p>
    </ConfirmDialog>
  );
}
