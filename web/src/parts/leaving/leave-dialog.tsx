import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

const WORDS = {
  cancel: {
    title: 'Are you sure you want to leave the job posting?',
    follows: 'If you do, you will lose the information you entered.',
  },
  job: {
    title: 'Are you sure you want to leave without saving?',
    follows: 'Please click on Update Job to not lose your edits.',
  },
  draft: {
    title: 'Are you sure you want to leave without saving?',
    follows: 'Please click on Save as draft to not lose what you entered.',
  },
  settings: {
    title: 'Are you sure you want to leave without saving?',
    follows: 'Please click on Save to not lose your edits.',
  },
} as const;

interface LeaveDialogProps {
  /** What one is about to leave: a new job given up, an edited job, one that is not posted yet, or a form of the settings. */
  readonly leaving: keyof typeof WORDS;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether to leave what is not saved (2-jobs, section 2). Loaded when it is needed. */
export default function LeaveDialog({ leaving, onStay, onLeave }: LeaveDialogProps) {
  const { title, follows } = WORDS[leaving];
  return (
    <ConfirmDialog open title={title} onCancel={onStay} onConfirm={onLeave}>
      <p className="muted">{follows}</p>
    </ConfirmDialog>
  );
}
