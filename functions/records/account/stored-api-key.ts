import * as z from 'zod';
import { CommunityId, Instant } from '../../../shared/model/ids.ts';
import { asStored } from '../../../shared/model/without-limits.ts';

/** An API key of a community of sourcers, under a hash of it. */
export const StoredApiKey = asStored(
  z.object({
    pk: z.string(),
    communityId: CommunityId,
    name: z.string(),
    createdAt: Instant,
    /** From then on it opens nothing: another has taken its place. */
    endsAt: Instant.optional(),
    revokedAt: Instant.optional(),
    /** What it may ask in a minute, where that is not what every key may. */
    callsPerMinute: z.number().int().optional(),
    /** The community is on trial: what it brings is marked so. */
    trial: z.boolean().optional(),
  }),
);
export type StoredApiKey = z.infer<typeof StoredApiKey>;

/** How a key is named where it must not be told: the beginning of its hash. */
export const keyIdOf = ({ pk }: Pick<StoredApiKey, 'pk'>): string => pk.slice('APIKEY#'.length).slice(0, 12);

/** Whether a key opens something now. */
export const isGood = ({ revokedAt, endsAt }: StoredApiKey, now: Date): boolean =>
  !revokedAt && (endsAt === undefined || endsAt > now.toISOString());
