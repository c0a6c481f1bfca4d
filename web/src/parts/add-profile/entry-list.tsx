import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './add-profile.module.css';

export interface Entry {
  /** Stays the same while entries before it come and go. */
  key: string;
  /** What it reads as when it is closed. */
  title: string;
  subtitle: string;
  hasProblem: boolean;
}

export interface EntryListProps {
  title: string;
  /** Such as `experience`. */
  noun: string;
  entries: readonly Entry[];
  /** What is wrong with the list as a whole. */
  problem: string | undefined;
  fields: (index: number) => ReactNode;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

/** What is wrong with a list as a whole, above its entries. */
export const ListProblem = ({ message }: { message: string | undefined }) =>
  message ? (
    <p className={cx(styles.listProblem, 'small')} role="alert">
      {message}
    </p>
  ) : null;

/** Entries one can open, change and remove. An added one stays open until it is closed; one with something wrong opens by itself. */
export function EntryList({ title, noun, entries, problem, fields, onAdd, onRemove }: EntryListProps) {
  const [closedAtFirst] = useState(
    () => new Set(entries.filter(({ title: name, subtitle }) => name || subtitle).map(({ key }) => key)),
  );
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = (key: string) =>
    setToggled(toggled.has(key) ? new Set([...toggled].filter((other) => other !== key)) : new Set([...toggled, key]));
  return (
    <section aria-label={title}>
      <header>
        <h3>{title}</h3>
        <Button size="s" icon={<Plus />} onClick={onAdd}>
          Add {noun}
        </Button>
      </header>
      <ListProblem message={problem} />
      {entries.map(({ key, title: name, subtitle, hasProblem }, index) => {
        const isEmpty = !name && !subtitle;
        const isOpened = closedAtFirst.has(key) === toggled.has(key);
        const isOpen = isOpened || hasProblem;
        return (
          <div key={key} className={cx(styles.entry, hasProblem && styles.wrong)}>
            <div className={styles.top}>
              <div className="grow">
                <p className="strong cut">{name || `New ${noun}`}</p>
                {!isOpen && subtitle && <p className="small muted cut">{subtitle}</p>}
              </div>
              {!hasProblem && !(isEmpty && isOpen) && (
                <IconButton
                  size="s"
                  label={`${isOpen ? 'Close' : 'Edit'} ${name || noun}`}
                  aria-expanded={isOpen}
                  icon={<Pencil />}
                  onClick={() => toggle(key)}
                />
              )}
              <IconButton size="s" label={`Remove ${name || noun}`} icon={<Trash2 />} onClick={() => onRemove(index)} />
            </div>
            {isOpen && fields(index)}
          </div>
        );
      })}
    </section>
  );
}
