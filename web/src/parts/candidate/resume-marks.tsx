import { createContext, useContext } from 'react';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './candidate.module.css';
import { type Segment, segmentsOf } from './cited.ts';

interface Marks {
  /** The cut text of a place of the resume. */
  segments: (place: string, text: string) => Segment[];
  /** The citations pointed at now. */
  now: readonly number[];
}

/** What of the resume is cited, for the text inside. */
export const MarksContext = createContext<Marks>({ segments: (_, text) => segmentsOf(text), now: [] });

const Cite = ({ segment, now }: { segment: Segment; now: readonly number[] }) => {
  const lit = segment.cites.some((number) => now.includes(number));
  return (
    <>
      <mark className={cx(lit && styles.now)} data-cites={segment.cites.join(' ')}>
        {segment.text}
      </mark>
      <sup className="acc" aria-hidden="true">
        {segment.cites.join(' ')}
      </sup>
    </>
  );
};

/** A text of the resume with the words that verdicts rest on marked. */
export function Marked({ place, text }: { place: string; text: string }) {
  const { segments, now } = useContext(MarksContext);
  let from = 0;
  return segments(place, text).map((segment) => {
    const key = from;
    from += segment.text.length;
    return segment.cites.length > 0 ? <Cite key={key} segment={segment} now={now} /> : segment.text;
  });
}
