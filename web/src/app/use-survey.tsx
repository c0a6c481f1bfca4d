import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Preferences } from '../../../shared/model/account.ts';
import { nextSurvey, surveyAfterShown } from '../../../shared/rules/account/survey.ts';
import { kept } from '../api/kept.ts';
import { lazily } from '../ui/hooks/lazily.tsx';

const Survey = lazily(() => import('./survey.tsx'));

const next = kept('survey');
const SHOWN_AFTER_MS = 2_000;

/** The feedback survey: by itself when it is due and the menu has stood for two seconds, and whenever the menu asks for it. */
export function useSurvey(
  person: Preferences,
  hasMenu: boolean,
): { readonly ask: () => void; readonly panel: ReactNode } {
  const [open, setOpen] = useState<'unasked' | 'asked'>();
  const opener = useRef<Element>(null);
  const { createdAt } = person;
  useEffect(() => {
    if (!hasMenu) return;
    const now = new Date();
    const at = nextSurvey(next.read(), { createdAt, now });
    next.write(at);
    if (at > now.toISOString()) return;
    const timer = window.setTimeout(() => {
      next.write(surveyAfterShown(new Date()));
      setOpen('unasked');
    }, SHOWN_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [createdAt, hasMenu]);
  const close = () => {
    next.write(surveyAfterShown(new Date()));
    setOpen(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  };
  return {
    ask: () => {
      opener.current = document.activeElement;
      setOpen('asked');
    },
    panel: open && hasMenu && (
      <Suspense>
        <Survey isUnasked={open === 'unasked'} onClose={close} />
      </Suspense>
    ),
  };
}
