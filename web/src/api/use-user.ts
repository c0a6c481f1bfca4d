import { useEffect } from 'react';
import type { SWRConfiguration } from 'swr';
import type { Account, Preferences } from '../../../shared/model/account.ts';
import type { ApiError } from './problem.ts';
import { reportFault } from './product-events.ts';
import { lastPerson, sessionStore } from './session.ts';
import { useApi } from './use-api.ts';

/** How the person asks for their own preferences. */
export const me = { params: { id: 'me' } } as const;

/** The person's preferences with their state; `data` is null before their first sign-in has registered them. */
export const usePreferences = (config: SWRConfiguration<Preferences | null, ApiError> = {}) => {
  const last = lastPerson.read();
  const preferences = useApi('getPreferences', me, { ...config, ...(last && { fallbackData: last }) });
  const { data } = preferences;
  useEffect(() => {
    if (data && sessionStore.isSignedIn()) lastPerson.keep(data);
  }, [data]);
  return preferences;
};

/** The person at work. Only for pages behind the sign-in, which are not shown before it is known; so nothing is asked again. */
export const useUser = (): Preferences => {
  const { data } = usePreferences({ revalidateIfStale: false });
  if (!data) throw new Error('useUser is used on a page that is not behind the sign-in');
  return data;
};

/** The person's account, with its subscription; undefined until it is known. */
export const useAccount = (): Account | undefined => {
  const { employer } = useUser();
  return useApi('getAccount', { params: { id: employer.account } }).data;
};

/** How a flag stands for the person; undefined until it is known, and where nobody knows it (1-product, section 6). */
export const useFlagValue = (flag: string): boolean | string | undefined => {
  const flags = useApi('listMyFeatureFlags', {}, { revalidateOnFocus: false }).data;
  const isUnknown = flags !== undefined && !(flag in flags);
  useEffect(() => {
    if (isUnknown) reportFault('unknown feature flag', flag);
  }, [isUnknown, flag]);
  return flags?.[flag];
};

/** Whether a part of the product is switched on for the person. */
export const useFlag = (flag: string): boolean => useFlagValue(flag) === true;

/** Whether the person's account has the platform, by its plan and as long as it is offered (1-product, section 6). */
export const usePlatformAccess = (): boolean => {
  const account = useAccount();
  const settings = useApi('listAppSettings', {}, { revalidateOnFocus: false }).data;
  const isOffered = settings?.find(({ key }) => key === 'enabledPlatformOffer')?.value === true;
  return isOffered && (account?.subscription.isPlatformOffer ?? false);
};
