import { type RefObject, useContext, useLayoutEffect } from 'react';
import { FieldContextProvider } from './field-context.ts';

/** Tells the field around a text control what it holds, also when a form sets it from outside. */
export const useTextReport = (ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): (() => void) => {
  const onText = useContext(FieldContextProvider)?.onText;
  const report = () => onText?.(ref.current?.value ?? '');
  // After every render: a form library writes into the element, which no event announces.
  useLayoutEffect(report);
  return report;
};
