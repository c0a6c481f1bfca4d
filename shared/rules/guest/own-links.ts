import type { Profile } from '../../model/candidate.ts';
import { foldText } from '../text/names.ts';
import { type Cut, escaped, hidingSome } from './hiding.ts';
import { readText } from './plain.ts';
import { HANDLE_HOSTS, PATH_HOSTS, PATH_WORDS } from './words/links.ts';

/** Of letters alone fewer may be a word of any language; with a digit or a sign among them, these are enough. */
const PLAIN = 5;
const SIGNED = 4;
const IS_PLAIN = /^\p{L}+$/u;
/** What begins a page of many, as of a company or a group, or of nobody. */
const MANY = new Set(
  'company,school,groups,orgs,jobs,feed,posts,competitions,datasets,playlist,watch,hashtag,explore,events,topics'.split(
    ',',
  ),
);

/**
 * The names in a link: `ada85` of `github.com/ada85`, `medium.com/@ada85` and `ada85.github.io`. On a page of one's own, and of a
 * company, what follows is a word like any other.
 */
export function namesIn(url: string): string[] {
  const [host = '', ...path] = readText(url)
    .plain.toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, '')
    .replace(/[?#].*$/, '')
    .split('/')
    .filter(Boolean);
  const own = HANDLE_HOSTS.some((end) => host.endsWith(`.${end}`)) ? host.split('.').slice(0, 1) : [];
  const isOfPeople = PATH_HOSTS.some((end) => host === end || host.endsWith(`.${end}`));
  const isSigned = (part: string) => part.startsWith('@');
  const isOfMany = MANY.has(path[0] ?? '');
  const named = path
    .filter((part) => (isOfPeople && !isOfMany) || isSigned(part))
    .filter((part) => !PATH_WORDS.includes(part))
    .slice(0, own.length > 0 || path.length > 3 ? 0 : 1);
  return [...own, ...named.map((part) => part.replace(/^@/, ''))];
}

/** What a profile says of work in words that stay: a handle that is one of them names nobody. */
export const wordsOfWork = ({ employmentHistory, skills, educationHistory, langs }: Profile) =>
  new Set(
    [
      ...employmentHistory.flatMap(({ jobTitle, employerName }) => [jobTitle, employerName]),
      ...[...skills, ...langs].map(({ name }) => name),
      ...educationHistory.map(({ major }) => major),
    ].flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u)),
  );

/** Hides the names by which somebody is found at a service, wherever a text says one: those of the links of the profile. */
export function ownHandles(profile: Profile): Cut[] {
  const work = wordsOfWork(profile);
  const isHandle = (name: string) =>
    /\p{L}/u.test(name) && (IS_PLAIN.test(name) ? name.length >= PLAIN && !work.has(name) : name.length >= SIGNED);
  const handles = [...new Set(profile.socialProfiles.flatMap(({ url }) => namesIn(url)).filter(isHandle))];
  return handles.map((name) =>
    hidingSome(new RegExp(`(?<![\\p{L}\\p{N}_])${escaped(name)}(?![\\p{L}\\p{N}_])`, 'giu'), () => true),
  );
}
