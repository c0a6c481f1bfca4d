import * as z from 'zod';

/** A year, or a year and a month, as far as the resume says it. */
export const PartialDate = z.string().regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/);

export const SocialProfileType = z.enum([
  'twitter',
  'github',
  'linkedin',
  'angellist',
  'crunchbase',
  'stackoverflow',
  'google',
  'other',
]);
export type SocialProfileType = z.infer<typeof SocialProfileType>;

export const LanguageProficiency = z.enum([
  'BEGINNER',
  'ELEMENTARY',
  'INTERMEDIATE',
  'UPPER_INTERMEDIATE',
  'ADVANCED',
  'PROFICIENT',
]);
export type LanguageProficiency = z.infer<typeof LanguageProficiency>;

export const ParsedEmployment = z.object({
  jobTitle: z.string().nullable(),
  employerName: z.string().nullable(),
  startDate: PartialDate.nullable(),
  endDate: PartialDate.nullable(),
  current: z.boolean(),
  jobDescription: z.string().optional(),
  location: z.string().optional(),
});
export type ParsedEmployment = z.infer<typeof ParsedEmployment>;

export const ParsedEducation = z.object({
  instituteName: z.string().nullable(),
  major: z.string().nullable(),
  startDate: PartialDate.nullable(),
  endDate: PartialDate.nullable(),
});
export type ParsedEducation = z.infer<typeof ParsedEducation>;

/** What the parser read in a resume: what it does not say is null or absent, never guessed. */
export const ParsedResume = z.object({
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  location: z.string().nullable(),
  summary: z.string().nullable(),
  socialProfiles: z.array(z.object({ type: SocialProfileType, url: z.string() })),
  employmentHistory: z.array(ParsedEmployment),
  educationHistory: z.array(ParsedEducation),
  skills: z.array(z.object({ name: z.string() })),
  langs: z.array(z.object({ name: z.string(), proficiency: LanguageProficiency.nullable() })),
  warnings: z.array(z.string()),
});
export type ParsedResume = z.infer<typeof ParsedResume>;
