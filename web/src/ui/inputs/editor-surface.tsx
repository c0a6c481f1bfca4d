import { Placeholder } from '@tiptap/extension-placeholder';
import { type AnyExtension, type Editor, EditorContent, Extension, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { cx } from '../hooks/cx.ts';
import { cleanPaste, oneLinePaste } from './clean-paste.ts';
import styles from './editor.module.css';
import { EditorTools } from './editor-tools.tsx';
import { FieldContextProvider } from './field-context.ts';

export interface EditorSurfaceProps {
  /** HTML; empty text is the empty string. */
  value: string;
  onChange?: ((html: string) => void) | undefined;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** In px; 350 unless told, and of one line what its text needs (1-product, reusable widgets). The text scrolls inside. */
  height?: number | undefined;
  /** One line without formatting, such as a subject; Enter does nothing. */
  singleLine?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Needed outside a `Field`. */
  label?: string | undefined;
  /** More kinds of content, such as variables; read once. */
  extensions?: AnyExtension[] | undefined;
  /** More buttons beside those for formatting. */
  tools?: ((editor: Editor) => ReactNode) | undefined;
  onReady?: ((editor: Editor) => void) | undefined;
}

const kit = (singleLine: boolean) =>
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    heading: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    link: { openOnClick: false, HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer' } },
    ...(singleLine && {
      bold: false,
      italic: false,
      bulletList: false,
      orderedList: false,
      listItem: false,
      listKeymap: false,
      hardBreak: false,
      link: false,
    }),
  });

/** Enter begins no second line; what a screen adds may take it first. */
const oneLine = Extension.create({
  name: 'oneLine',
  priority: 900,
  addKeyboardShortcuts: () => Object.fromEntries([['Enter', () => true]]),
});

const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML());

/** The editor behind `Editor`; loaded apart because it is heavy. */
export default function EditorSurface(props: EditorSurfaceProps) {
  const { value, singleLine = false, readOnly = false, placeholder } = props;
  const field = useContext(FieldContextProvider);
  const latest = useRef(props);
  const attributes: Record<string, string> = {
    class: 'prose',
    role: 'textbox',
    'aria-multiline': String(!singleLine),
    // What cannot be written in can be scrolled by keyboard all the same.
    ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
    ...(props.label ? { 'aria-label': props.label } : field && { 'aria-labelledby': field.labelId }),
    ...(field?.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field?.invalid && { 'aria-invalid': 'true' }),
  };
  const editor = useEditor({
    extensions: [
      kit(singleLine),
      ...(singleLine ? [oneLine] : []),
      ...(placeholder ? [Placeholder.configure({ placeholder })] : []),
      ...(props.extensions ?? []),
    ],
    content: value,
    editable: !readOnly,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes,
      transformPastedHTML: singleLine ? oneLinePaste : cleanPaste,
      ...(singleLine && { transformPastedText: (text: string) => text.replace(/\s+/g, ' ') }),
    },
    onCreate: ({ editor: made }) => latest.current.onReady?.(made),
    onUpdate: ({ editor: now }) => latest.current.onChange?.(htmlOf(now)),
    onBlur: () => latest.current.onBlur?.(),
  });
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  useEffect(() => {
    if (!editor.isDestroyed && htmlOf(editor) !== value) editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  // An editor that React took down has no document left; the one that follows reports again.
  useEffect(() => {
    if (!editor.isDestroyed) field?.onText?.(editor.getText({ blockSeparator: ' ' }));
  });
  return (
    <div
      className={cx(
        styles.editor,
        singleLine && styles.oneLine,
        readOnly && styles.readOnly,
        field?.invalid && styles.wrong,
      )}
      style={{ height: props.height ?? (singleLine ? undefined : 350) }}
    >
      {!singleLine && !readOnly && <EditorTools editor={editor}>{props.tools?.(editor)}</EditorTools>}
      <EditorContent editor={editor} className={styles.area} />
    </div>
  );
}
