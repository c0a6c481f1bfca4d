import { type ReactNode, Suspense, useState } from 'react';
import type { JobId, UserId } from '../../../../shared/model/ids.ts';
import type { Period } from '../../../../shared/reference/periods.ts';
import {
  type CountedMetric,
  MAIL_METRICS,
  STAGES,
  type SubmissionSetName,
} from '../../../../shared/rules/funnel/counters.ts';
import { DEFINITIONS } from '../../../../shared/rules/funnel/definitions.ts';
import { STAGE_WORDS } from '../../../../shared/rules/funnel/stage-words.ts';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { Explained } from '../../ui/overlays/explained.tsx';
import { inBothSets, type Report } from './report-words.ts';
import styles from './reports.module.css';

const CountedDrawer = lazily(() => import('./counted-drawer.tsx'));

/** A number of a report, by what it counts: of one job, or of all in a period. */
export interface CountedNumber {
  readonly stage: CountedMetric;
  readonly count: number;
  readonly job?: { readonly id: JobId; readonly title: string } | undefined;
  readonly set?: SubmissionSetName | undefined;
  readonly period?: Period | undefined;
  readonly user?: UserId | undefined;
}
export type OpenNumber = (number: CountedNumber) => void;

/** Opens what a number counts. */
export function useCounted(): { readonly open: OpenNumber; readonly panel: ReactNode } {
  const [number, setNumber] = useState<CountedNumber>();
  return {
    open: setNumber,
    panel: number && (
      <Suspense>
        <CountedDrawer number={number} onClose={() => setNumber(undefined)} />
      </Suspense>
    ),
  };
}

/** A number that opens what it counts; nothing opens where it counts nobody. */
export const NumberLink = ({ number, label, onOpen }: { number: CountedNumber; label: string; onOpen: OpenNumber }) =>
  number.count === 0 ? (
    '0'
  ) : (
    <button
      type="button"
      className={styles.number}
      aria-label={`${number.count} ${label}`}
      aria-haspopup="dialog"
      onClick={() => onOpen(number)}
    >
      {number.count}
    </button>
  );

interface NumbersProps {
  report: Report;
  of: Pick<CountedNumber, 'job' | 'period' | 'user'>;
  onOpen: OpenNumber;
}

/** The numbers of the stages, and of the emails: each opens whom it counts, and its name says what counts. */
export const StageNumbers = (props: NumbersProps) => <Numbers {...props} metrics={STAGES} />;
export const MailNumbers = (props: NumbersProps) => <Numbers {...props} metrics={MAIL_METRICS} />;

const Numbers = (props: NumbersProps & { metrics: readonly CountedMetric[] }) => (
  <ul className={styles.numbers} aria-label="Whom the numbers count">
    {props.metrics.map((stage) => (
      <li key={stage} className="small">
        <Explained label={STAGE_WORDS[stage].reached}>{DEFINITIONS[stage]}</Explained>
        <span className="num">
          <NumberLink
            number={{ ...props.of, stage, count: inBothSets(props.report, stage) }}
            label={STAGE_WORDS[stage].reached.toLowerCase()}
            onOpen={props.onOpen}
          />
        </span>
      </li>
    ))}
  </ul>
);
