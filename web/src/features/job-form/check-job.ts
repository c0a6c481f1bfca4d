import { JobFields } from '../../../../shared/model/job.ts';
import { normaliseJob } from '../../../../shared/rules/job-payload.ts';
import { jobProblems, type PostingTerms } from '../../../../shared/rules/job-problems.ts';
import type { JobForm } from '../../../../shared/rules/job-values.ts';
import { type Checked, problemsOf } from '../../api/form.ts';
import { fieldAt } from './steps.ts';

/** What the server would say of a form that is posted: the same rules and the same schema, of what would be sent. */
export const checkJob =
  (terms: PostingTerms) =>
  (form: JobForm): Checked<JobForm> => {
    const job = normaliseJob(form);
    const { error } = JobFields.safeParse(job);
    const problems = [...jobProblems(job, terms), ...(error ? problemsOf(error) : [])];
    if (problems.length === 0) return { data: form };
    return { problems: problems.map(({ field, message }) => ({ field: fieldAt(field) ?? field, message })) };
  };
