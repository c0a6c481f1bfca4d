import X from 'lucide-react/icons/x';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { EducationBox } from '../../../ui/feedback/education-box.tsx';
import styles from './reading.module.css';
import { useReading } from './use-reading.ts';

/** What the description does not say, or says in a way that was changed, in a draft that was made of one. */
export function ReadingNotes() {
  const { notes, removeNotes } = useReading();
  if (notes.length === 0) return null;
  return (
    <EducationBox type="info">
      <div className={styles.notes}>
        <div className="grow">
          <p>This draft was read from your description. Please check what is marked, and add what was not found:</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </div>
        <IconButton size="s" label="Hide what was not found" icon={<X />} onClick={removeNotes} />
      </div>
    </EducationBox>
  );
}
