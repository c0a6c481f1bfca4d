import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { Extension } from '@tiptap/react';

/** What is typed after an @, and where it stands. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly query: string;
}

interface AtHandlers {
  readonly onChange: (completion: Completion | undefined, view: EditorView) => void;
  /** True where the key was meant for the list. */
  readonly onKey: (event: KeyboardEvent) => boolean;
}

const TYPED = /(?:^|[\s(])@([\p{L} -]{0,30})$/u;

function completionIn({ state, editable, composing }: EditorView): Completion | undefined {
  const { $from, empty } = state.selection;
  if (!empty || !editable || composing) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const query = TYPED.exec(before)?.[1];
  return query === undefined ? undefined : { from: $from.pos - query.length - 1, to: $from.pos, query };
}

/** Tells what is typed after an @, and hands over the keys first. */
export const atPlugin = ({ onChange, onKey }: AtHandlers) =>
  Extension.create({
    name: 'variableCompletion',
    // Before Enter begins a paragraph and Tab leaves.
    priority: 1_000,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleKeyDown: (_view, event) => onKey(event),
          handleDOMEvents: {
            blur: (view) => {
              onChange(undefined, view);
              return false;
            },
          },
        },
        view: () => ({ update: (view) => onChange(view.hasFocus() ? completionIn(view) : undefined, view) }),
      }),
    ],
  });
