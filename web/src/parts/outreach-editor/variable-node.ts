import { type Node as Content, Fragment, type NodeType, Slice } from '@tiptap/pm/model';
import { NodeSelection, Plugin } from '@tiptap/pm/state';
import { type Editor, InputRule, Node } from '@tiptap/react';
import { parseTemplate, type VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import { bracketOf, cleanFallback } from '../../../../shared/rules/outreach/variables.ts';
import { VARIABLE_TAG } from './template-html.ts';
import { FALLBACK_INPUT, variableChip } from './variable-chip.ts';

const BRACKET_TYPED = /\[([a-z_]{1,40})(?:,\s?fallback=([^[\]]{0,200}))?\]$/;
/** The key and the fallback of the first variable in a text. */
function variableIn(text: string) {
  const [piece] = parseTemplate(text);
  return piece?.kind === 'variable' ? { key: piece.key, fallback: cleanFallback(piece.fallback) } : undefined;
}
const attrsOf = (element: HTMLElement) =>
  variableIn(bracketOf(element.dataset.variable as VariableKey, cleanFallback(element.dataset.fallback ?? '')));

/** Variables in the text of an email, as chips. `whyUndefined` says why one has no value. */
export const variableNode = (whyUndefined: (key: VariableKey) => string | undefined) =>
  Node.create({
    name: 'variable',
    group: 'inline',
    inline: true,
    atom: true,
    // Its Enter comes before those that begin a line or refuse to.
    priority: 950,

    addAttributes: () => ({ key: { default: 'job_title' }, fallback: { default: '' } }),
    parseHTML: () => [{ tag: VARIABLE_TAG, getAttrs: (element) => attrsOf(element) ?? false }],
    renderHTML: ({ node }) => ['span', { 'data-variable': node.attrs.key, 'data-fallback': node.attrs.fallback }],
    renderText: ({ node }) => bracketOf(node.attrs.key, node.attrs.fallback),

    addNodeView:
      () =>
      ({ node, editor, getPos }) => {
        const { key, fallback } = node.attrs as { key: VariableKey; fallback: string };
        return variableChip({ editor, key, fallback, why: whyUndefined(key), place: getPos });
      },

    // A chip that the arrows chose opens for its fallback.
    addKeyboardShortcuts() {
      return Object.fromEntries([['Enter', openChosen(this.type)]]);
    },

    addInputRules() {
      return [
        new InputRule({
          find: BRACKET_TYPED,
          handler: ({ state, range, match }) => {
            const attrs = variableIn(match[0]);
            if (attrs) state.tr.replaceWith(range.from, range.to, this.type.create(attrs));
          },
        }),
      ];
    },

    addProseMirrorPlugins() {
      const { type } = this;
      return [
        new Plugin({
          props: {
            transformPasted: ({ content, openStart, openEnd }) => new Slice(read(content, type), openStart, openEnd),
          },
        }),
      ];
    },
  });

const openChosen =
  (type: NodeType) =>
  ({ editor }: { editor: Editor }) => {
    const { selection } = editor.state;
    if (!(selection instanceof NodeSelection) || selection.node.type !== type) return false;
    const chip = editor.view.nodeDOM(selection.from);
    if (chip instanceof HTMLElement) chip.querySelector<HTMLInputElement>(FALLBACK_INPUT)?.select();
    return true;
  };

/** Brackets in what is pasted are variables. */
function read(content: Fragment, type: NodeType): Fragment {
  const nodes: Content[] = [];
  content.forEach((node) => {
    if (!node.isText || !node.text) {
      nodes.push(node.copy(read(node.content, type)));
      return;
    }
    for (const piece of parseTemplate(node.text)) {
      const made =
        piece.kind === 'text'
          ? type.schema.text(piece.text)
          : type.create({ key: piece.key, fallback: cleanFallback(piece.fallback) });
      nodes.push(made.mark(node.marks));
    }
  });
  return Fragment.fromArray(nodes);
}
