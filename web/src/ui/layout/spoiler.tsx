import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '../actions/button.tsx';
import styles from './spoiler.module.css';

/** Content behind a button: Show content, Hide content (1-product, reusable widgets). */
export function Spoiler(props: {
  show?: string | undefined;
  hide?: string | undefined;
  initiallyOpen?: boolean | undefined;
  /** Opens by itself as soon as something in it is to be seen; it is closed by hand. */
  opensFor?: boolean | undefined;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(props.initiallyOpen ?? false);
  const { opensFor = false } = props;
  useEffect(() => void (opensFor && setOpen(true)), [opensFor]);
  const id = useId();
  return (
    <div className={styles.spoiler} data-ui="spoiler">
      <Button
        look="quiet"
        icon={open ? <ChevronUp /> : <ChevronDown />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? (props.hide ?? 'Hide content') : (props.show ?? 'Show content')}
      </Button>
      <div id={id} className={styles.content} data-ui="content" hidden={!open}>
        {open && props.children}
      </div>
    </div>
  );
}
