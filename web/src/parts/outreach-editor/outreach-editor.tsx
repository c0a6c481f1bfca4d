import type { Editor as Tiptap } from '@tiptap/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { plannedMails } from '../../../../shared/rules/outreach/planned-mails.ts';
import type { VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import type { VariableTerms } from '../../../../shared/rules/outreach/variables.ts';
import { ApiError } from '../../api/problem.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { type MailFacts, usePreview } from '../emails/use-preview.ts';
import { Offers } from '../keeping/offers.tsx';
import { EditorHead } from './editor-head.tsx';
import { type KeptAs, useKeptEmails } from './kept-emails.ts';
import { MailList } from './mail-list.tsx';
import styles from './outreach-editor.module.css';
import type { Reader } from './preview-panel.tsx';
import { SidePanels } from './side-panels.tsx';
import { TestMailDialog } from './test-mail-dialog.tsx';
import { insertVariable } from './use-completion.tsx';
import { useInsertTarget } from './use-insert-target.ts';
import { type MailField, useMails } from './use-mails.ts';

const LibraryDrawer = lazily(() => import('./library-drawer.tsx'));

export interface OutreachEditorProps {
  /** Of the job. */
  title: string;
  steps: readonly JourneyStep[];
  /** The product's own emails. */
  basic: readonly JourneyStep[];
  isDefault: boolean;
  readOnly: boolean;
  facts: MailFacts;
  terms: VariableTerms;
  keptAs: KeptAs;
  /** Saves the emails; what the server found wrong with them is thrown. */
  onSave: (steps: JourneyStep[]) => Promise<void>;
  onDirty?: ((isDirty: boolean) => void) | undefined;
  onClose: () => void;
}

/** What was found wrong by the server, by place and field: `journeys.1.subject`. */
const placed = ({ fields }: ApiError): ReadonlyMap<string, string> =>
  new Map(Object.entries(fields).map(([path, [message = '']]) => [path.replace(/^journeys\./, ''), message]));

/** The emails of a job: written one below the other, beside what they may say and how they will look (2-jobs, section 2). */
export default function OutreachEditor(props: OutreachEditorProps) {
  const { readOnly, facts, onDirty, onClose } = props;
  const mails = useMails(props.steps);
  const input = useKeptEmails(mails, props.steps, props.keptAs);
  const [asking, setAsking] = useState<'save' | 'leave' | 'library'>();
  const [testing, setTesting] = useState<JourneyStep>();
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map());
  const [isSaving, setSaving] = useState(false);
  const [shown, setShown] = useState(0);
  const [reader, setReader] = useState<Reader | null>(null);
  const list = useRef<HTMLElement>(null);
  const editors = useRef(new Map<string, Tiptap>());
  const target = useInsertTarget(editors.current, mails.steps);
  const preview = usePreview(facts, mails.steps, reader?.value);
  const isDirty = mails.isDirty && !readOnly;

  useEffect(() => onDirty?.(isDirty), [isDirty, onDirty]);
  useEffect(() => () => onDirty?.(false), [onDirty]);
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const problemAt = (index: number, field: MailField): string | undefined => {
    const id = mails.steps[index]?.id;
    const own = mails.problems.find((problem) => problem.stepId === id && problem.field === field)?.message;
    const isShown = isChecked || field === 'timing' || (id !== undefined && mails.isWritten(id, field));
    return (isShown ? own : undefined) ?? refused.get(`${index}.${field}`);
  };
  const inputOf = (id: string | undefined, field: string): HTMLElement | undefined =>
    editors.current.get(`${id} ${field}`)?.view.dom ??
    document.getElementById(`delay-${id}`)?.querySelector('input') ??
    undefined;
  /** Opens the first email that is not right. */
  const goTo = (id: string, field: MailField) => {
    const editor = editors.current.get(`${id} ${field}`);
    if (editor) editor.chain().focus('end').scrollIntoView().run();
    else inputOf(id, field)?.focus();
  };
  /** The first that the server refused. */
  const refusedInput = () => {
    const [index, field = ''] = [...refused.keys()][0]?.split('.') ?? [];
    return index === undefined ? undefined : inputOf(mails.steps[Number(index)]?.id, field);
  };
  const askToSave = () => {
    setChecked(true);
    setRefused(new Map());
    const [first] = mails.problems;
    if (first) goTo(first.stepId, first.field);
    else setAsking('save');
  };
  const save = async () => {
    setSaving(true);
    try {
      await props.onSave(mails.steps);
      onDirty?.(false);
      input.forget();
      onClose();
    } catch (error) {
      setAsking(undefined);
      if (!(error instanceof ApiError)) throw error;
      setRefused(placed(error));
    } finally {
      setSaving(false);
    }
  };
  const copy = (title: string, steps: readonly JourneyStep[]) => {
    const before = mails.steps;
    mails.replace(steps);
    setAsking(undefined);
    showToast(`The emails are those of ${title} now.`, {
      kind: 'info',
      action: { label: 'Undo', onSelect: () => mails.replace(before) },
    });
  };
  const insert = (key: VariableKey) => {
    const editor = target.find();
    if (editor) insertVariable(editor, key);
  };
  const leave = () => (isDirty ? setAsking('leave') : onClose());
  const labels = plannedMails(mails.steps).map(({ label }) => label);

  return (
    <Dialog
      open
      onClose={leave}
      size="full"
      flush
      initialFocus={list}
      title={readOnly ? 'Email outreach sequence' : 'Customize your email outreach'}
      description={props.title || undefined}
      tools={
        <EditorHead readOnly={readOnly} saving={isSaving} onLibrary={() => setAsking('library')} onSave={askToSave} />
      }
    >
      <div className={styles.editor} {...target.watched}>
        <MailList
          ref={list}
          mails={mails}
          terms={props.terms}
          readOnly={readOnly}
          isDefault={props.isDefault}
          offers={
            !readOnly && (
              <Offers
                offers={input.offers}
                savedVersion={props.keptAs.version}
                say={() => 'You left emails that you wrote for this job'}
                onRestore={input.restore}
                onDiscard={input.discard}
              />
            )
          }
          problemAt={problemAt}
          onActive={target.onActive}
          onReady={(id, field, editor) => {
            editors.current.set(`${id} ${field}`, editor);
          }}
          onShow={setShown}
          onSendPreview={setTesting}
        />
        <SidePanels
          terms={props.terms}
          values={preview.data?.[0]?.values ?? {}}
          title={reader ? `As ${reader.label.split(' ')[0]} will see it` : 'As a candidate will see it'}
          into={target.label}
          onInsert={readOnly ? undefined : insert}
          preview={{ preview, shown: Math.min(shown, labels.length - 1), reader, onReader: setReader }}
        />
      </div>
      {asking === 'library' && (
        <Suspense>
          <LibraryDrawer jobId={facts.jobId} basic={props.basic} onSelect={copy} onClose={() => setAsking(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={asking === 'save'}
        title="Save these emails?"
        confirmLabel="Save"
        loading={isSaving}
        finalFocus={refusedInput}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => void save()}
      >
        <p className="muted">Changes only affect future email campaigns</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'leave'}
        title="Are you sure you want to leave this page?"
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          input.forget();
          onClose();
        }}
      >
        <p className="muted">What you wrote is not saved.</p>
      </ConfirmDialog>
      {testing && <TestMailDialog facts={facts} template={testing} onClose={() => setTesting(undefined)} />}
    </Dialog>
  );
}
