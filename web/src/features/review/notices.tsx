import { Suspense } from 'react';
import type { Card, Submission } from '../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { whyNoAddress } from '../../../../shared/rules/outreach/addresses.ts';
import { useIsFromExcluded } from '../../parts/candidate/card-marks.tsx';
import { SamePerson } from '../../parts/candidate/same-person.tsx';
import { RefusedNotice } from '../../parts/contact/refused-notice.tsx';
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
  onNoteChannel,
}: {
  card: Card;
  submission?: Submission | undefined;
  isClosed: boolean;
  onNoteChannel: () => void;
}) {
  const isSearching = !card.isEmailHuntDone;
  const hasNoEmail = card.isEmailHuntDone && !card.hasEmailToContact;
  const transfer = submission?.transferredFromJob;
  const elsewhere = submission?.contactedOnOtherJobs ?? [];
  const isBarred = useIsFromExcluded(card);
  return (
    <div className={styles.notices}>
      <RefusedNotice key={card.id} id={card.id} />
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
          <div className="row wrap">
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
            <Button size="s" disabledReason={isClosed ? CLOSED : undefined} onClick={onNoteChannel}>
              Note another channel
            </Button>
          </div>
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
      {submission && <SamePerson submission={submission} />}
    </div>
  );
}
