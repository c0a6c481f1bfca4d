import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ERRORS } from '../../../../../shared/contract/errors.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { ApiError } from '../../../api/problem.ts';
import { isSaidElsewhere, useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { progressAt } from './progress.ts';

const FAILED = ERRORS.DESCRIPTION_UNREADABLE.title;

/**
 * Makes a draft of a description. Who waits is led to it; who closed the window or went elsewhere meanwhile is told where it is, so
 * that no answer is lost. `problem` is what to say where it failed.
 */
export function useDescribe() {
  const navigate = useNavigate();
  const create = useApiMutation('createDraftFromDescription', { refreshes: ['listJobs', 'countJobs'], quiet: true });
  const [seconds, setSeconds] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const isWaiting = useRef(true);
  useEffect(() => {
    isWaiting.current = true;
    return () => {
      isWaiting.current = false;
    };
  }, []);
  const isReading = seconds !== undefined;
  useEffect(() => {
    if (!isReading) return;
    const timer = window.setInterval(() => setSeconds((passed = 0) => passed + 1), 1_000);
    return () => window.clearInterval(timer);
  }, [isReading]);

  const describe = async (jobDescription: string, onDone: () => void) => {
    setProblem(undefined);
    setSeconds(0);
    try {
      const { id } = await create.run({ body: { jobDescription } });
      onDone();
      const open = () => navigate(WEB_PATHS.editJob(id));
      if (isWaiting.current) open();
      else
        showToast('The draft of your job description is ready.', {
          action: { label: 'Open', onSelect: open },
          duration: 20_000,
        });
    } catch (error) {
      if (isSaidElsewhere(error)) return;
      const said = error instanceof ApiError && (error.status === 429 || error.status === 403) ? error.message : FAILED;
      if (isWaiting.current) setProblem(said);
      else showToast(said, { kind: 'danger' });
    } finally {
      setSeconds(undefined);
    }
  };
  return { describe, problem, progress: isReading ? progressAt(seconds) : undefined };
}
