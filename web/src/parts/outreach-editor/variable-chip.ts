import type { Editor } from '@tiptap/react';
import type { VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import { cleanFallback, variableLabel } from '../../../../shared/rules/outreach/variables.ts';
import styles from './outreach-editor.module.css';

interface Chip {
  readonly editor: Editor;
  readonly key: VariableKey;
  readonly fallback: string;
  readonly why: string | undefined;
  readonly place: () => number | undefined;
}

/** Where the fallback of a chip is written. */
export const FALLBACK_INPUT = 'input[data-fallback-of]';

/**
 * A variable in the text: its name, its fallback, and a mark where it has neither value nor fallback. Once it is chosen, the
 * fallback is written in the chip itself.
 */
export function variableChip({ editor, key, fallback: first, why, place }: Chip) {
  const label = variableLabel(key);
  const dom = document.createElement('span');
  dom.dataset.variable = key;
  const name = document.createElement('span');
  name.textContent = label;
  const other = document.createElement('span');
  const input = document.createElement('input');
  input.dataset.fallbackOf = key;
  input.setAttribute('aria-label', `Fallback for ${label}`);
  input.placeholder = 'Fallback';
  input.tabIndex = -1;
  dom.append(name, other, input);
  let fallback = first;
  let isChosen = false;

  const show = () => {
    const isMissing = why !== undefined && fallback.trim() === '';
    const isOpen = isChosen || document.activeElement === input;
    dom.className = [styles.chip, isMissing && styles.missing, isOpen && styles.chosen].filter(Boolean).join(' ');
    dom.dataset.fallback = fallback;
    dom.title = why ? `${label} is not defined. ${why}` : label;
    other.textContent = isMissing ? ' not defined' : fallback && ` or “${fallback}”`;
    input.hidden = !isOpen;
    input.size = Math.min(Math.max(input.value.length + 1, 9), 30);
  };
  const write = () => {
    fallback = cleanFallback(input.value);
    const at = place();
    if (at === undefined) return;
    editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'fallback', fallback));
    show();
  };
  const leave = () => {
    const at = place();
    if (at !== undefined) editor.commands.setTextSelection(at + 1);
    // At once, so that the next key is written after the chip.
    editor.view.focus();
  };
  input.value = fallback;
  input.addEventListener('input', write);
  input.addEventListener('blur', () => {
    input.value = fallback;
    show();
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== 'Escape' && event.key !== 'Tab') return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
    leave();
  });
  show();

  return {
    dom,
    selectNode: () => {
      isChosen = true;
      show();
    },
    deselectNode: () => {
      isChosen = false;
      show();
    },
    update: (node: { readonly type: { readonly name: string }; readonly attrs: Record<string, unknown> }) => {
      if (node.type.name !== 'variable' || node.attrs.key !== key) return false;
      fallback = String(node.attrs.fallback ?? '');
      if (document.activeElement !== input) input.value = fallback;
      show();
      return true;
    },
    stopEvent: (event: Event) => event.target === input,
    ignoreMutation: () => true,
  };
}
