import type { Editor as Tiptap } from '@tiptap/react';
import { useRef, useState } from 'react';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { plannedMails } from '../../../../shared/rules/outreach/planned-mails.ts';

const FIELDS: Readonly<Record<string, string>> = { subject: 'Subject', html: 'Content' };

/**
 * Into which text a variable of the panel goes: the one that has the focus, else the one that was written in last, else the first
 * email. Texts that one only passes with Tab, on the way to the panel, are none of these.
 */
export function useInsertTarget(editors: ReadonlyMap<string, Tiptap>, steps: readonly JourneyStep[]) {
  const [written, setWritten] = useState<Tiptap>();
  const isPassing = useRef(false);
  const start = `${steps[0]?.id} html`;
  const last = written?.isDestroyed ? undefined : written;
  const [key] = (last && [...editors].find(([, editor]) => editor === last)) ?? [start];
  const [id, field = ''] = key.split(' ');
  const label = plannedMails(steps)[steps.findIndex((step) => step.id === id)]?.label;
  return {
    /** Where that is, in words: `Follow up 1, Subject`. */
    label: `${label}, ${FIELDS[field]}`,
    find: () =>
      [...editors.values()].find((editor) => !editor.isDestroyed && editor.isFocused) ?? last ?? editors.get(start),
    onActive: (editor: Tiptap) => {
      if (!isPassing.current) setWritten(editor);
    },
    /** For what stands around the texts and the panel. */
    watched: {
      onKeyDownCapture: ({ key: pressed }: { readonly key: string }) => {
        isPassing.current = pressed === 'Tab';
      },
      onPointerDownCapture: () => {
        isPassing.current = false;
      },
    },
  };
}
