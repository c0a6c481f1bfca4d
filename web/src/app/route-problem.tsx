import { useRouteError } from 'react-router-dom';
import { messageOf } from '../api/problem.ts';
import { ProblemState } from '../ui/feedback/problem-state.tsx';
import { isLoadFailure } from '../ui/hooks/lazily.tsx';
import styles from './whole-page.module.css';

/** Where a page failed to arrive or broke: says so and loads it again. */
export function RouteProblem() {
  const error = useRouteError();
  return (
    <main className={styles.wholePage}>
      <ProblemState
        title={isLoadFailure(error) ? 'Loading chunk failed' : messageOf(error)}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
