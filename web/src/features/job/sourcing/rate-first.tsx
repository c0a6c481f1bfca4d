import type { Job } from '../../../../../shared/model/job.ts';
import { useApi } from '../../../api/use-api.ts';
import { Button } from '../../../ui/actions/button.tsx';

/** The way on where something waits for the rating of the calibration batch, once all of it is reviewed. */
export function RateFirst({ id, onRate }: { id: Job['id']; onRate: () => void }) {
  const { data, error } = useApi('countCrowdToReview', { params: { id } });
  if (data ? data.count > 0 : !error) return null;
  return (
    <Button size="s" onClick={onRate}>
      Rate the batch
    </Button>
  );
}
