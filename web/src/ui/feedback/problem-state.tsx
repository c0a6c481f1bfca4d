import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './empty-state.module.css';

/** Something did not load: says what, in a sentence, and offers to try again. */
export const ProblemState = (props: {
  title?: string | undefined;
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  retrying?: boolean | undefined;
}) => (
  <div className={styles.empty} role="alert">
    <CloudAlert />
    <p className={styles.title}>{props.title ?? 'This did not load.'}</p>
    {props.children && <p>{props.children}</p>}
    {props.onRetry && (
      <div className={styles.acts}>
        <Button onClick={props.onRetry} loading={props.retrying}>
          Try again
        </Button>
      </div>
    )}
  </div>
);
