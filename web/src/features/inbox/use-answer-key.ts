import { useEffect, useRef } from 'react';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { keepTyped } from './typed-ahead.ts';

/** Goes into the editor, with what was typed before that had come. */
export type Answering = (typed: string) => void;

/**
 * R leads into the editor, and so does coming here to answer. While it is on its way what is typed is kept for it; not where nobody can
 * be answered.
 */
export function useAnswerKey({ canAnswer, isAnswering }: { canAnswer: boolean | undefined; isAnswering: boolean }) {
  const editor = useRef<Answering>(undefined);
  const end = useRef<ReturnType<typeof keepTyped>>(undefined);
  const begin = () => {
    if (canAnswer !== false) end.current ??= keepTyped();
  };
  const stop = () => {
    const typed = end.current?.();
    end.current = undefined;
    return typed;
  };
  useShortcuts({ r: () => (editor.current ? editor.current('') : begin()) });
  const first = useRef({ begin, isAnswering });
  useEffect(() => {
    if (first.current.isAnswering) first.current.begin();
    return () => void end.current?.();
  }, []);
  useEffect(() => {
    if (canAnswer === false) end.current = void end.current?.();
  }, [canAnswer]);
  return (answering: Answering) => {
    editor.current = answering;
    const typed = stop();
    if (typed !== undefined) answering(typed);
  };
}
