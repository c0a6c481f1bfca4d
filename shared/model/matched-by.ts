import * as z from 'zod';

/** The sites whose pages say who somebody is. */
export const PROFILE_SITES = ['linkedin', 'github', 'twitter', 'stackoverflow', 'angellist', 'crunchbase'] as const;
export type ProfileSite = (typeof PROFILE_SITES)[number];

/** What two profiles share by which they may be of the same person. */
export const MatchedBy = z.enum(['email', 'phone', ...PROFILE_SITES]);
export type MatchedBy = z.infer<typeof MatchedBy>;
