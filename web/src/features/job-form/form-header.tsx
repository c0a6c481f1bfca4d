import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { Job } from '../../../../shared/model/job.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import styles from './job-form.module.css';

/** The name of the page and of the job it is about. */
export const FormHeader = ({ title, job, onBack }: { title: string; job: Job | null; onBack: () => void }) => (
  <header className="head">
    <IconButton label="Back" icon={<ArrowLeft />} onClick={onBack} />
    <h1 className={styles.jobFormTitle}>{title}</h1>
    {job && (
      <span className="faint small cut" title={job.title}>
        {job.status === 'Draft' ? 'Draft · ' : ''}
        {job.title}
      </span>
    )}
  </header>
);
