import { LIMITS } from '../../../shared/product.ts';
import { anyOf } from '../../../shared/rules/any-of.ts';
import { brief } from './brief.ts';
import { conditionIn, questionsIn } from './conditions.ts';
import { withoutDenied } from './denied.ts';
import { piecesOf, stopsOf, withoutLead } from './pieces.ts';
import { sentencesOf } from './sentences.ts';
import { modeIn } from './terms.ts';
import type { Found, Line } from './types.ts';
import { wholeWords } from './whole-words.ts';
import { OPTIONAL, wishedIn } from './wishes.ts';
import { ADDRESSED } from './words/addressed.ts';
import { NO_REQUIREMENT } from './words/no-requirement.ts';
import { GIVEN_TO_PEOPLE, MUST_BE, OF_DUTIES, QUALITIES } from './words/qualities.ts';
import { ASKED } from './words/requirements.ts';
import { TRAITS } from './words/traits.ts';

/** "You will be confident", "the ideal candidate will be highly organized": what people are like, in the words that say it. */
const OF_TRAITS = `(?:(?:(?:candidates?|applicants?|individuals?|person|you)(?: for this (?:position|role|job))?|who) (?:(?:must|should|will|would|needs? to) (?:also )?be|are)|(?:du bist|sie sind|vous êtes|tu es)) (?:an? |eine? )?(?:(?!\\p{L}+ing(?!\\p{L}))[\\p{L}-]+,? ){0,2}?${anyOf(TRAITS)}`;
const TRAIT = wholeWords(TRAITS);
const ASKING = wholeWords([...ASKED, OF_TRAITS]);
const BINDING = wholeWords(MUST_BE);
const QUALITY = wholeWords(QUALITIES);
const DUTY = wholeWords(OF_DUTIES);
/** What people are given. */
export const GIVEN = new RegExp(`[€£$%]|${wholeWords(GIVEN_TO_PEOPLE).source}`, 'iu');
const TALK = wholeWords(ADDRESSED);
const NONE = wholeWords(NO_REQUIREMENT);

/** "Setting the vision", "Working with teams": what is done. */
export const DOING =
  /^(?!(?:understanding|outstanding|existing|interesting|willing|being|having)(?!\p{L}))\p{L}{2,}ing(?!\p{L})/iu;

/** "Organizes and supervises the procedures": what somebody in the job does. */
const DOES =
  /^(?!(?:has|is|does|possesses|holds|knows|speaks|demonstrates|brings|enjoys|loves|wants|needs|requires|candidates|applicants|drivers|skills|abilities|qualifications) )\p{Lu}\p{Ll}+s (?:and \p{Ll}+s |or \p{Ll}+s )?(?:the|an?|all|any|new|daily|with|to|for|on|in|as|number|staff|reports|data)(?!\p{L})/u;

/** "(But training provided)": what is said besides. */
const ASIDE = /\([^()]*\)/gu;

/** Sentences outside of such parts that ask something of the person: of tasks and other lists only where no part asks for anything. */
export function elsewhere(lines: readonly Line[], known: readonly Found<string>[]): readonly Found<string>[] {
  const isAlone = known.length === 0;
  const sentences = lines
    .filter(({ kind }) => kind === 'text' || (kind === 'item' && isAlone))
    .filter(({ topic }) => topic === 'other' || topic === 'required' || (topic === 'tasks' && isAlone))
    .flatMap(({ text }) => stopsOf(text))
    .flatMap(sentencesOf)
    .flatMap((text) => withoutDenied(text) ?? []);
  const said = sentences
    .filter(
      (text) =>
        conditionIn(text) === null &&
        asks(text) &&
        !DUTY.test(text.replace(ASIDE, ' ')) &&
        !DOING.test(withoutLead(text)) &&
        !DOES.test(text) &&
        !/\?[\s*)]*$/.test(text) &&
        (!OPTIONAL.test(text) || wishedIn(text).must !== null) &&
        !TALK.test(text) &&
        (SOUGHT.test(text) || !NONE.test(withoutLead(text))),
    )
    .filter((text) => SOUGHT.test(text) || !/\b(?:we|wir|nous|our|unser\p{L}*|notre|nos) /iu.test(text.slice(0, 40)))
    .flatMap((text) => (OPTIONAL.test(text) ? wishesIn(text) : piecesOf(text)));
  const conditions = sentences
    .filter((text) => !OPTIONAL.test(text))
    .flatMap((text) => conditionIn(text) ?? [])
    .filter((text) => QUALITY.test(text) && !DUTY.test(text) && !OPTIONAL.test(text))
    .flatMap(piecesOf);
  const asked = lines
    .filter(({ kind, topic }) => kind === 'text' && (topic === 'other' || topic === 'company' || topic === 'apply'))
    .flatMap(({ text }) => questionsIn(text))
    .filter((text) => (QUALITY.test(text) || TRAIT.test(text)) && !OPTIONAL.test(text))
    .flatMap(piecesOf);
  return [...said, ...conditions, ...asked].flatMap((text) => {
    const value = brief(text);
    return value && !known.some((one) => one.value === value) ? [{ value, quote: text }] : [];
  });
}

