import type { RefObject } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { Popover } from '../../../ui/overlays/popover.tsx';
import styles from './sourcing.module.css';

interface CrowdStartedProps {
  /** How many profiles were asked for. */
  readonly size: number;
  /** Below what it stands: nothing on the board is hidden. */
  readonly below: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Says after a new job that the sourcers have begun. */
export default function CrowdStarted({ size, below, onClose }: CrowdStartedProps) {
  return (
    <Popover
      open
      fit
      onOpenChange={(open) => !open && onClose()}
      anchor={below}
      title="Crowd sourcing started"
      showTitle
    >
      <p className={styles.crowdStarted}>{`You will receive ${size} profiles in next 24hrs.`}</p>
      <Button size="s" onClick={onClose}>
        Got it
      </Button>
    </Popover>
  );
}
