import { Suspense, useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { JobForm } from '../../../../shared/rules/job-payload.ts';
import { formProblems, type JobStep, type PostingTerms } from '../../../../shared/rules/job-problems.ts';
import { lazily, usePreloaded } from '../../ui/lazily.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { Arrival } from './arrival.tsx';
import { useFormFacts } from './facts-context.ts';
import { FormFooter } from './form-footer.tsx';
import { FormHeader } from './form-header.tsx';
import { StepSkeleton } from './form-skeleton.tsx';
import { Notices } from './notices.tsx';
import { useProblems } from './problems.tsx';
import { type RefusedField, refusedFields, stillRefused } from './refused-fields.ts';
import { LATER_STEPS, StepFields } from './step-fields.tsx';
import { problemsOn, stepStates, stepsFor } from './steps.ts';
import { StepsBar } from './steps-bar.tsx';
import { useKeptInput } from './use-kept-input.ts';
import { useLeaving } from './use-leaving.ts';
import { useSaving } from './use-saving.ts';
import { useSteps } from './use-steps.ts';

const LeaveDialog = lazily(() => import('./leave-dialog.tsx'));
const LastStepDialog = lazily(() => import('./last-step-dialog.tsx'));
const OutreachPanel = lazily(() => import('./outreach-panel.tsx'));

const LATER_PARTS = [...LATER_STEPS, LeaveDialog, LastStepDialog];

interface FormFrameProps {
  title: string;
  first: JobForm;
  terms: PostingTerms;
  refused: readonly RefusedField[];
  onChecked: (checked: ReadonlySet<JobStep>) => void;
  onRefused: (refused: readonly RefusedField[]) => void;
}

/** The steps, the fields of one of them, and the buttons: what leads from an empty form to a posted job. */
export function FormFrame({ title, first, terms, refused, onChecked, onRefused }: FormFrameProps) {
  const facts = useFormFacts();
  const { isPosted, canEditOutreach } = facts;
  const form = useFormContext<JobForm>();
  const { problems, checked } = useProblems();
  const steps = stepsFor(canEditOutreach);
  const nav = useSteps(steps, isPosted);
  const [asking, setAsking] = useState<'cancel' | 'note'>();
  const { isDirty } = form.formState;
  const input = useKeptInput(form, { facts, first, furthest: nav.furthest });
  const { blocker, leave, reload } = useLeaving({ isDirty, forget: input.forget });
  const place = useRef<HTMLDivElement>(null);
  usePreloaded(LATER_PARTS);

  /** Shows what is wrong on these steps and opens the first of it; says whether all is well. */
  const check = (wanted: readonly JobStep[], refusals = refused): boolean => {
    onChecked(new Set([...checked, ...wanted]));
    const values = form.getValues();
    const found = [...formProblems(values, terms), ...stillRefused(values, refusals)];
    const failing = wanted.find((step) => problemsOn(found, step).length > 0);
    if (failing) nav.go(failing, problemsOn(found, failing)[0]?.field);
    return failing === undefined;
  };
  const saving = useSaving({
    facts,
    leave,
    onRefused: (fields) => {
      setAsking(undefined);
      const refusals = refusedFields(form.getValues(), fields);
      onRefused(refusals);
      check(steps, refusals);
    },
  });
  // The word about it stands above the fields, wherever the person is in them.
  useEffect(() => {
    if (saving.conflict) place.current?.scrollTo({ top: 0 });
  }, [saving.conflict]);
  const onContinue = () => {
    const next = steps[nav.index + 1];
    if (check([nav.step]) && next) nav.go(next);
  };
  const onFinish = () => {
    if (!check(steps)) return;
    const hasNote = form.getValues('noteForSourcer').trim() !== '';
    if (!isPosted || hasNote) setAsking('note');
    else void saving.save('update');
  };
  const onDraft = () => {
    if (form.getValues('details.title').trim() !== '') return void saving.save('draft');
    showToast('Please enter a title to be able to save the job as draft', { kind: 'warning', id: 'draft-title' });
    nav.go('details', 'details.title');
  };
  const onCancel = () => (isPosted && !isDirty ? leave(undefined) : setAsking('cancel'));
  const onConfirmed = () =>
    saving.save(isPosted ? 'update' : 'post').finally(() => setAsking((now) => (now === 'note' ? undefined : now)));

  return (
    <>
      <FormHeader title={title} job={facts.job} onBack={onCancel} />
      <form className="job-form" noValidate onSubmit={(event) => event.preventDefault()}>
        <StepsBar
          steps={stepStates(steps, { furthest: nav.furthest, isOpen: isPosted, checked, problems })}
          value={nav.step}
          onChange={(step) => nav.go(step)}
        />
        <div className="fields" ref={place}>
          <div className="in">
            <Notices
              offer={input.offer}
              savedVersion={facts.job?.version ?? null}
              conflict={saving.conflict}
              onRestore={(kept) => {
                form.reset(kept.values, { keepDefaultValues: true });
                nav.setFurthest(Math.min(kept.furthest, steps.length - 1));
                input.take();
              }}
              onRefuse={input.refuse}
              onReload={reload}
            />
            <Suspense fallback={<StepSkeleton />}>
              <StepFields step={nav.step} isFirstVisit={nav.furthest === 0} />
              <Arrival place={place} target={nav.target} />
            </Suspense>
          </div>
        </div>
        {canEditOutreach && (
          <Suspense fallback={<aside className="panel" />}>
            <OutreachPanel />
          </Suspense>
        )}
      </form>
      <FormFooter
        isPosted={isPosted}
        isLast={nav.isLast}
        saving={saving.saving}
        onCancel={onCancel}
        onDraft={onDraft}
        onContinue={onContinue}
        onFinish={onFinish}
      />
      <Suspense>
        {asking === 'cancel' && (
          <LeaveDialog reason="cancel" onStay={() => setAsking(undefined)} onLeave={() => leave(undefined)} />
        )}
        {blocker.state === 'blocked' && (
          <LeaveDialog
            reason="navigation"
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