/** Sentences outside of such parts that say of what a person brings that it would be good. */
export function wishesElsewhere(lines: readonly Line[]): readonly Found<string>[] {
  return lines
    .filter(({ kind, topic }) => kind === 'text' && (topic === 'other' || topic === 'required'))
    .flatMap(({ text }) => sentencesOf(text))
    .filter((text) => OPTIONAL.test(text) && text.length <= LIMITS.qualification * 2 && wishedIn(text).must === null)
    .filter(
      (text) =>
        (QUALITY.test(text) || PLAINLY.test(text) || SHORTLY.test(text)) &&
        !DUTY.test(text) &&
        !TALK.test(text) &&
        !NONE.test(text),
    )
    .filter((text) => modeIn(text) === null && !GIVEN.test(text.replace(BUT_NOT, '').replace(A_BONUS, '')))
    .flatMap((text) => {
      const value = brief(withoutDenied(text) ?? text.replace(BUT_NOT, ''));
      return value ? [{ value, quote: text }] : [];
    });
}

/** "Rust is nice to have": what is said so of all that a person may bring. */
const PLAINLY = /(?<!\p{L})(?:nice[- ]to[- ]have|von Vorteil|un atout|wünschenswert)(?!\p{L})/iu;
/** "CCRN preferred". */
const SHORTLY = /^[A-Z\d][A-Z\d&+/-]+(?: \S+){0,2} preferred\.?$/;
/** "Zendesk a bonus": a word of what is given that says of all before it that it would be good. */
const A_BONUS = /(?<=\S{3,}) (?:(?:is|are|would be) )?a (?:\p{L}+ )?bonus[.!]?$/iu;
const BUT_NOT = /,? (?:but|aber|mais) .*$/iu;

/** The things that a sentence asks for, and what it says besides that would be good. */
function wishesIn(text: string): readonly string[] {
  const { must, nice } = wishedIn(text);
  return [...piecesOf(must ?? ''), ...(nice === null ? [] : [nice])];
}

/** "We are looking for someone with": what a company says of itself and asks for all the same. */
const SOUGHT =
  /(?:looking for|need|want|seeking|seek|suchen|cherchons|recherchons) (?:someone|somebody|people|a person|an individual|jemanden|menschen|personen|quelqu['’]un|une personne) (?:with|who|mit|avec|qui)(?!\p{L})|(?<!\p{L})(?:hear|applications?) from (?!you)|(?<!\p{L})we (?:do |also )?(?:ask|request|require) that you(?!\p{L})|^nous (?:attendons|exigeons|demandons)(?!\p{L})/iu;

/** "The tools that you have", "les outils dont vous avez l'habitude": what is said of something else than the person. */
const OF_SOMETHING =
  /(?<!\p{L})(?:that|which|what|where|dont|que|où|lesquel\p{L}+|für die|mit denen|was|wofür) (?:you|vous|tu|du|sie)(?!\p{L})[^,.;]*/giu;

/** Whether a sentence asks for what a person brings: what only must be may be a duty or a document. */
const asks = (said: string) => {
  const text = said.replace(OF_SOMETHING, ' ');
  return ASKING.test(text) || (BINDING.test(text) && QUALITY.test(text));
};
