import { useContext } from 'react';
import type { Job } from '../../../../../shared/model/job.ts';
import { LockedOut } from '../../../parts/ats/locked-out.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import { useBoardContext } from '../board/board-context.ts';
import { useColumn } from '../board/board-store.ts';
import { AtsContext } from './ats-context.ts';
import styles from './ats-notice.module.css';
import { boardNotice } from './notice-words.ts';

interface NoticeProps {
  readonly job: Pick<Job, 'atsName'>;
  /** Where one column is seen at a time, that of those who were sent is chosen. */
  readonly onShowSent: () => void;
}

/** Why the board of an imported job is not that of its ATS, or nobody can be sent there, and where those are who were (3-pipeline, section 4). */
export function AtsNotice({ job, onShowSent }: NoticeProps) {
  const ats = useContext(AtsContext);
  const { count: sent } = useColumn(useBoardContext().store, 'EXPORTED');
  if (ats.isLockedOut && ats.linkedName)
    return (
      <div className={styles.notice}>
        <LockedOut atsName={ats.linkedName} />
      </div>
    );
  const words = boardNotice({ importedFrom: job.atsName, ...ats, sent });
  if (!words) return null;
  const showSent = () => {
    onShowSent();
    document.querySelector('[data-column="EXPORTED"]')?.scrollIntoView({ inline: 'end', block: 'nearest' });
  };
  return (
    <div className={styles.notice}>
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
    </div>
  );
}
