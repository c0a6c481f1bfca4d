import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { COLUMN_LABELS } from '../../../../shared/reference/funnel.ts';
import { PERIOD_LABELS } from '../../../../shared/reference/periods.ts';
import { day } from '../../../../shared/rules/funnel/figure-words.ts';
import { STAGE_WORDS } from '../../../../shared/rules/funnel/stage-words.ts';
import { messageOf } from '../../api/problem.ts';
import { usePages } from '../../api/use-pages.ts';
import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import type { CountedNumber } from './counted.tsx';
import styles from './reports.module.css';

type OfJob = CountedNumber & { readonly job: NonNullable<CountedNumber['job']> };
const isOfJob = (number: CountedNumber): number is OfJob => number.job !== undefined;

/** What a number of a report counts: the candidates of a job, or first the jobs of a period. */
export default function CountedDrawer({ number, onClose }: { number: CountedNumber; onClose: () => void }) {
  const [chosen, setChosen] = useState<OfJob>();
  const shown = chosen ?? number;
  return (
    <Drawer open onClose={onClose} title={`${STAGE_WORDS[shown.stage].reached}: ${shown.count}`}>
      <div className="col">
        <p className="small muted">
          {[shown.job?.title, shown.period && PERIOD_LABELS[shown.period]].filter(Boolean).join(', ')}
        </p>
        {isOfJob(shown) ? <Candidates number={shown} /> : <Jobs number={shown} onChoose={setChosen} />}
        {chosen && (
          <Button look="tertiary" onClick={() => setChosen(undefined)}>
            Back to the jobs
          </Button>
        )}
      </div>
    </Drawer>
  );
}

function Candidates({ number: { job, stage, set, period, count } }: { number: OfJob }) {
  const { account: accountId } = useUser().employer;
  const pages = usePages('listCountedCandidates', (after) => ({
    query: { accountId, jobId: job.id, stage, set, period, after },
  }));
  const candidates = pages.data?.flatMap((page) => page.candidates) ?? [];
  return (
    <Counted pages={pages} shown={candidates.length} of={count}>
      <ul className={styles.counted} aria-label="Candidates">
        {candidates.map(({ submissionId, name, title, employer, column, at }) => (
          <li key={submissionId}>
            <Link to={`${WEB_PATHS.job(job.id)}/profiles?submissionId=${submissionId}`}>
              <b className="cut">{name}</b>
              <span className="small muted cut">{[title, employer].filter(Boolean).join(', ')}</span>
              <span className="small faint cut">
                {STAGE_WORDS[stage].reached} on {day(at)}, now {COLUMN_LABELS[column]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Counted>
  );
}

function Jobs({ number, onChoose }: { number: CountedNumber; onChoose: (number: OfJob) => void }) {
  const { account: accountId } = useUser().employer;
  const { stage, period, user: userId } = number;
  const pages = usePages('listCountedJobs', (after) => ({ query: { accountId, userId, stage, period, after } }));
  const jobs = pages.data?.flatMap((page) => page.jobs) ?? [];
  const shown = jobs.reduce((sum, { count }) => sum + count, 0);
  return (
    <Counted pages={pages} shown={shown} of={number.count}>
      <ul className={styles.counted} aria-label="Jobs">
        {jobs.map(({ jobId, jobTitle, count }) => (
          <li key={jobId}>
            <button type="button" onClick={() => onChoose({ ...number, count, job: { id: jobId, title: jobTitle } })}>
              <b className="cut">{jobTitle}</b>
              <span className="small muted num">{count}</span>
            </button>
          </li>
        ))}
      </ul>
    </Counted>
  );
}

interface CountedProps {
  pages: {
    readonly data?: unknown;
    readonly error?: unknown;
    readonly isValidating: boolean;
    readonly next: string | null;
    readonly readNext: () => void;
    readonly mutate: () => Promise<unknown>;
  };
  /** How many are on the screen, and how many the number counts. */
  shown: number;
  of: number;
  children: ReactNode;
}

/** As many as fill the drawer are read at once. */
const FIRST = 20;

/** A list that is read in pages until it shows all that the number counts. A page may hold none of them. */
function Counted({ pages, shown, of, children }: CountedProps) {
  const { next, isValidating, error, readNext } = pages;
  const isShort = next !== null && !isValidating && !error && shown < Math.min(of, FIRST);
  const latest = useRef(readNext);
  latest.current = readNext;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that arrives may call for the next
  useEffect(() => {
    if (isShort) latest.current();
  }, [isShort, next]);
  return (
    <>
      {shown > 0 && children}
      {(!pages.data || (shown === 0 && isShort)) && !pages.error && (
        <Loading>
          <SkeletonText lines={5} />
        </Loading>
      )}
      {pages.error && shown === 0 && (
        <ProblemState
          title={messageOf(pages.error)}
          retrying={pages.isValidating}
          onRetry={() => void pages.mutate()}
        />
      )}
      {pages.data && shown === 0 && pages.next === null && (
        <EmptyState title="Nobody to show">What was counted has changed since.</EmptyState>
      )}
      {pages.next !== null && shown < of && (
        <Button loading={pages.isValidating} onClick={pages.readNext}>
          Show more
        </Button>
      )}
    </>
  );
}
