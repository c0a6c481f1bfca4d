import { useState } from 'react';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { readTheme, setTheme, type Theme } from '../../ui/layout/theme.ts';
import { Actions } from './actions.tsx';
import { Choices } from './choices.tsx';
import styles from './gallery.module.css';
import { Layers } from './layers.tsx';
import { Sets } from './sets.tsx';
import { Texts } from './texts.tsx';
import { Words } from './words.tsx';

const THEMES = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

/** Every widget with its states, for whoever builds the pages; only where the product runs on a computer of theirs. */
export default function GalleryPage() {
  const [theme, setChosen] = useState(readTheme);
  useTitle('Widgets');
  const choose = (next: Theme) => {
    setTheme(next);
    setChosen(next);
  };
  return (
    <main className="page">
      <div className="in">
        <header className={styles.top}>
          <h1>Widgets</h1>
          <Segmented label="Theme" value={theme} onChange={choose} options={THEMES} />
        </header>
        <Actions />
        <Texts />
        <Choices />
        <Words />
        <Sets />
        <Layers />
      </div>
    </main>
  );
}
