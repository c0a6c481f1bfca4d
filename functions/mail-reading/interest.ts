import type { SuggestedInterest } from '../../shared/model/submission.ts';
import { anyOf, wholeWord, words } from '../../shared/rules/any-of.ts';
import type { Intent, Interest } from './types.ts';
import { asksToOptOut } from './wishes.ts';
import { DUTCH } from './words/interest/dutch.ts';
import { ENGLISH } from './words/interest/english.ts';
import { FRENCH } from './words/interest/french.ts';
import { GERMAN } from './words/interest/german.ts';
import { ITALIAN } from './words/interest/italian.ts';
import { OTHERS } from './words/interest/others.ts';
import { SPANISH } from './words/interest/spanish.ts';

const MAX_READ = 3_000;
const LANGUAGES: readonly Partial<Record<Interest, readonly string[]>>[] = [
  ENGLISH,
  GERMAN,
  FRENCH,
  SPANISH,
  ITALIAN,
  DUTCH,
  OTHERS,
];

/** What says most comes first: who recommends another has declined, and who declines for now may come back. */
const REFUSING = ['recommends-another', 'not-now', 'moved-on', 'not-interested'] as const;
const DECLINES: readonly Interest[] = ['stop', 'not-now', 'moved-on', 'not-interested'];
const ORDER: readonly Interest[] = ['stop', 'who-are-you', ...REFUSING, 'interested', 'question'];

const saying = (interest: Interest, flags = 'iu') =>
  new RegExp(`(?<![\\p{L}])${anyOf(LANGUAGES.flatMap((language) => language[interest] ?? []))}`, flags);
const WHO = saying('who-are-you');
const REFUSED = REFUSING.map((interest) => ({ interest, said: saying(interest), each: saying(interest, 'giu') }));
const INTERESTED = saying('interested');
const DOUBT = new RegExp(
  wholeWord(
    anyOf(words`
      but
      however
      unless
      although
      aber
      jedoch
      mais
      pero
      ma
      mas
      maar
      но
      ale
      men
    `),
  ),
  'iu',
);
const DENIAL = new RegExp(
  wholeWord(
    anyOf(words`
      not
      n't
      nicht
      pas
      no
      non
      niet
      не
    `),
  ),
  'iu',
);

/** What the person's own words suggest, each with the sentence it rests on; the strongest first. A person decides. */
export function suggestedInterests(visible: string): SuggestedInterest[] {
  const found = new Map<Interest, string>();
  const note = (interest: Interest, quotation: string) => {
    if (!found.has(interest)) found.set(interest, quotation);
  };
  for (const quotation of sentencesOf(visible.slice(0, MAX_READ))) {
    for (const interest of interestsIn(quotation)) note(interest, quotation);
  }
  return inOrder(found).map((interest) => ({ interest, quotation: found.get(interest)! }));
}

function interestsIn(quotation: string): Interest[] {
  const sentence = quotation.replaceAll('’', "'");
  if (asksToOptOut(quotation)) return ['stop'];
  if (WHO.test(sentence)) return ['who-are-you'];
  const refused = REFUSED.filter(({ said }) => said.test(sentence));
  const rest = refused.reduce((text, { each }) => text.replace(each, ' '), sentence);
  const isInterested = INTERESTED.test(rest);
  const isForNow = refused.some(({ interest }) => interest === 'not-now');
  const interests: Interest[] = refused
    .map(({ interest }) => interest)
    .filter((interest) => !(isForNow && interest === 'not-interested'));
  if (isInterested) interests.push('interested');
  return interests.length === 0 && /[?？]\s*$/.test(sentence) ? ['question'] : interests;
}

/** Who is interested and refuses nothing names others only as a contact, and asks only as the next step. */
function inOrder(found: ReadonlyMap<Interest, string>): Interest[] {
  const isEager = found.has('interested') && !DECLINES.some((interest) => found.has(interest));
  const order: readonly Interest[] = isEager ? ['interested', ...ORDER] : ORDER;
  return [...new Set(order)].filter((interest) => found.has(interest));
}

/** The sentences of a text as they stand in it. */
function sentencesOf(text: string): string[] {
  return (
    text.match(
      /[^.!?。！？\n]{1,1000}(?:[.!?。！？]{1,5}(?=[^\s])[^\s.!?。！？]{1,60}[^.!?。！？\n]{0,1000}){0,3}[.!?。！？]{0,5}/gu,
    ) ?? []
  )
    .map((sentence) => sentence.trim())
    .filter((sentence) => /\p{L}/u.test(sentence));
}

/** The same in three words, for what shows no more. Anything ambiguous is unclear. */
export function intentOf(interests: readonly SuggestedInterest[]): Intent {
  const accepts = interests.find(({ interest }) => interest === 'interested');
  const declines = interests.some(({ interest }) => DECLINES.includes(interest));
  if (accepts && declines) return interests[0]?.interest === 'stop' ? 'not-interested' : 'unclear';
  if (declines) return 'not-interested';
  if (!accepts) return 'unclear';
  return DOUBT.test(accepts.quotation) && DENIAL.test(accepts.quotation) ? 'unclear' : 'interested';
}
