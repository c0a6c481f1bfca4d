import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useContext, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { FieldContextProvider } from '../../../ui/inputs/field-context.ts';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { withoutEmptyEnd, wrongRows } from './lists.ts';

interface TextListProps {
  value: readonly string[];
  onChange: (texts: readonly string[]) => void;
  onBlur: () => void;
  /** What one of them is called, such as "must-have". */
  noun: string;
  /** Lines that are there from the start, and how many there may be. */
  least: number;
  most: number;
  placeholder?: string | undefined;
  /** What is wrong with a line by itself; where nothing is, an error of the field is about the list. */
  isWrong: (text: string, row: number, texts: readonly string[]) => boolean;
  type?: 'text' | 'url' | undefined;
}

/** A list of short texts, one to a line: Enter goes to the next line, Backspace in an empty one removes it. */
export function TextList({ value, onChange, onBlur, noun, least, most, isWrong, ...input }: TextListProps) {
  const [lines, setLines] = useState(least);
  const list = useRef<HTMLUListElement>(null);
  const count = Math.min(Math.max(lines, value.length), Math.max(most, value.length));
  const rows = Array.from({ length: count }, (_, row) => value[row] ?? '');

  const wrong = useContext(FieldContextProvider)?.invalid ? wrongRows(rows, isWrong) : [];

  const focusRow = (row: number) => list.current?.querySelectorAll<HTMLInputElement>('input')[row]?.focus();
  const write = (row: number, text: string) => onChange(withoutEmptyEnd(rows.with(row, text)));
  // Drawn at once: what is typed next is meant for the line that the focus goes to.
  const add = () => {
    flushSync(() => setLines(count + 1));
    focusRow(count);
  };
  const remove = (row: number) => {
    flushSync(() => {
      setLines(Math.max(least, count - 1));
      onChange(withoutEmptyEnd(rows.toSpliced(row, 1)));
    });
    focusRow(Math.max(0, row - 1));
  };
  const goOn = (row: number) => (row + 1 < count ? focusRow(row + 1) : count < most && add());

  return (
    <div className="col">
      <ul className="col" ref={list}>
        {rows.map((text, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the list, and keeps the cursor there
          <li key={row} className="row">
            <TextInput
              id={undefined}
              {...input}
              aria-label={`${noun} ${row + 1}`}
              aria-invalid={wrong.includes(row) || undefined}
              value={text}
              autoComplete="off"
              onChange={(event) => write(row, event.target.value)}
              onBlur={onBlur}
              onKeyDown={(event) => {
                if (event.key === 'Enter') {
                  event.preventDefault();
                  goOn(row);
                }
                if (event.key !== 'Backspace' || text !== '' || count <= least) return;
                event.preventDefault();
                remove(row);
              }}
            />
            {(text !== '' || count > least) && (
              <IconButton
                size="s"
                label={`Remove ${noun.toLowerCase()} ${row + 1}`}
                icon={<X />}
                onClick={() => remove(row)}
              />
            )}
          </li>
        ))}
      </ul>
      {value.length >= most && (
        <p className="small muted">
          {most} is the most. Remove a {noun.toLowerCase()} to add another one.
        </p>
      )}
      {count < most && (
        <div>
          <Button look="quiet" icon={<Plus />} onClick={add}>
            Add a {noun.toLowerCase()}
          </Button>
        </div>
      )}
    </div>
  );
}
