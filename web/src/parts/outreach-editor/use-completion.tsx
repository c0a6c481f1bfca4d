import type { Editor } from '@tiptap/react';
import { type RefObject, useId, useRef, useState } from 'react';
import { VARIABLES, type VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import { cx } from '../../ui/hooks/cx.ts';
import { atPlugin, type Completion } from './at-plugin.ts';
import styles from './outreach-editor.module.css';

interface Open extends Completion {
  readonly left: number;
  readonly top: number;
}

const LIST_WIDTH = 300;
/** The variables that hold what was typed; first those that begin with it. */
function matching(query: string) {
  const typed = query.trim().toLowerCase();
  const placeIn = ({ label }: (typeof VARIABLES)[number]) => label.toLowerCase().indexOf(typed);
  const found = VARIABLES.filter((variable) => placeIn(variable) >= 0);
  return found.toSorted((a, b) => Math.min(placeIn(a), 1) - Math.min(placeIn(b), 1));
}

/** Puts a variable where the cursor stands, in the place of what was typed to find it. */
export const insertVariable = (editor: Editor, key: VariableKey, range?: { from: number; to: number }) => {
  const chain = editor.chain().focus();
  const content = { type: 'variable', attrs: { key, fallback: '' } };
  (range ? chain.deleteRange(range) : chain).insertContent(content).run();
};

/** The list of variables that opens where an @ is typed: arrows choose, Enter or Tab takes, Escape closes. */
export function useCompletion(
  place: RefObject<HTMLDivElement | null>,
  editor: RefObject<Editor | null>,
  whyUndefined: (key: VariableKey) => string | undefined,
) {
  const id = useId();
  const [open, setOpen] = useState<Open>();
  const [active, setActive] = useState(0);
  const closedAt = useRef<number | undefined>(undefined);
  const found = open ? matching(open.query) : [];
  const take = (key: VariableKey) => {
    if (open && editor.current) insertVariable(editor.current, key, open);
  };
  const point = (index: number) => {
    setActive(index);
    editor.current?.view.dom.setAttribute('aria-activedescendant', `${id}-${index}`);
  };
  const handlers = {
    onKey(event: KeyboardEvent): boolean {
      if (!open || found.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) point((active + step + found.length) % found.length);
      else if (event.key === 'Enter' || event.key === 'Tab') take(found[active]?.key ?? 'job_title');
      else if (event.key === 'Escape') {
        closedAt.current = open.from;
        setOpen(undefined);
      } else return false;
      // A dialog around it would close.
      event.stopPropagation();
      return true;
    },
    onChange(completion: Completion | undefined, view: Editor['view']) {
      if (completion?.from !== closedAt.current) closedAt.current = undefined;
      const box = place.current?.getBoundingClientRect();
      if (!completion || !box || completion.from === closedAt.current || matching(completion.query).length === 0) {
        view.dom.removeAttribute('aria-activedescendant');
        view.dom.removeAttribute('aria-controls');
        if (open) setOpen(undefined);
        return;
      }
      if (open?.from === completion.from && open.query === completion.query) return;
      const at = view.coordsAtPos(completion.from);
      const left = Math.max(0, Math.min(at.left - box.left, box.width - LIST_WIDTH));
      setOpen({ ...completion, left, top: at.bottom - box.top + 4 });
      setActive(0);
      view.dom.setAttribute('aria-controls', id);
      view.dom.setAttribute('aria-activedescendant', `${id}-0`);
    },
  };
  const latest = useRef(handlers);
  latest.current = handlers;
  const [extension] = useState(() =>
    atPlugin({
      onChange: (...of) => latest.current.onChange(...of),
      onKey: (event) => latest.current.onKey(event),
    }),
  );
  const list = open && found.length > 0 && (
    <div
      className={styles.completions}
      id={id}
      role="listbox"
      aria-label="Variables"
      style={{ left: open.left, top: open.top }}
    >
      {found.map(({ key, label }, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the editor keeps the focus and points at it
        // biome-ignore lint/a11y/useKeyWithClickEvents: the editor takes the keys
        <div
          key={key}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className={cx(index === active && styles.on)}
          onMouseDown={(event) => event.preventDefault()}
          onMouseEnter={() => point(index)}
          onClick={() => take(key)}
        >
          <span className="grow">{label}</span>
          {whyUndefined(key) && <span className={styles.warn}>not defined</span>}
        </div>
      ))}
    </div>
  );
  return { extension, list };
}
