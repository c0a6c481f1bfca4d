import Coins from 'lucide-react/icons/coins';
import { Link } from 'react-router-dom';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { batchWords, usedWords } from './credit-words.ts';
import styles from './strategy.module.css';

/** What each batch of a job took of the account's profiles, the latest first. */
export default function CreditsDialog({ id, onClose }: { id: JobId; onClose: () => void }) {
  const { data, error, isValidating, mutate } = useApi('listJobCredits', { params: { id } });
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title="Profiles used for this job"
      description={data && usedWords(data.used)}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {!data && error && (
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && !error && (
        <Loading label="Loading the batches">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {data?.batches.length === 0 && (
        <EmptyState icon={<Coins />} title="No batch was asked for yet.">
          Each batch will stand here with what it brought and what it gave back.
        </EmptyState>
      )}
      {data && data.batches.length > 0 && (
        <ol className={styles.history}>
          {data.batches.map((batch) => (
            <li key={`${batch.batch} ${batch.askedAt}`}>
              <p className="row g3">
                <span className="grow med">Batch {batch.batch}</span>
                <span className="small faint">
                  <RelativeTime at={batch.askedAt} />
                </span>
              </p>
              <p className="small muted">{batchWords(batch)}</p>
            </li>
          ))}
        </ol>
      )}
      <p className="small muted">
        Every debit and refund of the account is in{' '}
        <Link className="link" to={WEB_PATHS.settings}>
          Settings
        </Link>
        .
      </p>
    </Dialog>
  );
}
