import { Button } from '../../ui/actions/button.tsx';
import styles from './settings.module.css';

interface Pages {
  readonly next: string | null;
  readonly isValidating: boolean;
  readonly readNext: () => void;
}

/** Reads the next page of a list that begins with the newest; nothing where there is none. */
export const Earlier = ({ pages }: { pages: Pages }) =>
  pages.next === null ? null : (
    <p className={styles.earlier}>
      <Button loading={pages.isValidating} onClick={pages.readNext}>
        Show earlier
      </Button>
    </p>
  );
