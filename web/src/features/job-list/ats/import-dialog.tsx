import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SWRResponse } from 'swr';
import type { AtsJobOrder } from '../../../../../shared/contract/ats.ts';
import type { AtsJob } from '../../../../../shared/model/ats.ts';
import { LIMITS, TIMES, WEB_PATHS } from '../../../../../shared/product.ts';
import { isReady } from '../../../../../shared/rules/ats/sync.ts';
import { type ApiError, messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
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

const SORTS = [
  { value: 'createdAt.desc', label: 'Newest first' },
  { value: 'createdAt.asc', label: 'Oldest first' },
  { value: 'title.asc', label: 'A to Z' },
  { value: 'title.desc', label: 'Z to A' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

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
  const sync = useAtsSync(true);
  const isSyncing = sync !== undefined && !isReady(sync);
  const asked = isSyncing ? null : { query: { term, ...orderOf(sort) } };
  const found = useApi('searchAtsJobs', asked, { keepPreviousData: true });
  const choice = choiceOf(found.data, chosen);
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
      description={sync ? syncLine(sync, new Date()) : 'Looking at your ATS …'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            loading={busy}
            disabledReason={choice ? undefined : 'Choose a job first.'}
            onClick={() => void importChosen()}
          >
            Import job
          </Button>
        </>
      }
    >
      {isSyncing ? (
        <EmptyState title="We are connecting to your ATS">Come back in few minutes to start importing jobs</EmptyState>
      ) : (
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
          <Jobs found={found} isSearch={term !== ''} chosen={choice} onChoose={setChosen} />
        </div>
      )}
    </Dialog>
  );
}

interface JobsProps {
  readonly found: SWRResponse<AtsJob[], ApiError>;
  readonly isSearch: boolean;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}

function Jobs({ found, isSearch, chosen, onChoose }: JobsProps) {
  const { data, error, isValidating, mutate } = found;
  if (!data && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Loading label="Loading the jobs of your ATS">
        <Skeleton height={325} />
      </Loading>
    );
  if (data.length === 0 && !isSearch)
    return <EmptyState title="No jobs found in your ATS">Add a job in your ATS and it will appear here</EmptyState>;
  if (data.length === 0) return <EmptyState title="No results found. Try searching with a different keyword." />;
  return <AtsJobList jobs={data} chosen={chosen} onChoose={onChoose} />;
}
