import { Suspense } from 'react';
import { useApi } from '../../../api/use-api.ts';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import styles from './import.module.css';

const LockedOut = lazily(() => import('../../../parts/ats/locked-out.tsx'), { inPlace: true });

/** Says above the jobs that the ATS has to be connected again. */
export function AtsTrouble() {
  const status = useApi('getAtsStatus', { query: {} }).data;
  if (status?.state !== 'RELINK') return null;
  return (
    <div className={styles.trouble}>
      <Suspense>
        <LockedOut atsName={status.atsName ?? 'Your ATS'} />
      </Suspense>
    </div>
  );
}
