import type { FieldPath } from 'react-hook-form';
import { Profile, TypedProfile } from '../../../../shared/model/candidate.ts';
import { type Checked, problemsOf } from '../../api/form.ts';

type Experience = Profile['employmentHistory'][number];
type Education = Profile['educationHistory'][number];
type Link = Profile['socialProfiles'][number];

/** What the profile form holds: every text as it is typed, LinkedIn apart from the other links. */
export interface ProfileValues {
  firstName: string;
  lastName: string;
  email: string;
  phoneNumber: string;
  location: string;
  linkedIn: string;
  summary: string;
  experiences: Experience[];
  educations: Education[];
  skills: string[];
  languages: Profile['langs'];
  links: Link[];
  sourceType: NonNullable<Profile['sourceType']> | '';
  sourceDetails: string;
  /** Known from a place look-up or a delivery; kept, not shown. */
  timeZone: string | null;
}

export const newExperience = (): Experience => ({
  jobTitle: '',
  employerName: '',
  jobDescription: '',
  location: '',
  startDate: null,
  endDate: null,
  current: false,
});

export const newEducation = (): Education => ({
  instituteName: '',
  major: '',
  description: '',
  location: '',
  startDate: null,
  endDate: null,
  current: false,
});

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const list = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : []);
const date = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

const dated = (entry: Record<string, unknown>) => ({
  location: text(entry.location),
  startDate: date(entry.startDate),
  endDate: date(entry.endDate),
  current: entry.current === true,
});

/** The form as it opens for a profile, or for as much of one as was read from a resume. */
export const toValues = (draft: Record<string, unknown> | Profile): ProfileValues => {
  const profile: Record<string, unknown> = { ...draft };
  const links = list(profile.socialProfiles).map((link) => ({
    type: Profile.shape.socialProfiles.unwrap().element.shape.type.catch('other').parse(link.type),
    url: text(link.url),
  }));
  return {
    firstName: text(profile.firstName),
    lastName: text(profile.lastName),
    email: text(profile.email),
    phoneNumber: text(profile.phoneNumber),
    location: text(profile.location),
    linkedIn: links.find(({ type }) => type === 'linkedin')?.url ?? '',
    summary: text(profile.summary),
    experiences: list(profile.employmentHistory).map((entry) => ({
      jobTitle: text(entry.jobTitle),
      employerName: text(entry.employerName),
      jobDescription: text(entry.jobDescription),
      ...dated(entry),
    })),
    educations: list(profile.educationHistory).map((entry) => ({
      instituteName: text(entry.instituteName),
      major: text(entry.major),
      description: text(entry.description),
      ...dated(entry),
    })),
    skills: [...new Set(list(profile.skills).map(({ name }) => text(name)))].filter(Boolean),
    languages: list(profile.langs).map(({ name, proficiency }) => ({
      name: text(name),
      proficiency: Profile.shape.langs.unwrap().element.shape.proficiency.catch(null).parse(proficiency),
    })),
    links: links.filter(({ type }) => type !== 'linkedin'),
    sourceType: Profile.shape.sourceType.catch(null).parse(profile.sourceType) ?? '',
    sourceDetails: text(profile.sourceDetails),
    timeZone: date(profile.timeZone),
  };
};

const orNull = (value: string): string | null => value.trim() || null;
const ended = <E extends { current: boolean; endDate: string | null }>(entry: E): E =>
  entry.current ? { ...entry, endDate: null } : entry;

/** What the form says, in the shape of the contract; checked by `Profile` afterwards. */
export const fromValues = (values: ProfileValues): Record<string, unknown> => ({
  firstName: values.firstName,
  lastName: values.lastName,
  email: orNull(values.email),
  phoneNumber: orNull(values.phoneNumber),
  location: orNull(values.location),
  timeZone: values.timeZone,
  summary: values.summary,
  employmentHistory: values.experiences.map(ended),
  educationHistory: values.educations.map(ended),
  skills: values.skills.map((name) => ({ name })),
  langs: values.languages,
  socialProfiles: [
    ...(values.linkedIn.trim() ? [{ type: 'linkedin', url: values.linkedIn.trim() }] : []),
    ...values.links.map(({ type, url }) => ({ type, url: url.trim() })),
  ],
  sourceType: values.sourceType || null,
  sourceDetails: values.sourceDetails,
});

const REQUIRED = 'This field is required.';

/** Where in the form a problem of the profile is shown. */
export function fieldOf(path: string, values: ProfileValues): string {
  const hasLinkedIn = values.linkedIn.trim() !== '';
  const [head, index, ...rest] = path.split('.');
  // What is wrong with the whole, which is its length, is said where most of it is written.
  if (!head) return 'summary';
  const inner = [index, ...rest].filter((part) => part !== undefined);
  if (head === 'employmentHistory') return ['experiences', ...inner].join('.');
  if (head === 'educationHistory') return ['educations', ...inner].join('.');
  if (head === 'langs') return ['languages', ...inner].join('.');
  if (head === 'skills') return 'skills';
  if (head !== 'socialProfiles' || index === undefined) return [head, ...inner].join('.');
  if (hasLinkedIn && index === '0') return 'linkedIn';
  return ['links', Number(index) - (hasLinkedIn ? 1 : 0), ...rest].join('.');
}

/** The field that a path of a call with a profile stands for; none where the form has no such field. */
export function fieldOfCall(path: string, values: ProfileValues): FieldPath<ProfileValues> | undefined {
  const field = fieldOf(path.replace(/^candidate(?:\.|$)/, ''), values);
  return isShown(field) ? field : undefined;
}

const LISTS = ['experiences', 'educations', 'languages', 'links'];
const TEXTS = ['firstName', 'lastName', 'email', 'phoneNumber', 'location', 'linkedIn', 'summary', 'sourceDetails'];

/** Whether what is said of a field is shown beside it. */
const isShown = (field: string): field is FieldPath<ProfileValues> =>
  [...TEXTS, ...LISTS, 'skills'].includes(field) ||
  LISTS.some((list) => new RegExp(`^${list}\\.\\d+\\.\\w+$`).test(field));

/** The profile that the form describes, or what is wrong with it, field by field in the order of the form. */
export const checkValues = (values: ProfileValues): Checked<Profile> => {
  const { data, error } = TypedProfile.safeParse(fromValues(values));
  if (!error) return { data };
  const missing = values.links.flatMap(({ url }, index) => (url.trim() ? [] : [`links.${index}.url`]));
  const problems = problemsOf(error).map(({ field, message }) => ({ field: fieldOf(field, values), message }));
  return {
    problems: problems.map((problem) =>
      missing.includes(problem.field) ? { ...problem, message: REQUIRED } : problem,
    ),
  };
};
