import { type ReactNode, Suspense, useState } from 'react';
import type { ResumeFile } from '../../../../shared/model/candidate.ts';
import { cx } from '../../ui/hooks/cx.ts';
import { OriginalButton, OriginalPages } from '../original/original-button.tsx';
import styles from './add-profile.module.css';

/** The file that a profile was read from, to be shown beside its form: the button, and the pages once it was pressed. */
export function useBeside(resume: Pick<ResumeFile, 'identifier' | 'originalFilename'> | undefined) {
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen: isOpen && resume !== undefined,
    tool: resume && <OriginalButton isOpen={isOpen} onOpen={setOpen} />,
    pages: resume && isOpen && (
      <Suspense>
        <OriginalPages resume={resume} />
      </Suspense>
    ),
  };
}

/** A form, and where there is one the original beside it; on a narrow screen above it. */
export const Beside = ({ original, children }: { original: ReactNode; children: ReactNode }) => (
  <div className={cx(styles.beside, Boolean(original) && styles.two)}>
    <div className={styles.adding}>{children}</div>
    {original && (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: pages that one scrolls with the keys
      <div className={styles.file} tabIndex={0}>
        {original}
      </div>
    )}
  </div>
);
