import { useState } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Pagination } from '../../../ui/data/pagination.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import styles from './blacklist.module.css';

const PAGE = LIMITS.deniedShown;

/** Who is on the list of a job, page by page. */
export function ListDialog({ job, onClose }: { job: Job; onClose: () => void }) {
  const [page, setPage] = useState(1);
  const query = { offset: (page - 1) * PAGE, limit: PAGE };
  const { data, error, isValidating, mutate } = useApi(
    'listBlacklist',
    { params: { id: job.id }, query },
    { keepPreviousData: true },
  );
  return (
    <Dialog
      open
      onClose={onClose}
      size="m"
      tall
      title="Candidates not to source"
      footer={<Button onClick={onClose}>Close</Button>}
      note={data && <Pagination page={page} pages={Math.ceil(data.total / PAGE)} onChange={setPage} />}
    >
      {data && (
        <ol className={styles.people} start={query.offset + 1}>
          {data.candidates.map(({ row, name, email, company }) => (
            <li key={row}>
              <span className="strong">{name || email}</span>
              <span className="small muted">{[name && email, company].filter(Boolean).join(' · ')}</span>
            </li>
          ))}
        </ol>
      )}
      {!data && error && (
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Loading label="Loading the list">
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Dialog>
  );
}
