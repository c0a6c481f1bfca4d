import { Suspense, useEffect, useRef, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { WEB_PATHS } from '../../../../shared/product.ts';
import type { JobForm } from '../../../../shared/rules/job/job-values.ts';
import { FormAlert } from '../../parts/form-alert.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { lazily, usePreloaded } from '../../ui/hooks/lazily.tsx';
import { Arrival } from './arrival.tsx';
import { EditingContext } from './emails/editing-context.ts';
import { useEditing } from './emails/use-editing.ts';
import { useFormFacts } from './facts-context.ts';
import { FormFooter } from './form-footer.tsx';
import { FormHeader } from './form-header.tsx';
import { StepSkeleton } from './form-skeleton.tsx';
import styles from './job-form.module.css';
import { MESSAGES } from './messages.ts';
import { Notices } from './notices.tsx';
import { ReadingNotes } from './reading/reading-notes.tsx';
import { useKeptInput } from './saving/use-kept-input.ts';
import { useLeaving } from './saving/use-leaving.ts';
import { useSaving } from './saving/use-saving.ts';
import { wrongIn } from './steps/check-job.ts';
import { LATER_STEPS, StepFields } from './steps/step-fields.tsx';
import {
  ALL_FIELDS,
  fieldsOf,
  furthestOf,
  type JobFieldName,
  type JobStep,
  stepOf,
  stepStates,
  stepsFor,
} from './steps/steps.ts';
import { StepsBar } from './steps/steps-bar.tsx';
import { useCheck } from './steps/use-check.ts';
import { useSteps } from './steps/use-steps.ts';

const LeaveDialog = lazily(() => import('../../parts/leaving/leave-dialog.tsx'));
const LastStepDialog = lazily(() => import('./saving/last-step-dialog.tsx'));
const OutreachPanel = lazily(() => import('./emails/outreach-panel.tsx'));
const EditEmails = lazily(() => import('./emails/edit-emails.tsx'));

const LATER_PARTS = [...LATER_STEPS, LeaveDialog, LastStepDialog, EditEmails];

/** What cannot be saved, not even in a draft, where it was typed as no number. */
const AMOUNTS = ['salary.min', 'salary.max'] as const;

/** The steps, the fields of one of them, and the buttons: what leads from an empty form to a posted job. */
export function FormFrame({ title, first }: { title: string; first: JobForm }) {
  const facts = useFormFacts();
  const { isPosted, canEditOutreach } = facts;
  const form = useFormContext<JobForm>();
  const steps = stepsFor(facts);
  const [seen] = useState(() => (facts.job ? furthestOf(steps, wrongIn(first, facts)) : 0));
  const nav = useSteps(steps, { isOpen: isPosted, seen });
  const [asking, setAsking] = useState<'cancel' | 'note'>();
  const { isEditing, openEditor, closeEditor } = useEditing();
  const [isWriting, setWriting] = useState(false);
  const { isDirty, errors } = form.formState;
  const wrong = ALL_FIELDS.filter((field) => get(errors, field));
  const input = useKeptInput(form, { facts, first, furthest: nav.furthest });
  const { blocker, leave, reload } = useLeaving({ isDirty: isDirty || isWriting, forget: input.forget });
  const check = useCheck(form);
  const place = useRef<HTMLDivElement>(null);
  usePreloaded(LATER_PARTS);

  /** Opens the first of some fields: on its step, or in the dialog of the note. */
  const goTo = (fields: readonly JobFieldName[], from = document.activeElement) => {
    const first = ALL_FIELDS.find((field) => fields.includes(field));
    const step = first && stepOf(first);
    setAsking(first && !step ? 'note' : undefined);
    if (step) nav.go(step, first, from);
  };
  /** Shows what is wrong on these steps and opens the first of it; says whether all is well. */
  const isReady = async (wanted: readonly JobStep[], from: Element | null): Promise<boolean> => {
    const wrongNow = await check(wanted.flatMap(fieldsOf));
    if (wrongNow.length > 0) goTo(wrongNow, from);
    return wrongNow.length === 0;
  };
  const saving = useSaving({
    facts,
    leave,
    onRefused: goTo,
  });
  // The word about it stands above the fields, wherever the person is in them.
  const alert = saving.conflict ?? errors.root?.server?.message;
  useEffect(() => {
    if (alert) place.current?.scrollTo({ top: 0 });
  }, [alert]);
  const onContinue = async () => {
    const next = steps[nav.index + 1];
    const from = document.activeElement;
    if ((await isReady([nav.step], from)) && next) nav.go(next, null, from);
  };
  const onFinish = async () => {
    const from = document.activeElement;
    if (!(await isReady(steps, from))) return;
    const hasNote = form.getValues('noteForSourcer').trim() !== '';
    if (isPosted && !hasNote) return void saving.save('update', from);
    await check(['noteForSourcer']);
    setAsking('note');
  };
  const onDraft = async () => {
    const values = form.getValues();
    if (values.title.trim() === '') {
      showToast(MESSAGES.draftWithoutTitle, { kind: 'warning', id: 'draft-title' });
      return nav.go('details', 'title');
    }
    const unreadable = AMOUNTS.filter((field) => Number.isNaN(form.getValues(field)));
    if (unreadable.length === 0) return saving.save('draft');
    goTo(await check(unreadable));
  };
  const cancel = () => leave(undefined, isPosted && facts.job ? WEB_PATHS.job(facts.job.id) : undefined);
  const onCancel = () => (isPosted && !isDirty ? cancel() : setAsking('cancel'));
  const onConfirmed = () => void saving.save(isPosted ? 'update' : 'post');

  return (
    <>
      <FormHeader title={title} job={facts.job} onBack={onCancel} />
      <form className={styles.jobForm} noValidate onSubmit={(event) => event.preventDefault()}>
        <StepsBar
          steps={stepStates(steps, { furthest: nav.furthest, isOpen: isPosted, wrong })}
          value={nav.step}
          onChange={(step) => nav.go(step)}
        />
        <div className={styles.fields} ref={place}>
          <div className={styles.inner}>
            <FormAlert control={form.control} />
            <Notices
              offers={input.offers}
              savedVersion={facts.job?.version ?? null}
              conflict={saving.conflict}
              onRestore={(offer) => {
                input.restore(offer);
                nav.setFurthest(Math.min(offer.furthest, steps.length - 1));
              }}
              onDiscard={input.discard}
              onReload={reload}
            />
            <ReadingNotes />
            <Suspense fallback={<StepSkeleton />}>
              <EditingContext value={openEditor}>
                <StepFields step={nav.step} isFirstVisit={nav.furthest === 0} />
              </EditingContext>
              <Arrival place={place} target={nav.target} />
            </Suspense>
          </div>
        </div>
        {canEditOutreach && (
          <Suspense fallback={<aside className={styles.panel} />}>
            <OutreachPanel />
          </Suspense>
        )}
      </form>
      <FormFooter
        isPosted={isPosted}
        isLast={nav.isLast}
        saving={saving.saving}
        onCancel={onCancel}
        onDraft={() => void onDraft()}
        onContinue={() => void onContinue()}
        onFinish={() => void onFinish()}
      />
      <Suspense>
        {isEditing && canEditOutreach && <EditEmails onDirty={setWriting} onClose={closeEditor} />}
        {asking === 'cancel' && <LeaveDialog leaving="cancel" onStay={() => setAsking(undefined)} onLeave={cancel} />}
        {blocker.state === 'blocked' && (
          <LeaveDialog
            leaving={isPosted ? 'job' : 'draft'}
            onStay={blocker.reset}
            onLeave={() => {
              input.forget();
              blocker.proceed();
            }}
          />
        )}
        {asking === 'note' && (
          <LastStepDialog
            isPosted={isPosted}
            firstBatchSize={facts.firstBatchSize}
            busy={saving.saving !== undefined}
            onCancel={() => setAsking(undefined)}
            onConfirm={onConfirmed}
          />
        )}
      </Suspense>
    </>
  );
}
