import { Suspense, useContext } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import { useBoardContext } from '../board/board-context.ts';
import { useColumn } from '../board/board-store.ts';
import { AtsContext } from './ats-context.ts';
import styles from './ats-notice.module.css';
import { boardNotice } from './notice-words.ts';

const LockedOut = lazily(() => import('../../../parts/ats/locked-out.tsx'), { inPlace: true });

interface NoticeProps {
  readonly job: Pick<Job, 'atsName'>;
  /** Where one column is seen at a time, that of those who were sent is chosen. */
  readonly onShowSent: () => void;
}

/** Why the board of an imported job is not that of its ATS, where those are who were sent, and that it lets nobody in (3-pipeline, section 4). */
export function AtsNotice({ job, onShowSent }: NoticeProps) {
  const ats = useContext(AtsContext);
  const { count: sent } = useColumn(useBoardContext().store, 'EXPORTED');
  const lockedOut = ats.isLockedOut ? ats.linkedName : null;
  const words = boardNotice({ importedFrom: job.atsName, ...ats, sent });
  if (!words && !lockedOut) return null;
  const showSent = () => {
    onShowSent();
    document.querySelector('[data-column="EXPORTED"]')?.scrollIntoView({ inline: 'end', block: 'nearest' });
  };
  return (
    <div className={styles.notice}>
      {words && (
        <EducationBox
          action={
            sent > 0 && (
              <Button size="s" onClick={showSent}>
                Show them
              </Button>
            )
          }
        >
          {words}
        </EducationBox>
      )}
      {lockedOut && (
        <Suspense>
          <LockedOut atsName={lockedOut} />
        </Suspense>
      )}
    </div>
  );
}
