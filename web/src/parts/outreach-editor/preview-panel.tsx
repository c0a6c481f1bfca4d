import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import Type from 'lucide-react/icons/type';
import { useState } from 'react';
import type { RenderedMail } from '../../../../shared/contract/previews.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { MailFrame } from '../../ui/data/mail-frame.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { ComboBox } from '../../ui/inputs/combo-box.tsx';
import type { Option } from '../../ui/inputs/option.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { namedVariables } from '../emails/named-variables.ts';
import type { usePreview } from '../emails/use-preview.ts';
import styles from './preview.module.css';

const VIEWS = [
  { value: 'phone', label: 'Phone', icon: <Smartphone /> },
  { value: 'desktop', label: 'Desktop', icon: <Monitor /> },
  { value: 'text', label: 'Plain text', icon: <Type /> },
] as const;
type View = (typeof VIEWS)[number]['value'];

/** Who the preview is for: a candidate of the account, or an example. */
export interface Reader extends Option {
  value: SubmissionId;
}

interface PreviewPanelProps {
  preview: ReturnType<typeof usePreview>;
  /** Which email is shown, from 0. */
  shown: number;
  reader: Reader | null;
  onReader: (reader: Reader | null) => void;
}

/** The email that is being written, as somebody will see it. */
export function PreviewPanel({ preview, shown, reader, onReader }: PreviewPanelProps) {
  const [view, setView] = useState<View>('phone');
  const { data, error } = preview;
  const mail = data?.[shown] ?? data?.[0];
  return (
    <>
      <ReaderField reader={reader} onReader={onReader} />
      <Segmented label="Show the email as" size="s" value={view} options={VIEWS} onChange={setView} />
      {mail && mail.missing.length > 0 && (
        <EducationBox type="warning">Without a value: {namedVariables(mail.missing)}</EducationBox>
      )}
      {mail && <Letter mail={mail} view={view} />}
      {!data && error && (
        <ProblemState title={messageOf(error)} retrying={preview.isValidating} onRetry={() => void preview.mutate()} />
      )}
      {!data && !error && (
        <Loading label="Loading the preview">
          <SkeletonText lines={8} />
        </Loading>
      )}
    </>
  );
}

function ReaderField({ reader, onReader }: Pick<PreviewPanelProps, 'reader' | 'onReader'>) {
  const [typed, setTyped] = useState('');
  const q = typed.trim();
  const found = useApi('searchCandidates', q ? { query: { q } } : null, { keepPreviousData: true });
  const options = (q ? (found.data?.candidates ?? []) : []).map(
    ({ submissionId, name, jobTitle }): Reader => ({ value: submissionId, label: name, hint: jobTitle }),
  );
  return (
    <ComboBox
      label="Candidate to preview"
      placeholder="An example candidate"
      options={options}
      value={reader}
      onChange={(option) => onReader(option as Reader | null)}
      onSearch={setTyped}
      loading={found.isLoading}
      empty={q ? 'No candidate was found.' : 'Type a name.'}
    />
  );
}

const Letter = ({ mail, view }: { mail: RenderedMail; view: View }) => (
  <article className={cx(styles.letter, view === 'phone' && styles.phone)} aria-label={`Preview of ${mail.label}`}>
    <header>
      <p>{mail.subject || 'No subject'}</p>
      <p>
        {mail.from}, to {mail.to}
      </p>
    </header>
    {view === 'text' ? (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: text that one scrolls with the keys
      <pre tabIndex={0}>{mail.text}</pre>
    ) : (
      <MailFrame html={mail.html} title={`${mail.label}: ${mail.subject}`} height={420} styles />
    )}
  </article>
);
