import * as z from 'zod';
import { LIMITS } from '../product.ts';
import { isTimeZone } from '../reference/time-zones.ts';
import { LanguageProficiency } from './codes.ts';
import { emailAddress } from './email-address.ts';
import { FileId } from './ids.ts';
import { line } from './line.ts';
import { whenNewer } from './newer.ts';
import { bytesOf } from './size.ts';

const text = line().max(LIMITS.text);
const requiredText = text.min(1, 'This field is required.');
/** `YYYY` or `YYYY-MM`, from 1900 on. */
export const PartialDate = z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2]))?$/, 'Please enter a valid date.');

export const SOCIAL_TYPES = [
  'twitter',
  'github',
  'linkedin',
  'angellist',
  'crunchbase',
  'stackoverflow',
  'google',
  'other',
] as const;
export const SocialProfile = z.object({
  type: whenNewer(z.enum(SOCIAL_TYPES), 'other'),
  url: z.url({ protocol: /^https?$/, error: 'Please enter a valid URL.' }).max(LIMITS.url),
});
export type SocialProfile = z.infer<typeof SocialProfile>;

export const Experience = z.object({
  jobTitle: requiredText,
  employerName: requiredText,
  jobDescription: z.string().max(LIMITS.longText).default(''),
  location: text.default(''),
  startDate: PartialDate.nullable().default(null),
  endDate: PartialDate.nullable().default(null),
  current: z.boolean().default(false),
});
export type Experience = z.infer<typeof Experience>;

export const Education = z.object({
  instituteName: requiredText,
  major: requiredText,
  description: z.string().max(LIMITS.longText).default(''),
  location: text.default(''),
  startDate: PartialDate.nullable().default(null),
  endDate: PartialDate.nullable().default(null),
  current: z.boolean().default(false),
});
export type Education = z.infer<typeof Education>;

export const Skill = z.object({ name: requiredText });
export const Language = z.object({ name: requiredText, proficiency: LanguageProficiency.nullable().default(null) });

export const SourceType = z.enum(['ORGANIC', 'PAID', 'REFERRALS', 'AGENCY', 'CRM', 'API', 'OTHER']);

/** `linkedin.com/in/…` and nothing else (3-pipeline, section 5). */
export const LINKEDIN_PROFILE =
  /^https?:\/\/([a-z]{1,3}\.)?linkedin\.com\/+((mwlite|comm|profile|m|mobile)\/+)*(in|pub)\/+[^/?#\s]+/i;
export const LINKEDIN_PROBLEM =
  'This link doesn’t look like a LinkedIn profile. You can add other links in the links section below.';

/** A candidate's profile as it is typed, parsed or delivered (3-pipeline, section 3: profile form payload). */
export const Profile = z
  .object({
    firstName: requiredText,
    lastName: requiredText,
    email: emailAddress().nullable().default(null),
    phoneNumber: text.nullable().default(null),
    location: text.nullable().default(null),
    timeZone: z.string().max(64).refine(isTimeZone, 'Please choose a time zone.').nullable().default(null),
    summary: z.string().max(LIMITS.longText).default(''),
    employmentHistory: z.array(Experience).max(60).default([]),
    educationHistory: z.array(Education).max(30).default([]),
    skills: z.array(Skill).max(200).default([]),
    langs: z.array(Language).max(40).default([]),
    socialProfiles: z.array(SocialProfile).max(20).default([]),
    sourceType: SourceType.nullable().default(null),
    sourceDetails: text.default(''),
  })
  .superRefine((profile, context) => {
    const { socialProfiles } = profile;
    if (bytesOf(profile) > LIMITS.profileBytes)
      context.addIssue({ code: 'custom', message: 'This profile is too long.' });
    socialProfiles.forEach(({ type, url }, index) => {
      const path = ['socialProfiles', index, 'url'];
      const before = socialProfiles.slice(0, index);
      if (type === 'linkedin' && !LINKEDIN_PROFILE.test(url))
        context.addIssue({ code: 'custom', path, message: LINKEDIN_PROBLEM });
      if (type !== 'other' && before.some((other) => other.type === type))
        context.addIssue({ code: 'custom', path, message: `A ${type} link is already associated to this candidate.` });
      if (before.some((other) => other.url === url))
        context.addIssue({ code: 'custom', path, message: 'This link is already added.' });
    });
  });
export type Profile = z.infer<typeof Profile>;

/** Whether a time ends before it begins, as far as both say. */
const endsFirst = ({ startDate, endDate, current }: Pick<Experience, 'startDate' | 'endDate' | 'current'>): boolean => {
  if (!startDate || !endDate || current) return false;
  const length = Math.min(startDate.length, endDate.length);
  return endDate.slice(0, length) < startDate.slice(0, length);
};

/** Links that lead to the same page, however they are typed. */
const pageOf = (url: string) =>
  url
    .trim()
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[/#]+$/, '')
    .replace(/^[^/?]+/, (host) => host.toLowerCase());

/** A profile as people type it. What is read from a file or delivered may say more that cannot be. */
export const TypedProfile = Profile.superRefine(({ employmentHistory, educationHistory, socialProfiles }, context) => {
  for (const [list, entries] of Object.entries({ employmentHistory, educationHistory }))
    entries.forEach((entry, index) => {
      if (!endsFirst(entry)) return;
      context.addIssue({ code: 'custom', path: [list, index, 'endDate'], message: 'The end is before the start.' });
    });
  socialProfiles.forEach(({ url }, index) => {
    const before = socialProfiles.slice(0, index);
    if (before.some((other) => other.url !== url && pageOf(other.url) === pageOf(url)))
      context.addIssue({
        code: 'custom',
        path: ['socialProfiles', index, 'url'],
        message: 'This link is already added.',
      });
  });
});

/** Where a resume lies and what is known of it. */
export const ResumeFile = z.object({ identifier: FileId, originalFilename: z.string(), hasParsingFailed: z.boolean() });
export type ResumeFile = z.infer<typeof ResumeFile>;
