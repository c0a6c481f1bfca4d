import { useEffect, useSyncExternalStore } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { isSignupComplete } from '../../../shared/rules/account/access.ts';
import { isLeaving } from '../api/log-out.ts';
import { messageOf } from '../api/problem.ts';
import { rememberPath } from '../api/return-path.ts';
import { sessionStore } from '../api/session.ts';
import { usePreferences } from '../api/use-user.ts';
import { leftAt } from '../features/signup/left-at.ts';
import { ProblemState } from '../ui/feedback/problem-state.tsx';
import { LoadingPage } from './loading-page.tsx';
import { PATHS } from './paths.ts';
import styles from './whole-page.module.css';

/** Keeps where the person wanted to go, forgets what was read, and leads to the sign-in. */
function ToLogin() {
  const { pathname, search, hash } = useLocation();
  const { mutate } = useSWRConfig();
  useEffect(() => {
    rememberPath(pathname + search + hash);
    void mutate(() => true, undefined, { revalidate: false });
  }, [pathname, search, hash, mutate]);
  return <Navigate to={PATHS.login} replace />;
}

/** Someone who signed in but is not registered: the sign-in goes on where it was left (1-product, section 4). */
function FinishLogin() {
  useEffect(() => {
    void import('../features/auth/complete-login.ts').then(({ completeLogin }) => completeLogin());
  }, []);
  return <LoadingPage />;
}

/** Where one arrives who did not say where to: the sign-up goes on there where it was left. */
const isStart = (pathname: string) => pathname === PATHS.home || pathname === PATHS.jobs;

function KnownPerson() {
  const { data: person, error, isValidating, mutate } = usePreferences();
  const { pathname } = useLocation();
  if (person === undefined && error && !isLeaving()) {
    return (
      <main className={styles.wholePage}>
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      </main>
    );
  }
  if (person === undefined || isLeaving()) return <LoadingPage />;
  if (person === null || !person.roles.includes('employer')) return <FinishLogin />;
  const isSigningUp = pathname === PATHS.signup;
  if (!isSignupComplete(person) && !isSigningUp) return <Navigate to={PATHS.signup} replace />;
  const step = !isSigningUp && isStart(pathname) && leftAt.read(person.id);
  if (step) return <Navigate to={`${PATHS.signup}?step=${step}`} replace />;
  return <Outlet />;
}

/** Lets only those through who are signed in, registered and have finished signing up. */
export function Guard() {
  const isSignedIn = useSyncExternalStore(sessionStore.subscribe, sessionStore.isSignedIn);
  if (isSignedIn) return <KnownPerson />;
  return isLeaving() ? <LoadingPage /> : <ToLogin />;
}
