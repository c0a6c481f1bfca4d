import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import styles from './editor.module.css';
import { TextInput } from './text-input.tsx';

const LinkBox = ({ editor, onDone }: { editor: Editor; onDone: () => void }) => {
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const apply = (to: string) => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (to) chain.setLink({ href: /^(?:\[|[a-z]+:)/i.test(to) ? to : `https://${to}` }).run();
    else chain.unsetLink().run();
    onDone();
  };
  return (
    <div className={styles.linkBox}>
      <TextInput
        aria-label="Link address"
        placeholder="https://"
        autoFocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') {
            event.stopPropagation();
            onDone();
          }
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply(href.trim());
        }}
      />
      <Button onClick={() => apply(href.trim())}>Set link</Button>
      <Button look="tertiary" onClick={() => apply('')}>
        Remove
      </Button>
    </div>
  );
};

/** The buttons above the text: bold, italic, lists, link, and what a screen adds. */
export function EditorTools({ editor, children }: { editor: Editor; children?: ReactNode }) {
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
    }),
  });
  const chain = () => editor.chain().focus();
  const tools = [
    { label: 'Bold', icon: <Bold />, on: on.bold, run: () => chain().toggleBold().run() },
    { label: 'Italic', icon: <Italic />, on: on.italic, run: () => chain().toggleItalic().run() },
    { label: 'Bullet list', icon: <List />, on: on.bulletList, run: () => chain().toggleBulletList().run() },
    { label: 'Numbered list', icon: <ListOrdered />, on: on.orderedList, run: () => chain().toggleOrderedList().run() },
    { label: 'Link', icon: <LinkIcon />, on: on.link, run: () => setLinking(!linking) },
  ];
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label="Formatting">
        {tools.map((tool) => (
          <IconButton
            key={tool.label}
            size="s"
            label={tool.label}
            icon={tool.icon}
            aria-pressed={tool.on}
            onMouseDown={(event) => event.preventDefault()}
            onClick={tool.run}
          />
        ))}
        {children && <span className={styles.sep} />}
        {children}
      </div>
      {linking && <LinkBox editor={editor} onDone={() => setLinking(false)} />}
    </>
  );
}
