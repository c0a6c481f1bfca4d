import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { COLUMN_LABELS } from '../../../../shared/reference/funnel.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { candidateUrl } from '../candidate/candidate-header.tsx';
import styles from './add-profile.module.css';

export type Duplicate = AnswerOf<'checkDuplicates'>['duplicates'][number];

/** Those of whom the person has not said yet that they are somebody else. */
export const notToldApart = (found: readonly Duplicate[], toldApart: ReadonlySet<SubmissionId>): Duplicate[] =>
  found.filter(({ id }) => !toldApart.has(id));

/** Who may be the same person, each with the job and the column they are in. */
export const Duplicates = ({ duplicates }: { duplicates: readonly Duplicate[] }) => (
  <div className={styles.adding}>
    <EducationBox type="warning">
      {duplicates.length === 1
        ? 'This profile may be on one of your jobs already.'
        : `This profile may be on ${duplicates.length} of your jobs already.`}
    </EducationBox>
    <ul className={styles.same}>
      {duplicates.map((duplicate) => (
        <li key={duplicate.id}>
          <div className="grow">
            <p className="strong cut">{duplicate.name}</p>
            <p className="small muted cut">
              {[duplicate.jobTitle, COLUMN_LABELS[duplicate.columnName]].filter(Boolean).join(' · ')}
            </p>
          </div>
          <a className="link" href={candidateUrl(duplicate)} target="_blank" rel="noopener">
            Open
          </a>
        </li>
      ))}
    </ul>
  </div>
);
