import { useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '../../../api/problem.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { isAsked, turnOff } from './second-factor.ts';

const TwoStepDialog = lazily(() => import('./two-step-dialog.tsx'));

/** A code of an app beside the password: each person's own choice. */
export function TwoStep({ email }: { email: string }) {
  const { data: isOn, error, mutate } = useSWR('second-factor', isAsked, { revalidateOnFocus: false });
  const [dialog, setDialog] = useState<'on' | 'off'>();
  const [isBusy, setBusy] = useState(false);
  const close = () => setDialog(undefined);
  const off = async () => {
    setBusy(true);
    try {
      await turnOff();
      await mutate(false, { revalidate: false });
      showToast('Two-step sign-in is off.');
      close();
    } catch (problem) {
      showProblem(problem);
    } finally {
      setBusy(false);
    }
  };
  if (error) return <ProblemState title={messageOf(error)} onRetry={() => void mutate()} />;
  if (isOn === undefined)
    return (
      <Loading>
        <Skeleton height={36} />
      </Loading>
    );
  return (
    <div className="row">
      <p className="grow muted">
        {isOn ? (
          <>
            <Tag type="success">ON</Tag> When you sign in we ask for a code of an app on your phone as well.
          </>
        ) : (
          'A code of an app on your phone can be asked for beside your password when you sign in.'
        )}
      </p>
      <Button onClick={() => setDialog(isOn ? 'off' : 'on')}>{isOn ? 'Turn off' : 'Set up'}</Button>
      {dialog === 'on' && (
        <TwoStepDialog
          email={email}
          onClose={close}
          onDone={() => {
            void mutate(true, { revalidate: false });
            showToast('Two-step sign-in is on.');
            close();
          }}
        />
      )}
      <ConfirmDialog
        open={dialog === 'off'}
        title="Turn off two-step sign-in?"
        confirmLabel="Turn off"
        danger
        loading={isBusy}
        onCancel={close}
        onConfirm={() => void off()}
      >
        <p>Your password alone will let you in.</p>
      </ConfirmDialog>
    </div>
  );
}
