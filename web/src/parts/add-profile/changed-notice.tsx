import { useEffect, useRef } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import styles from './add-profile.module.css';

/** Who changed a profile that is being edited, and when, as far as that is known. */
export interface Changed {
  readonly by?: string | undefined;
  readonly at?: string | undefined;
}

/** Says that the profile is not what the form was filled with, and offers what it is now in place of what was typed. */
export function ChangedNotice({ by = 'Somebody', at, onLoad }: Changed & { readonly onLoad: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone meanwhile. What it came to is read first, and nothing done by a second Enter.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className={styles.changed}>
      <EducationBox
        type="danger"
        action={
          <Button size="s" onClick={onLoad}>
            Load the profile as it is now
          </Button>
        }
      >
        {by} changed this profile {at && <RelativeTime at={at} />} while you were editing it. What you typed is still
        here: copy what you need before you load it.
      </EducationBox>
    </div>
  );
}
