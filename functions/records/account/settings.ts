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
export const DEFAULT_FLAGS: Readonly<Record<string, boolean>> = {
  candidateDenyList: false,
  setAccountDefaultOutreach: false,
  jobAdvertising: false,
  jobMode: false,
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
    accounts: z.record(z.string(), z.boolean()).default({}),
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
export function flagsFrom(stored: readonly StoredSetting[], account?: AccountId): Record<string, boolean> {
  const known = Object.entries(DEFAULT_FLAGS).map(([flag, standard]) => {
    const item = stored.find(({ sk }) => sk === flagName(flag));
    const forAll = typeof item?.value === 'boolean' ? item.value : standard;
    return [flag, (account && item?.accounts[account]) ?? forAll] as const;
  });
  return Object.fromEntries(known);
}
