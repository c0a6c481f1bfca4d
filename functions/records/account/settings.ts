import * as z from 'zod';
import { JobMode } from '../../../shared/model/auto-sourcing.ts';
import type { AccountId } from '../../../shared/model/ids.ts';
import { isOneOf } from '../../../shared/model/newer.ts';
import { asStored } from '../../../shared/model/without-limits.ts';
import { LIMITS } from '../../../shared/product.ts';
import { parseItems } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** What may be set, and what holds until somebody sets it. */
interface Choice<T> {
  readonly schema: z.ZodType<T>;
  readonly byDefault: T;
}

const BatchSizes = z.object({
  defaultBatchSize: z.int().min(LIMITS.batchMin).max(LIMITS.batchMax).multipleOf(LIMITS.batchStep),
  defaultFirstBatchSize: z.int().min(LIMITS.batchFirstMin).max(LIMITS.batchMax),
});

/** The settings of the product (1-product, section 3). */
export const SETTINGS = {
  sourcingRequest: {
    schema: BatchSizes,
    byDefault: { defaultBatchSize: LIMITS.batchDefault, defaultFirstBatchSize: LIMITS.batchFirst },
  },
  enabledPlatformOffer: { schema: z.boolean(), byDefault: true },
  displayNewBadgeOnPlatformButton: { schema: z.boolean(), byDefault: false },
} as const;
export type SettingKey = keyof typeof SETTINGS;
export type SettingValue<K extends SettingKey> = z.infer<(typeof SETTINGS)[K]['schema']>;

/** A flag is on or off; one is a list, joined by underscores. */
export type FlagValue = boolean | string;

const onOff = (byDefault: boolean): Choice<FlagValue> => ({ schema: z.boolean(), byDefault });
const ModeList = z.string().refine(
  (list) => {
    const modes = list.split('_');
    return new Set(modes).size === modes.length && modes.every((mode) => isOneOf(JobMode, mode));
  },
  `Expected false or some of ${JobMode.options.join(', ')}, joined by underscores`,
);

/** Every feature flag the product asks about. */
export const FLAGS: Readonly<Record<string, Choice<FlagValue>>> = {
  autoContact: onOff(true),
  autoSourcing: onOff(true),
  candidateDenyList: onOff(false),
  setAccountDefaultOutreach: onOff(false),
  jobAdvertising: onOff(false),
  jobMode: { schema: z.literal(false).or(ModeList), byDefault: JobMode.options.join('_') },
  jobPostingApplyUrlField: onOff(true),
  jobPostingOnlyViaAts: onOff(false),
  jobPostingWithDescription: onOff(false),
};

export const settingName = (key: string) => `SETTING#${key}`;
export const flagName = (flag: string) => `FLAG#${flag}`;

/** An item of the settings: a value for all, and for a flag the accounts for which it is another. */
export const StoredSetting = asStored(
  z.object({
    sk: z.string(),
    value: z.unknown().optional(),
    /** Why it was set. */
    reason: z.string().nullish(),
    accounts: z.record(z.string(), z.union([z.boolean(), z.string()])).default({}),
  }),
);
export type StoredSetting = z.infer<typeof StoredSetting>;

/** A value that is stored, as far as it is one that may be set. Another is logged with its key as a record that cannot be read. */
function readable<T>({ schema }: Choice<T>, sk: string, value: unknown): T | undefined {
  if (value === undefined) return undefined;
  return parseItems(z.object({ value: schema }), [{ ...keys.setting(sk), value }])[0]?.value;
}

/** A setting as it stands: what is stored, else what it is by default. */
export function settingFrom<K extends SettingKey>(stored: readonly StoredSetting[], key: K): SettingValue<K> {
  const choice: Choice<unknown> = SETTINGS[key];
  const sk = settingName(key);
  const value = stored.find((item) => item.sk === sk)?.value;
  return (readable(choice, sk, value) ?? choice.byDefault) as SettingValue<K>;
}

/** The settings as they stand. */
export const settingsFrom = (stored: readonly StoredSetting[]): { key: SettingKey; value: unknown }[] =>
  (Object.keys(SETTINGS) as SettingKey[]).map((key) => ({ key, value: settingFrom(stored, key) }));

/** The flags as they stand, for everyone or for one account. */
export function flagsFrom(stored: readonly StoredSetting[], account?: AccountId): Record<string, FlagValue> {
  const known = Object.entries(FLAGS).map(([flag, choice]) => {
    const item = stored.find(({ sk }) => sk === flagName(flag));
    const read = (value: unknown) => readable(choice, flagName(flag), value);
    const own = account && read(item?.accounts[account]);
    return [flag, own ?? read(item?.value) ?? choice.byDefault] as const;
  });
  return Object.fromEntries(known);
}
