import { useWatch } from 'react-hook-form';
import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { Prediction } from '../../../../../shared/contract/jobs.ts';
import { normaliseJob } from '../../../../../shared/rules/job/job-payload.ts';
import { targetProblems } from '../../../../../shared/rules/job/job-problems.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { cx } from '../../../ui/hooks/cx.ts';
import type { FormFacts } from '../facts.ts';
import { useFormFacts } from '../facts-context.ts';
import styles from '../job-form.module.css';
import { basisSentence, funnelSentence, rangeText, STAGES } from './funnel.ts';
import { MarbleGauge } from './marble-gauge.tsx';
import { eachOf } from './marbles.ts';
import { usePrediction } from './use-prediction.ts';

/** What the prediction is made from (2-jobs, section 7); nothing while the targets are not right. */
function askedFor(form: JobForm, { account, job }: FormFacts) {
  const { title, office, location, requirements, functions, industries, ...targets } = normaliseJob(form);
  const { targetProfileCount: hireObjective, targetLeadCount: targetLeads } = targets;
  if (hireObjective === null || targetLeads === null || targetProblems(targets).length > 0) return null;
  return {
    accountId: account.id,
    ...(job && { _id: job.id }),
    title,
    office,
    ...(office !== 'REMOTE_ONLY' && { location }),
    yearsExp: requirements.yearsExp,
    functions,
    industries,
    hireObjective,
    targetLeads,
  };
}

/** The predicted pipeline of the targets as they stand. */
export function PredictionCard() {
  const facts = useFormFacts();
  const form = useWatch<JobForm>() as JobForm;
  const asked = askedFor(form, facts);
  const { state, prediction } = usePrediction(asked);
  return (
    <section className="card" aria-labelledby="prediction-title">
      <header>
        <h3 id="prediction-title">Predicted pipeline</h3>
      </header>
      <div className={cx('body', styles.prediction)} aria-live="polite">
        {asked === null ? (
          <p className="muted">Once both targets above are set, this shows what they take.</p>
        ) : state === 'failed' ? (
          <EducationBox type="warning">{ERRORS.PREDICTION_FAILED.title}</EducationBox>
        ) : prediction ? (
          <Funnel prediction={prediction} isContinuous={form.isContinuousHire} />
        ) : (
          <FunnelSkeleton />
        )}
      </div>
    </section>
  );
}

function Funnel({ prediction, isContinuous }: { prediction: Prediction; isContinuous: boolean }) {
  const each = eachOf(STAGES.map(({ of }) => of(prediction)));
  return (
    <div className="col g4">
      <p>{funnelSentence(prediction, isContinuous)}</p>
      <dl className={styles.funnel}>
        {STAGES.map(({ label, of }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className="num strong">{rangeText(of(prediction))}</dd>
            <dd>
              <MarbleGauge range={of(prediction)} each={each} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="small faint">
        {each > 1 && `A marble stands for ${each.toLocaleString('en')} people, a part of one for fewer. `}A full marble
        is expected, a pale one may come on top. {basisSentence(prediction.basis)}
      </p>
    </div>
  );
}

const FunnelSkeleton = () => (
  <Loading label="Working out the pipeline">
    <div className="col g4">
      <Skeleton width="90%" />
      {STAGES.map(({ label }) => (
        <Skeleton key={label} height={24} width="100%" />
      ))}
    </div>
  </Loading>
);
