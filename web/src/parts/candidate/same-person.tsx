import type { Submission } from '../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';

/** Says that the person has other profiles in the account, with the way to each; nothing where there is none. */
export function SamePerson({ submission }: { submission: Pick<Submission, 'isADuplicateOfProfileIds'> }) {
  const { isADuplicateOfProfileIds: others } = submission;
  if (others.length === 0) return null;
  return (
    <EducationBox>
      <p>
        This person may be on{' '}
        {others.map((other, index) => (
          <span key={other.id}>
            {index > 0 && ', '}
            <a
              className="link"
              href={`${WEB_PATHS.job(other.jobId)}?submissionId=${other.id}`}
              target="_blank"
              rel="noopener"
            >
              {others.length === 1 ? 'another profile' : `profile ${index + 1}`}
            </a>
          </span>
        ))}{' '}
        of yours already.
      </p>
    </EducationBox>
  );
}
