import Users from 'lucide-react/icons/users';
import type { Job } from '../../../../../shared/model/job.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Popover } from '../../../ui/popover.tsx';

/** Says after a new job that the sourcers have begun. */
export default function CrowdStarted({ job, onClose }: { job: Job; onClose: () => void }) {
  const size = job.sourcingRequest?.batchSize;
  return (
    <Popover
      open
      onOpenChange={(open) => !open && onClose()}
      side="right"
      title="Crowd sourcing started"
      showTitle
      trigger={<IconButton label="Crowd sourcing started" size="s" icon={<Users />} />}
    >
      <p>{size ? `You will receive ${size} profiles in next 24hrs.` : 'Batches are delivered within 24 hours.'}</p>
    </Popover>
  );
}
