import { Kbd } from '../../ui/actions/kbd.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './review.module.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['J', 'Next profile'],
  ['K', 'Previous profile'],
  ['X', 'Select this profile'],
  ['C', 'Contact'],
  ['S', 'Save'],
  ['D', 'Discard, then 1, 2 or 3 for the reason and Enter'],
  ['N', 'Write a note'],
  ['U', 'Undo'],
  ['?', 'This list'],
  ['Esc', 'Unselect, then back to the job'],
];

/** The keys of the review. Those that act work on the selected profiles, if there are any. */
export const HelpDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="s"
    title="Keys"
    description="C, S and D act on the selected profiles, or on the one you see."
  >
    <dl className={styles.keyList}>
      {KEYS.map(([key, what]) => (
        <div key={key}>
          <dt>
            <Kbd>{key}</Kbd>
            <span className="vh">{key}</span>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
);
