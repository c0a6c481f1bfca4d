import type { Editor as Tiptap } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { VariableKey } from '../../../../shared/rules/outreach/templates.ts';
import { Editor } from '../../ui/inputs/editor.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import styles from './outreach-editor.module.css';
import { useCompletion } from './use-completion.tsx';
import { variableNode } from './variable-node.ts';

interface VariableEditorProps {
  label: string;
  value: string;
  onChange: (html: string) => void;
  singleLine?: boolean | undefined;
  height?: number | undefined;
  error: string | undefined;
  whyUndefined: (key: VariableKey) => string | undefined;
  /** Told when it is the one that variables go to. */
  onActive: (editor: Tiptap) => void;
  onReady?: ((editor: Tiptap) => void) | undefined;
}

/** A text with variables, which @ completes. */
export function VariableEditor(props: VariableEditorProps) {
  const { whyUndefined } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Tiptap>(null);
  const { extension, list } = useCompletion(place, editor, whyUndefined);
  const [extensions] = useState(() => [variableNode(whyUndefined), extension]);
  return (
    <Field label={props.label} required error={props.error}>
      <div ref={place} className={styles.variableEditor}>
        <Editor
          value={props.value}
          onChange={props.onChange}
          singleLine={props.singleLine}
          height={props.height}
          extensions={extensions}
          onReady={(made) => {
            editor.current = made;
            made.on('focus', () => props.onActive(made));
            made.on('update', () => made.isFocused && props.onActive(made));
            props.onReady?.(made);
          }}
        />
        {list}
      </div>
    </Field>
  );
}
