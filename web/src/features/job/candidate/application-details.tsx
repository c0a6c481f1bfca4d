import type { Submission } from '../../../../../shared/model/submission.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import styles from '../../../parts/candidate/candidate.module.css';
import { PersonAvatar } from '../../../parts/person-avatar.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';

const ORIGINS: Readonly<Record<Submission['origin'], string>> = {
  crowd: `Sourced by ${PRODUCT.name}`,
  team: 'Added by your team',
  application: 'Candidate application',
};

/** Where a candidate came from, when, and through whom. */
export const ApplicationDetails = ({ submission }: { submission: Submission }) => {
  const { origin, submittedAt, createdByCustomer, candidate } = submission;
  return (
    <dl className={styles.facts}>
      <dt>Origin</dt>
      <dd>{ORIGINS[origin]}</dd>
      <dt>Submitted</dt>
      <dd>
        <RelativeTime at={submittedAt} />
      </dd>
      {createdByCustomer && (
        <>
          <dt>Added by</dt>
          <dd className="row">
            <PersonAvatar id={createdByCustomer.id} name={createdByCustomer.name} size="s" decorative />
            {createdByCustomer.name}
          </dd>
        </>
      )}
      {candidate.sourceDetails && (
        <>
          <dt>Source</dt>
          <dd>{candidate.sourceDetails}</dd>
        </>
      )}
    </dl>
  );
};
