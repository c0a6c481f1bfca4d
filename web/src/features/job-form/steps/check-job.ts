import type { JobFields } from '../../../../../shared/model/job.ts';
import { normaliseJob } from '../../../../../shared/rules/job/job-payload.ts';
import { jobProblems, type PostingTerms } from '../../../../../shared/rules/job/job-problems.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import type { FieldProblem } from '../../../../../shared/rules/text/field-problem.ts';
import { type Checked, problemsOf } from '../../../api/form.ts';
import { loadedOnce } from '../../../ui/hooks/load-failure.ts';
import { fieldAt, type JobFieldName } from './steps.ts';

/** What the server would say of a form that is posted: the same rules and the same schema, of what would be sent. */
export const checkJob =
  (terms: PostingTerms) =>
  async (form: JobForm): Promise<Checked<JobForm>> => {
    const job = normaliseJob(form);
    const problems = [...jobProblems(job, terms), ...(await schemaProblems(job))];
    if (problems.length === 0) return { data: form };
    return { problems: problems.map(({ field, message }) => ({ field: fieldAt(field) ?? field, message })) };
  };

/** The fields of a form that the rules find wrong. */
export const wrongIn = (form: JobForm, terms: PostingTerms): readonly JobFieldName[] =>
  jobProblems(normaliseJob(form), terms).flatMap(({ field }) => fieldAt(field) ?? []);

const loadSchemas = loadedOnce(() => import('../../../../../shared/model/job.ts'));

/** The schema comes once it is needed. Where it cannot be had, the server says what it would have said. */
async function schemaProblems(job: JobFields): Promise<FieldProblem[]> {
  const schemas = await loadSchemas().catch(() => undefined);
  const error = schemas?.JobFields.safeParse(job).error;
  return error ? problemsOf(error) : [];
}
