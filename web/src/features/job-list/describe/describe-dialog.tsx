import Sparkles from 'lucide-react/icons/sparkles';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS, WEB_PATHS } from '../../../../../shared/product.ts';
import { kept } from '../../../api/kept.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextArea } from '../../../ui/inputs/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useDescribe } from './use-describe.ts';

/** What was pasted is kept in this tab until a draft is made of it. */
const pasted = kept('job-description', 'session');

/** Makes a draft of a pasted job description (2-jobs, section 2). */
export default function DescribeDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState(() => pasted.read() ?? '');
  const { describe, problem, progress } = useDescribe();
  const field = useRef<HTMLTextAreaElement>(null);
  const tooLong = text.length > LIMITS.description;
  const onChange = (next: string) => {
    setText(next);
    pasted.write(next.trim() === '' ? null : next);
  };
  const missing = text.trim() === '' ? 'Paste a job description first' : undefined;
  return (
    <Dialog
      open
      size="l"
      title="AI-Powered Job Creation"
      description="Paste a job description. We fill in what it says, mark where it says so, and leave the rest to you."
      onClose={onClose}
      initialFocus={field}
      footer={
        <>
          <Button look="tertiary" onClick={() => navigate(WEB_PATHS.createJob)}>
            Skip to job creation form
          </Button>
          <Button
            look="primary"
            icon={<Sparkles />}
            loading={progress !== undefined}
            disabledReason={missing ?? (tooLong ? 'The description is too long' : undefined)}
            onClick={() => void describe(text, () => pasted.write(null))}
          >
            Auto-fill job details
          </Button>
        </>
      }
    >
      <div className="col g4">
        {problem && <EducationBox type="warning">{problem}</EducationBox>}
        <Field
          label="Job description"
          required
          error={tooLong ? `This field cannot be longer than ${LIMITS.description} characters.` : undefined}
        >
          <TextArea
            ref={field}
            rows={12}
            value={text}
            readOnly={progress !== undefined}
            onChange={(event) => onChange(event.target.value)}
          />
        </Field>
        {progress && (
          <div className="col g3" role="status">
            <ProgressBar label="Reading the job description" value={progress.percent} />
            <span className="small muted">{progress.text}</span>
          </div>
        )}
      </div>
    </Dialog>
  );
}
