import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { useUser } from '../../api/use-user.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { useSeenNotContacted } from './not-contacted.ts';

/** Says once of somebody why they could not be contacted with others (3-pipeline, section 8). */
export function RefusedNotice({ id }: { id: SubmissionId }) {
  const why = useSeenNotContacted(useUser().id, id);
  if (why === undefined) return null;
  return (
    <EducationBox type="warning">
      <p className="strong">Not contacted with the others</p>
      {why && <p>{why}</p>}
    </EducationBox>
  );
}
