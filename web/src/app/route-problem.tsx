import { useRouteError } from 'react-router-dom';
import { messageOf } from '../api/problem.ts';
import { ProblemState } from '../ui/problem-state.tsx';

const isChunkFailure = (error: unknown): boolean =>
  error instanceof TypeError && /module|import|chunk|css/i.test(error.message);

/** Where a page failed to arrive or broke: says so and loads it again. */
export function RouteProblem() {
  const error = useRouteError();
  return (
    <main className="whole-page">
      <ProblemState
        title={isChunkFailure(error) ? 'Loading chunk failed' : messageOf(error)}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
