import * as z from 'zod';
import type { AccountId } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { LIMITS } from '../../../shared/product.ts';

/** What the product does until the back office sets something else (1-product, section 3). */
export const DEFAULT_SETTINGS = {
  sourcingRequest: { defaultBatchSize: LIMITS.batchDefault, defaultFirstBatchSize: LIMITS.batchFirst },
  enabledPlatformOffer: true,
  displayNewBadgeOnPlatformButton: false,
} as const;

/** Every feature flag the product asks about, and how it stands until it is set. */
/** A flag is on or off; one is a list, joined by underscores. */
export type FlagValue = boolean | string;

export const DEFAULT_FLAGS: Readonly<Record<string, FlagValue>> = {
  autoContact: true,
  autoSourcing: true,
  candidateDenyList: false,
  setAccountDefaultOutreach: false,
  jobAdvertising: false,
  jobMode: 'AUTO_CUSTOM_MANUAL',
  jobPostingApplyUrlField: true,
  jobPostingOnlyViaAts: false,
  jobPostingWithDescription: false,
};

export const settingName = (key: string) => `SETTING#${key}`;
export const flagName = (flag: string) => `FLAG#${flag}`;

/** An item of the settings: a value for all, and for a flag the accounts for which it is another. */
export const StoredSetting = asStored(
  z.object({
    sk: z.string(),
    value: z.unknown().optional(),
    accounts: z.record(z.string(), z.union([z.boolean(), z.string()])).default({}),
  }),
);
export type StoredSetting = z.infer<typeof StoredSetting>;

/** The settings as they stand: what is stored, over the defaults. */
export function settingsFrom(stored: readonly StoredSetting[]): { key: string; value: unknown }[] {
  return Object.entries(DEFAULT_SETTINGS).map(([key, value]) => ({
    key,
    value: stored.find(({ sk }) => sk === settingName(key))?.value ?? value,
  }));
}

/** The flags as they stand, for everyone or for one account. */
export function flagsFrom(stored: readonly StoredSetting[], account?: AccountId): Record<string, FlagValue> {
  const known = Object.entries(DEFAULT_FLAGS).map(([flag, standard]) => {
    const item = stored.find(({ sk }) => sk === flagName(flag));
    const isOfKind = (value: unknown): value is FlagValue => typeof value === typeof standard || value === false;
    const forAll = isOfKind(item?.value) ? item.value : standard;
    const own = account && item?.accounts[account];
    return [flag, isOfKind(own) ? own : forAll] as const;
  });
  return Object.fromEntries(known);
}
