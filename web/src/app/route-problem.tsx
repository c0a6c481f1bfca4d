import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messageOf } from '../api/problem.ts';
import { ProblemState } from '../ui/feedback/problem-state.tsx';
import { isLoadFailure, LOAD_FAILED } from '../ui/hooks/load-failure.ts';
import { reportCrash } from './crashes.ts';
import styles from './whole-page.module.css';

const reload = () => window.location.reload();

/** Where a page failed to arrive or broke: says so and loads it again; what did not arrive, as soon as there is a connection. */
export function RouteProblem() {
  const error = useRouteError();
  const isLost = isLoadFailure(error);
  useEffect(() => reportCrash(error), [error]);
  useEffect(() => {
    if (!isLost) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isLost]);
  return (
    <main className={styles.wholePage}>
      <ProblemState title={isLost ? LOAD_FAILED : messageOf(error)} onRetry={reload} />
    </main>
  );
}
