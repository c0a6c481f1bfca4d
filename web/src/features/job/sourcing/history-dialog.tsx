import History from 'lucide-react/icons/history';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { messageOf } from '../../../api/problem.ts';
import { usePages } from '../../../api/use-pages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { entryWords } from './reason-words.ts';
import styles from './strategy.module.css';

/** What happened by itself with a job, and why, the latest first. */
export default function HistoryDialog({ id, onClose }: { id: JobId; onClose: () => void }) {
  const pages = usePages('listAutoSourcingHistory', (after) => ({ params: { id }, query: after ? { after } : {} }));
  const entries = pages.data?.flatMap(({ results }) => results);
  return (
    <Dialog
      open
      size="m"
      onClose={onClose}
      title="What happened by itself"
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {!entries && pages.error && (
        <ProblemState
          title={messageOf(pages.error)}
          retrying={pages.isValidating}
          onRetry={() => void pages.mutate()}
        />
      )}
      {!entries && !pages.error && (
        <Loading label="Loading the history">
          <SkeletonText lines={4} />
        </Loading>
      )}
      {entries?.length === 0 && (
        <EmptyState icon={<History />} title="Nothing happened by itself yet.">
          Each batch, pause and change will stand here with its reason.
        </EmptyState>
      )}
      {entries && entries.length > 0 && (
        <ol className={styles.history}>
          {entries.map((entry) => {
            const { what, why } = entryWords(entry);
            return (
              <li key={entry.id}>
                <p className="row g3">
                  <span className="grow med">{what}</span>
                  <span className="small faint">
                    <RelativeTime at={entry.at} />
                  </span>
                </p>
                <p className="small muted">
                  {why}
                  {entry.by && ` (${entry.by})`}
                </p>
              </li>
            );
          })}
        </ol>
      )}
      {pages.next !== null && (
        <Button loading={pages.isValidating} onClick={pages.readNext}>
          Show earlier
        </Button>
      )}
    </Dialog>
  );
}
