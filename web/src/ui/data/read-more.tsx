import { useState } from 'react';
import { truncate } from './truncate.ts';

/** A plain text up to 250 characters unless told, with Read more and Hide (1-product, reusable widgets). */
export function ReadMore({ text, limit = 250 }: { text: string; limit?: number | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const start = truncate(text, limit);
  if (start === undefined) return <p>{text}</p>;
  return (
    <p>
      {isOpen ? text : start}{' '}
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide' : 'Read more'}
      </button>
    </p>
  );
}
