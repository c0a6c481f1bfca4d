import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { OFFICE_LABELS } from '../../../../../shared/rules/funnel/labels.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { JobField } from './job-field.tsx';
import { optionsOf } from './options.ts';

const OnSiteCard = lazily(() => import('./on-site-card.tsx'), { inPlace: true });
const RemoteCard = lazily(() => import('./remote-card.tsx'), { inPlace: true });

const offices = optionsOf(OFFICE_LABELS).map(({ value, label }) => ({ value, title: label }));

/** Where the work is done, and where candidates are looked for. */
export function WhereFields() {
  const office = useWatch<JobForm, 'office'>({ name: 'office' });
  return (
    <>
      <JobField name="office" label="Working mode" required group>
        {(field) => <RadioCards {...field} options={offices} across />}
      </JobField>
      {office && (
        <Suspense fallback={<CardSkeleton />}>{office === 'REMOTE_ONLY' ? <RemoteCard /> : <OnSiteCard />}</Suspense>
      )}
    </>
  );
}

const CardSkeleton = () => (
  <div className="card">
    <div className="body">
      <Loading>
        <Skeleton height={52} width="100%" />
      </Loading>
    </div>
  </div>
);
