import ArrowRight from 'lucide-react/icons/arrow-right';
import { Button } from '../../ui/actions/button.tsx';
import styles from './job-form.module.css';
import type { SaveAs } from './saving/use-saving.ts';

interface FormFooterProps {
  isPosted: boolean;
  isLast: boolean;
  saving: SaveAs | undefined;
  onCancel: () => void;
  onDraft: () => void;
  onContinue: () => void;
  onFinish: () => void;
}

/** The buttons of the form (2-jobs, section 2). While one is at work the others wait. */
export function FormFooter({ isPosted, isLast, saving, ...on }: FormFooterProps) {
  const busy = saving !== undefined;
  return (
    <footer className={styles.jobFormFoot} data-ui="foot">
      <Button look="tertiary" disabled={busy} onClick={on.onCancel}>
        Cancel
      </Button>
      <span className="grow" />
      {isPosted ? (
        <Button look={isLast ? 'primary' : 'secondary'} loading={saving === 'update'} onClick={on.onFinish}>
          Update job
        </Button>
      ) : (
        <Button loading={saving === 'draft'} disabled={busy} onClick={on.onDraft}>
          Save as draft
        </Button>
      )}
      {!isLast && (
        <Button look="primary" disabled={busy} onClick={on.onContinue}>
          Continue
          <ArrowRight />
        </Button>
      )}
      {isLast && !isPosted && (
        <Button look="primary" loading={saving === 'post'} disabled={busy} onClick={on.onFinish}>
          Start sourcing
        </Button>
      )}
    </footer>
  );
}
