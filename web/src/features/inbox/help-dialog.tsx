import { Kbd } from '../../ui/actions/kbd.tsx';
import { sendKeys } from '../../ui/actions/shortcut.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import styles from './inbox.module.css';

const KEYS: readonly (readonly [string, string])[] = [
  ['J', 'Next conversation'],
  ['K', 'Previous conversation'],
  ['R', 'Answer'],
  [sendKeys(), 'Send the answer'],
  ['I', 'Mark as interested'],
  ['E', 'Done, and on to the next'],
  ['U', 'Mark as unread, or undo while that is offered'],
  ['?', 'This list'],
  ['Esc', 'Leave the answer; once more, back to the list'],
];

/** The keys of the inbox. */
export const HelpDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <Dialog open={open} onClose={onClose} size="s" title="Keys">
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
