import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AtsJobOrder } from '../../../../../shared/contract/ats.ts';
import { LIMITS, TIMES, WEB_PATHS } from '../../../../../shared/product.ts';
import { isReady, isStuck } from '../../../../../shared/rules/ats/sync.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { useAtsSync } from '../../../parts/ats/use-ats-sync.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { AtsJobList } from './ats-job-list.tsx';
import styles from './import.module.css';
import { choiceOf, missingSentence, syncLine } from './import-words.ts';
import { useAtsJobs } from './use-ats-jobs.ts';

const SORTS = [
  { value: 'createdAt.desc', label: 'Newest first' },
  { value: 'createdAt.asc', label: 'Oldest first' },
  { value: 'title.asc', label: 'A to Z' },
  { value: 'title.desc', label: 'Z to A' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

const SYNC_UNKNOWN = 'It could not be asked when your ATS was last synchronised.';

const orderOf = (sort: Sort): AtsJobOrder => {
  const [orderBy, order] = sort.split('.') as [AtsJobOrder['orderBy'], AtsJobOrder['order']];
  return { orderBy, order };
};

/** Imports a job of the linked ATS as a draft (2-jobs, ATS import modal). */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [sort, setSort] = useState<Sort>('createdAt.desc');
  const [term, setTerm] = useState('');
  const [chosen, setChosen] = useState<string>();
  const navigate = useNavigate();
  const form = useId();
  const { data: sync, ...asking } = useAtsSync(true);
  const isWaiting = sync !== undefined && !isReady(sync);
  const found = useAtsJobs(isWaiting ? null : { query: { term, ...orderOf(sort) } });
  const choice = choiceOf(found.jobs, chosen);
  const { attempt, busy } = useApiMutation('importAtsJob', { refreshes: ['listJobs', 'countJobs', 'searchAtsJobs'] });

  const importChosen = async () => {
    const imported = choice && (await attempt({ params: { mergeDevId: choice } }));
    if (!imported) return;
    showToast(missingSentence(imported.missing));
    navigate(WEB_PATHS.editJob(imported.id));
  };
  return (
    <Dialog
      open
      pinned
      onClose={onClose}
      size="m"
      title="Import job from ATS"
      description={sync ? syncLine(sync, new Date()) : asking.error ? SYNC_UNKNOWN : 'Looking at your ATS …'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            loading={busy}
            disabledReason={choice ? undefined : 'Choose a job first.'}
            type="submit"
            form={form}
          >
            Import job
          </Button>
        </>
      }
    >
      {isWaiting && isStuck(sync) && (
        <ProblemState
          title="No jobs of your ATS could be read"
          retrying={asking.isValidating}
          onRetry={() => void asking.mutate()}
        >
          Its sync has stopped before the first time was over. As soon as it goes on, its jobs are listed here.
        </ProblemState>
      )}
      {isWaiting && !isStuck(sync) && (
        <EmptyState title="We are connecting to your ATS">Come back in few minutes to start importing jobs</EmptyState>
      )}
      {!isWaiting && (
        <div className={styles.import}>
          <div className={styles.tools}>
            <SearchInput
              className={styles.search}
              label="Search job"
              maxLength={LIMITS.search}
              delay={TIMES.atsSearchDebounce}
              value={term}
              onChange={setTerm}
            />
            <div className={styles.order}>
              <Select label="Order" options={SORTS} value={sort} onChange={setSort} />
            </div>
          </div>
          <form
            id={form}
            onSubmit={(event) => {
              event.preventDefault();
              if (!busy) void importChosen();
            }}
          >
            <Jobs {...found} isSearch={term !== ''} chosen={choice} onChoose={setChosen} />
          </form>
        </div>
      )}
    </Dialog>
  );
}

interface JobsProps extends ReturnType<typeof useAtsJobs> {
  readonly isSearch: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Jobs({ found, jobs, loadMore, isSearch, chosen, onChoose }: JobsProps) {
  const { error, isValidating, mutate } = found;
  if (!jobs && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!jobs)
    return (
      <Loading label="Loading the jobs of your ATS">
        <Skeleton height={325} />
      </Loading>
    );
  if (jobs.length === 0 && !isSearch)
    return <EmptyState title="No jobs found in your ATS">Add a job in your ATS and it will appear here</EmptyState>;
  if (jobs.length === 0) return <EmptyState title="No results found. Try searching with a different keyword." />;
  return <AtsJobList jobs={jobs} chosen={chosen} onChoose={onChoose} onEnd={loadMore} />;
}
