import { useApi } from '../../../api/use-api.ts';
import { LockedOut } from '../../../parts/ats/locked-out.tsx';
import styles from './import.module.css';

/** Says above the jobs that the ATS has to be connected again. */
export function AtsTrouble() {
  const status = useApi('getAtsStatus', { query: {} }).data;
  if (status?.state !== 'RELINK') return null;
  return (
    <div className={styles.trouble}>
      <LockedOut atsName={status.atsName ?? 'Your ATS'} />
    </div>
  );
}
