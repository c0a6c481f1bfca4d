import { type ReactNode, useId } from 'react';
import styles from './settings.module.css';

/** A part of a tab: its title, what stands at the right of it, and its content. */
export function Section(props: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id} className="grow">
          {props.title}
        </h2>
        {props.aside}
      </div>
      {props.children}
    </section>
  );
}
