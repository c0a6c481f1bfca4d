import { useState } from 'react';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { me } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';

const TwoStepDialog = lazily(() => import('./two-step-dialog.tsx'));
const TwoStepOffDialog = lazily(() => import('./two-step-off-dialog.tsx'));

/** A code of an app beside the password: each person's own choice. */
export function TwoStep({ email }: { email: string }) {
  const { data, error, isValidating, mutate } = useApi('getTwoStep', me, { revalidateOnFocus: false });
  const [dialog, setDialog] = useState<'on' | 'off'>();
  const close = () => setDialog(undefined);
  const saved = (isOn: boolean) => {
    void mutate({ isOn }, { revalidate: false });
    showToast(isOn ? 'Two-step sign-in is on.' : 'Two-step sign-in is off.');
    close();
  };
  if (!data && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Loading>
        <Skeleton height={36} />
      </Loading>
    );
  const { isOn } = data;
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
      {dialog === 'on' && <TwoStepDialog email={email} onClose={close} onDone={() => saved(true)} />}
      {dialog === 'off' && <TwoStepOffDialog onClose={close} onDone={() => saved(false)} />}
    </div>
  );
}
