import { useLayoutEffect, useRef, useState } from 'react';
import styles from './formatted-text.module.css';
import { SafeHtml } from './safe-html.tsx';

/** Formatted text up to a height (150 px unless told), with Show more and Show less (1-product, reusable widgets). */
export function FormattedText({ html, height = 150 }: { html: string; height?: number | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  const [long, setLong] = useState(false);
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const content = box.current?.firstElementChild;
    if (!content) return;
    const observer = new ResizeObserver(() => setLong((box.current?.scrollHeight ?? 0) > height + 1));
    observer.observe(content);
    return () => observer.disconnect();
  }, [height]);
  const clipped = long && !open;
  return (
    <div>
      <div
        ref={box}
        className={clipped ? styles.clip : undefined}
        style={{ maxHeight: open ? undefined : height, overflow: 'hidden' }}
      >
        <div>
          <SafeHtml html={html} />
        </div>
      </div>
      {long && (
        <button type="button" className="link" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Show less' : 'Show more'}
        </button>
      )}
    </div>
  );
}
