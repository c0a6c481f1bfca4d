import type { Editor as Tiptap } from '@tiptap/react';
import Send from 'lucide-react/icons/send';
import type { VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import {
  undefinedVariables,
  type VariableTerms,
  variableLabel,
  whyUndefined,
} from '../../../../shared/rules/outreach/variables.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { VariableContent, VariableLine } from '../emails/variable-words.tsx';
import styles from './outreach-editor.module.css';
import { FirstTiming } from './timing-field.tsx';
import type { DraftMail, MailField } from './use-mails.ts';
import { VariableEditor } from './variable-editor.tsx';

interface MailCardProps {
  mail: DraftMail;
  label: string;
  isFirst: boolean;
  /** An admin made the emails of this job the default of the account. */
  isDefault: boolean;
  terms: VariableTerms;
  /** Present where the emails can be written. */
  writing?:
    | {
        readonly problems: Partial<Record<MailField, string>>;
        readonly onSubject: (html: string) => void;
        readonly onBody: (html: string) => void;
        readonly onRemove: (() => void) | undefined;
        readonly onActive: (editor: Tiptap) => void;
        readonly onReady: (field: 'subject' | 'html', editor: Tiptap) => void;
      }
    | undefined;
  onSendPreview: () => void;
  onShow: () => void;
}

/** Of the editor of a subject, in px (2-jobs, section 2): a longer one wraps inside. */
const SUBJECT_HEIGHT = 55;

/** One email of a sequence: what it says, and what can be done with it. */
export function MailCard(props: MailCardProps) {
  const { mail, label, writing, terms } = props;
  const why = (key: VariableKey) => whyUndefined(key, terms);
  const lacking = [...new Set([mail.step.subject, mail.step.html].flatMap((text) => undefinedVariables(text, terms)))];
  return (
    <section className={styles.mail} aria-label={label} onFocus={props.onShow}>
      <header>
        <h3>{label}</h3>
        {props.isDefault && (
          <Tooltip text="New jobs of your account begin with the emails of this job.">
            <button type="button" className={styles.tagButton}>
              <Tag type="info">ADMIN DEFAULT EMAIL</Tag>
            </button>
          </Tooltip>
        )}
        <span className="grow" />
        {writing?.onRemove && (
          <Button look="tertiary" size="s" onClick={writing.onRemove}>
            Remove
          </Button>
        )}
        <Button look="tertiary" size="s" icon={<Send />} onClick={props.onSendPreview}>
          Send preview
        </Button>
      </header>
      <div className={styles.fields}>
        {writing ? (
          <>
            <VariableEditor
              label="Subject"
              value={mail.subject}
              singleLine
              height={SUBJECT_HEIGHT}
              error={writing.problems.subject}
              whyUndefined={why}
              onChange={writing.onSubject}
              onActive={writing.onActive}
              onReady={(editor) => writing.onReady('subject', editor)}
            />
            <VariableEditor
              label="Content"
              value={mail.body}
              height={300}
              error={writing.problems.html}
              whyUndefined={why}
              onChange={writing.onBody}
              onActive={writing.onActive}
              onReady={(editor) => writing.onReady('html', editor)}
            />
          </>
        ) : (
          <>
            <p className="strong">
              <VariableLine text={mail.step.subject} />
            </p>
            <VariableContent html={mail.step.html} />
          </>
        )}
        {lacking.length > 0 && (
          <EducationBox type="warning">
            {lacking.map((key) => (
              <p key={key}>
                {variableLabel(key)} is not defined. {why(key)} Remove it or give it a fallback, or this email cannot
                leave.
              </p>
            ))}
          </EducationBox>
        )}
      </div>
      {props.isFirst && (
        <footer>
          <FirstTiming step={mail.step} />
        </footer>
      )}
    </section>
  );
}
