import Sparkles from 'lucide-react/icons/sparkles';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { quotesOf } from './quotes.ts';
import styles from './reading.module.css';
import { useReading } from './use-reading.ts';

/** Says that a field was read from the description, and in which words, until one takes the mark away. */
export function ReadMark({ field, label }: { field: string; label: string }) {
  const { marksOf, removeMark } = useReading();
  const marks = marksOf(field);
  if (marks.length === 0) return null;
  const quotes = quotesOf(marks);
  return (
    <div className={styles.mark}>
      <Sparkles />
      <div className="grow">
        {quotes.length === 0 ? (
          <span>Read from the description, word for word</span>
        ) : (
          <>
            <span>Read from the description: </span>
            {quotes.map((quote) => (
              <q key={quote}>{quote}</q>
            ))}
          </>
        )}
      </div>
      <IconButton size="s" label={`Remove the mark of ${label}`} icon={<X />} onClick={() => removeMark(field)} />
    </div>
  );
}
