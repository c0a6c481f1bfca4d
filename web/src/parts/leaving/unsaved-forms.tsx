import { createContext, type ReactNode, Suspense, useCallback, useContext, useEffect, useId, useState } from 'react';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const LeaveDialog = lazily(() => import('./leave-dialog.tsx'));

const UnsavedContext = createContext<(form: string, isDirty: boolean) => void>(() => undefined);

/** Asks before a page is left on which a form holds what is not saved; each form says so with `useUnsaved`. */
export function UnsavedForms({ children }: { children: ReactNode }) {
  const [forms, setForms] = useState<readonly string[]>([]);
  const { blocker } = useLeaveGuard(forms.length > 0);
  const report = useCallback(
    (form: string, isDirty: boolean) =>
      setForms((known) => {
        if (known.includes(form) === isDirty) return known;
        return isDirty ? [...known, form] : known.filter((one) => one !== form);
      }),
    [],
  );
  return (
    <UnsavedContext value={report}>
      {children}
      {blocker.state === 'blocked' && (
        <Suspense>
          <LeaveDialog leaving="settings" onStay={blocker.reset} onLeave={blocker.proceed} onClose={blocker.reset} />
        </Suspense>
      )}
    </UnsavedContext>
  );
}

/** Says whether a form holds what is not saved. */
export function useUnsaved(isDirty: boolean): void {
  const form = useId();
  const report = useContext(UnsavedContext);
  useEffect(() => {
    report(form, isDirty);
    return () => report(form, false);
  }, [form, isDirty, report]);
}
