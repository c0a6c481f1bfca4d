import type { Job } from '../../../../../shared/model/job.ts';
import { TELL_DAYS } from '../../../../../shared/rules/outreach/untold.ts';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/actions/button.tsx';
import styles from '../sourcing/job-prompts.module.css';
import { withoutGone } from './choices.ts';
import type { Untold } from './use-untold.ts';

const TITLE = 'Never contacted';

/** Says that people on a job are owed an email, or their profiles go; nothing where nobody is known. */
export function UntoldPrompt({ job, untold }: { job: Pick<Job, 'id'>; untold: Untold }) {
  const { data } = useApi('listUntoldProfiles', { params: { id: job.id }, query: {} });
  const count = withoutGone(untold.choices, data?.profiles ?? []).length;
  if (count === 0) return null;
  const some = count === 1 ? '1 profile is' : `${count} profiles are`;
  return (
    <section className={styles.prompt} aria-label={TITLE}>
      <h2>{TITLE}</h2>
      <p className="small muted">
        {data?.next ? `At least ${some}` : some} older than {TELL_DAYS} days. Contact or delete them.
      </p>
      <div>
        <Button size="s" onClick={untold.open}>
          Look through them
        </Button>
      </div>
    </section>
  );
}
