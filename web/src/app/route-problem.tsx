import { useRouteError } from 'react-router-dom';
import { messageOf } from '../api/problem.ts';
import { ProblemState } from '../ui/feedback/problem-state.tsx';
import { isLoadFailure, LOAD_FAILED } from '../ui/hooks/load-failure.ts';
import styles from './whole-page.module.css';

/** Where a page failed to arrive or broke: says so and loads it again. */
export function RouteProblem() {
  const error = useRouteError();
  return (
    <main className={styles.wholePage}>
      <ProblemState
        title={isLoadFailure(error) ? LOAD_FAILED : messageOf(error)}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
