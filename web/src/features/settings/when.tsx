import styles from './settings.module.css';

const dated = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment as date and time, in the person's own time zone. */
export const When = ({ at }: { at: string }) => (
  <time className={styles.when} dateTime={at}>
    {dated.format(new Date(at))}
  </time>
);
