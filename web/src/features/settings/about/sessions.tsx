import { useState } from 'react';
import type { Session } from '../../../../../shared/model/session.ts';
import { logOut } from '../../../api/log-out.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { me } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import settings from '../settings.module.css';
import { When } from '../when.tsx';
import styles from './sessions.module.css';

function SessionRow({ session, busy, onEnd }: { session: Session; busy: boolean; onEnd: () => void }) {
  const { device, isCurrent, signedInAt, usedAt } = session;
  return (
    <li className={styles.session}>
      <div className="col grow">
        <span>
          {device} {isCurrent && <Tag type="success">THIS ONE</Tag>}
        </span>
        <span className="small muted">
          Signed in <When at={signedInAt} />
          {!isCurrent && (
            <>
              , last used <When at={usedAt} />
            </>
          )}
        </span>
      </div>
      {!isCurrent && (
        <Button loading={busy} onClick={onEnd} aria-label={`End the session of ${device}`}>
          End
        </Button>
      )}
    </li>
  );
}

/** Where the person is signed in: each session can be ended, all others, and all with this one. */
export function Sessions() {
  const { data, error, isValidating, mutate } = useApi('listSessions', me);
  const one = useApiMutation('endSession');
  const others = useApiMutation('endOtherSessions');
  const [ending, setEnding] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  const end = async ({ id, device }: Session) => {
    setEnding(id);
    const ended = await one.attempt({ params: { id: 'me', session: id } });
    await mutate((listed) => (ended ? listed?.filter((each) => each.id !== id) : listed));
    setEnding(undefined);
    if (ended) showToast(`The session of ${device} has ended.`);
  };
  const endOthers = async () => {
    const ended = await others.attempt(me);
    if (!ended) return;
    await mutate((listed) => listed?.filter(({ isCurrent }) => isCurrent));
    showToast('All other sessions have ended.');
  };
  const leave = async () => {
    setLeaving(true);
    if (await one.attempt({ params: { id: 'me', session: 'all' } })) await logOut();
    setLeaving(false);
  };

  if (!data && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  return (
    <div className="col g4">
      {data ? (
        <ul className={settings.panel} aria-label="Your sessions">
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={ending === session.id}
              onEnd={() => void end(session)}
            />
          ))}
        </ul>
      ) : (
        <Loading label="Loading your sessions">
          <SkeletonText lines={3} />
        </Loading>
      )}
      <p className="muted">
        A session that you end is signed out at its next click. If a device is lost, sign out everywhere and change your
        password.
      </p>
      <div className="row wrap">
        <Button
          loading={others.busy}
          disabledReason={data?.length === 1 ? 'You are signed in nowhere else.' : undefined}
          onClick={() => void endOthers()}
        >
          End all others
        </Button>
        <Button onClick={() => setAsking(true)}>Sign out everywhere</Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="Sign out everywhere?"
        confirmLabel="Sign out everywhere"
        loading={isLeaving}
        onCancel={() => setAsking(false)}
        onConfirm={() => void leave()}
      >
        <p>You will need your password to sign in again, on this device too.</p>
      </ConfirmDialog>
    </div>
  );
}
