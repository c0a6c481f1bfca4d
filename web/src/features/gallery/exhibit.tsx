import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A room of the gallery. */
export const Room = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.room} aria-label={title}>
    <h2>{title}</h2>
    <div className={styles.exhibits}>{children}</div>
  </section>
);

/** One widget with its states; `hint` says what to try with pointer and keyboard. */
export const Exhibit = (props: { title: string; hint?: string | undefined; wide?: boolean; children: ReactNode }) => (
  <article className={props.wide ? styles.wide : styles.exhibit} aria-label={props.title}>
    <h3>{props.title}</h3>
    {props.hint && <p className="small muted">{props.hint}</p>}
    {props.children}
  </article>
);

/** What one state is, above it. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.state}>
    <span className="small muted">{name}</span>
    <div>{children}</div>
  </div>
);

/** Longer than any place for it. */
export const LONG =
  'Principal Engineer for the Platform of Payments, Identity and Very Large Spreadsheets at Donaudampfschifffahrtsgesellschaft';

/** Several hundred characters. */
export const PARAGRAPH = `${LONG}, where the work is to keep what people rely on every day quick, plain and correct. The team has nine people in four countries and writes down what it decides. Whoever joins is on call one week in nine, with a day off after it, and nobody is asked to answer at night for what can wait.`;
