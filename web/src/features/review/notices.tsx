import { Suspense } from 'react';
import type { Card, Submission } from '../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { whyNoAddress } from '../../../../shared/rules/outreach/addresses.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { AddAddress } from './lazily.ts';
import styles from './review.module.css';
import { CLOSED, NO_EMAIL, SEARCHING } from './rules.ts';

const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** What one must know of a profile before acting on it (3-pipeline, section 8). */
export function Notices({
  card,
  submission,
  isClosed,
}: {
  card: Card;
  submission?: Submission | undefined;
  isClosed: boolean;
}) {
  const isSearching = !card.isEmailHuntDone;
  const hasNoEmail = card.isEmailHuntDone && !card.hasEmailToContact;
  const others = submission?.isADuplicateOfProfileIds ?? [];
  const transfer = submission?.transferredFromJob;
  const elsewhere = submission?.contactedOnOtherJobs ?? [];
  const isBarred = (submission ?? card).fromCompanyNotToSourceFrom;
  const all = [isClosed, isBarred, isSearching, hasNoEmail, others.length, transfer, elsewhere.length];
  if (!all.some(Boolean)) return null;
  return (
    <div className={styles.notices}>
      {isClosed && <EducationBox type="warning">{CLOSED}</EducationBox>}
      {isBarred && (
        <EducationBox type="warning">
          <p>{card.currentEmployer ?? 'Their employer'} is a company not to source from for this job.</p>
        </EducationBox>
      )}
      {isSearching && (
        <EducationBox>
          <p className="strong">{SEARCHING}</p>
          <p>
            Saving and contacting become possible once all addresses are found and verified. This may take a few
            minutes.
          </p>
        </EducationBox>
      )}
      {hasNoEmail && (
        <EducationBox type="warning">
          <p className="strong">{NO_EMAIL}</p>
          <p>{whyNoAddress(submission?.emails ?? [])} We recommend other channels, or another address.</p>
          {submission && (
            <Suspense
              fallback={
                <Button size="s" disabled>
                  Add address
                </Button>
              }
            >
              <AddAddress submission={submission} isClosed={isClosed} />
            </Suspense>
          )}
        </EducationBox>
      )}
      {transfer && (
        <EducationBox>
          <p>
            Transferred from{' '}
            <a className="link" href={WEB_PATHS.job(transfer.oldJobId)} target="_blank" rel="noopener">
              {transfer.oldJobTitle || 'another job'}
            </a>{' '}
            by {transfer.byUserName} on {day.format(new Date(transfer.date))}.
          </p>
        </EducationBox>
      )}
      {elsewhere.map(({ jobId, jobTitle, date, byUser }) => (
        <EducationBox key={`${jobId} ${date}`} type="warning">
          <p>
            Contacted for{' '}
            <a className="link" href={WEB_PATHS.job(jobId)} target="_blank" rel="noopener">
              {jobTitle || 'another job'}
            </a>
            {byUser && ` by ${byUser}`} on {day.format(new Date(date))}.
          </p>
        </EducationBox>
      ))}
      {others.length > 0 && (
        <EducationBox>
          <p>
            This person may be on{' '}
            {others.map(({ id, jobId }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <a className="link" href={`${WEB_PATHS.job(jobId)}?submissionId=${id}`} target="_blank" rel="noopener">
                  {others.length === 1 ? 'another profile' : `profile ${index + 1}`}
                </a>
              </span>
            ))}{' '}
            of yours already.
          </p>
        </EducationBox>
      )}
    </div>
  );
}
