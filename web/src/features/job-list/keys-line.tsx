import { Kbd } from '../../ui/actions/kbd.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './job-list.module.css';

/** Which keys do what in the list; not on a phone. */
export const KeysLine = () => (
  <p className={cx(styles.keys, 'small faint')}>
    <span>
      <Kbd>J</Kbd> <Kbd>K</Kbd> move
    </span>
    <span>
      <Kbd>↵</Kbd> open
    </span>
    <span>
      <Kbd>R</Kbd> review
    </span>
  </p>
);
