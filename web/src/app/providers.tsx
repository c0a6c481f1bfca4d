import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { SWRConfig, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { ApiError } from '../api/problem.ts';
import { useNewVersion } from '../api/use-new-version.ts';
import { Toaster } from '../ui/feedback/toast.tsx';
import { keepFocus } from '../ui/hooks/lost-focus.ts';
import { OfflineBanner } from './offline-banner.tsx';

const NewVersionDialog = lazy(() => import('./new-version-dialog.tsx'));

const isWorthRetrying = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const reading: SWRConfiguration = {
  dedupingInterval: 2_000,
  focusThrottleInterval: 15_000,
  errorRetryCount: 3,
  shouldRetryOnError: isWorthRetrying,
};

/** What failed is read again once there is a connection, also what is otherwise read only once. */
function ReadAgainOnline() {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const readAgain = () => void mutate((key) => cache.get(unstable_serialize(key))?.error !== undefined);
    window.addEventListener('online', readAgain);
    return () => window.removeEventListener('online', readAgain);
  }, [cache, mutate]);
  return null;
}

/** Offers the version deployed since, once each. */
function NewVersion() {
  const version = useNewVersion();
  const [closed, setClosed] = useState<string>();
  if (!version) return null;
  return (
    <Suspense>
      <NewVersionDialog open={version !== closed} onClose={() => setClosed(version)} />
    </Suspense>
  );
}

/** What every page stands on: how it reads, where its messages show, that the focus is not lost, and the word of a new version. */
export function Providers({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <SWRConfig value={reading}>
      <OfflineBanner />
      <ReadAgainOnline />
      {children}
      <Toaster />
      <NewVersion />
    </SWRConfig>
  );
}
