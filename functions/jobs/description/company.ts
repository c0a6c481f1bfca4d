import { anyOf } from '../../../shared/rules/any-of.ts';
import { valuesOf } from './facts.ts';
import { isPlace, namesPlace } from './gazetteer.ts';
import { hasGenderMark, namesPosition } from './positions.ts';
import { modeIn, typeIn } from './terms.ts';
import type { Description } from './text.ts';
import { isBeforeTitle } from './title-prefix.ts';
import { topicOf } from './topics.ts';
import type { Fact, Found, Line } from './types.ts';
import { LEGAL_FORMS, NO_NAMES } from './words/companies.ts';

/** Letters of the languages that are read: all of Unicode's take a second to compile in expressions like these. */
const UPPER = 'A-ZÀ-ÖØ-ÞŒŠŽ';
const LETTER = `${UPPER}a-zß-öø-žœ`;
const WORD = `(?:[${UPPER}\\d][${LETTER}\\d&'’.+-]*|[a-z\\d-]{2,30}\\.(?:com|io|ai|co|org|net|de|fr|app))`;
const NAME = `${WORD}(?: (?:${WORD}|&|of|the|for|and|de|du|des|la|für|und|von|der|am|et)){0,6}`;
const LEGAL = new RegExp(
  `(?<![${LETTER}])((?:${WORD}|&|und|et|de|für)(?: (?:${WORD}|&|und|et|de|für|of)){0,5}?,? ${anyOf(LEGAL_FORMS)})(?![${LETTER}])`,
  'u',
);
const NONE = new RegExp(`^${anyOf(NO_NAMES)}$`, 'iu');

/** What a sentence or a heading about a company looks like, and how much it says. */
const SAYINGS: readonly (readonly [RegExp, number])[] = [
  [
    new RegExp(
      `(?:[Ll]a société|[Ll]['’]entreprise|[Oo]ur client,?|[Mm]y client,?|[Uu]nser Kunde,?|[Dd]ie Firma) (${NAME})`,
      'u',
    ),
    4,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:We are|We’re|We're|Wir sind|Nous sommes) (?:the |die |das |der |la |le |l['’])?(${NAME}),? (?:an?|the|eine?|un|une|and|und|et|le|la|die|das|der)\\b`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `^(?:About|Über|Über die|À propos de|À propos d['’]|Who is|Why|Join|Life at|Working at|Welcome to|Bienvenue chez|Willkommen bei) (${NAME})[?!:]?$`,
      'u',
    ),
    6,
  ],
  [new RegExp(`\\b[Aa]t (${NAME}),? (?:we|you|our|is|the)\\b`, 'u'), 5],
  [
    new RegExp(
      `(?:^|[.!?] )(?:[Bb]ei|[Cc]hez) (?:der |den |dem )?(${NAME}),? (?:arbeiten|entwickeln|erwartet|bist|sind|gestalten|suchen|haben|kannst|nous|vous|on|tu|notre)\\b`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:The |Die |Das |Der |La |Le |L['’])?(${NAME}),? (?:is|are) (?:currently |now |actively |also )?(?:looking|seeking|hiring|searching|recruiting|growing|expanding)`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:The |Die |Das |Der |La |Le |L['’])?(${NAME}),? (?:[^,.]{3,40}, )?(?:seeks|sucht|recherche|recrute|stellt ein|has an opening|invites|offers|bietet|propose)\\b`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:The |Die |Das |Der |La |Le |L['’])?(${NAME})(?: \\([^)]{1,40}\\))?,? (?:is|are|ist|est|sind) (?:an?|[Tt]he|one of|eine?|der|die|das|un|une|le|la|l['’]|leading|führende|building|transforming|on a mission|dedicated|committed|seit|spécialisée?)\\b`,
      'u',
    ),
    4,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(${NAME}) (?:provides|has become|develops|builds|makes|helps|creates|delivers|operates|was founded|designs|entwickelt|betreibt|développe|accompagne|édite|conçoit)\\b`,
      'u',
    ),
    3,
  ],
  [
    new RegExp(
      `\\b(?:[Jj]oin|[Jj]oining|[Rr]ejoindre|[Rr]ejoignez|[Ii]ntégrer|[Ii]ntégrez) (?:the )?(${NAME})(?:['’]s)?(?: team\\b|[.,!]|$| as\\b| en tant)`,
      'u',
    ),
    3,
  ],
  [
    new RegExp(
      `\\b(?:here at|located in|part of|role at|position at|job at|career at|careers at|work at|working for|work for|Karriere bei|Stelle bei|poste chez) (?:the )?(${NAME})`,
      'u',
    ),
    2,
  ],
];

/** Who looks for somebody: named outright, beside the title, or in the sentences about them. */
export function companyOf(
  { fields, lines }: Description,
  facts: readonly Fact[],
  titleLine: string | null,
): Found<string> | null {
  const [labelled] = valuesOf(facts, 'company').filter(({ value }) => isName(value) && value.length <= 80);
  if (labelled) return { value: cleaned(labelled.value), quote: labelled.line };
  const beside = titleLine === null || titleLine.length > 140 || /\.$/.test(titleLine) ? null : besideTitle(titleLine);
  if (beside) return { value: beside, quote: titleLine ?? '' };
  const below = belowTitle(lines.slice(0, 6).map(({ text }) => text));
  if (below) return below;
  const said = mostSaid(
    lines.filter(({ topic }) => topic !== 'required' && topic !== 'wanted').map(({ text }) => text),
  );
  if (said) return inFull(said, lines);
  const known = headed(lines) ?? addressed(lines);
  if (known) return known;
  const team = fields.find(([name]) => /^team$/i.test(name));
  return team && isName(team[1]) ? { value: team[1], quote: team[1] } : null;
}

/** The company in a line such as "Engineer at Acme", "Acme: Engineer" or "Engineer, Acme". */
function besideTitle(line: string): string | null {
  const at = new RegExp(`(?:\\bat|@|\\bbei(?: der)?|\\bchez) (${NAME})(?:$|[\\s,|(–—-])`, 'u').exec(line)?.[1];
  if (at && isName(at)) return cleaned(at);
  const before = /^(.{2,60}?)(?::| [–—|-]| is hiring| sucht| recrute)\s/u.exec(line);
  if (before && isName(before[1]!) && !namesPosition(before[1]!) && namesPosition(line.slice(before[0].length)))
    return cleaned(before[1]!);
  const parts = line
    .split(/,\s+|\s+[–—|·@-]\s+/u)
    .slice(1)
    .reverse();
  const legal = parts.find((part) => LEGAL.test(part));
  if (legal) return cleaned(LEGAL.exec(legal)![1]!);
  const last = /,\s+(\p{Lu}[\p{L}\p{N}.&-]+(?: \p{Lu}[\p{L}\p{N}.&-]+)?)$/u.exec(line)?.[1];
  return last && last.length > 2 && isName(last) && !namesPosition(last) && !hasGenderMark(last) && !/\d{2}/.test(last)
    ? last
    : null;
}

/** A name of its own in the lines below the title: with a legal form, or beside the place. */
function belowTitle(head: readonly string[]): Found<string> | null {
  for (const line of head) {
    if (line.length > 140 || /[.!?]$/.test(line.replace(/\b(?:Inc|Ltd|Co|Corp|S\.A|e\.V)\.$/u, ''))) continue;
    const parts = line.split(/\s*[|·•–—]\s*|\s-\s|,\s/u);
    const legal = parts.find((one) => LEGAL.test(` ${one}`) && one.length <= 60);
    if (legal && isName(legal)) return { value: cleaned(LEGAL.exec(legal)?.[1] ?? legal), quote: line };
    const [first = '', ...rest] = line.split(line.split(' ').length <= 8 ? /\s+[|·•–—-]\s+|,\s+/u : /\s+[|·•–—-]\s+/u);
    const isTerms = namesPosition(first) || hasGenderMark(first) || modeIn(first) !== null || typeIn(first) !== null;
    if (isName(first) && !isTerms && first.length <= 60 && rest.some(saysPlace)) return { value: first, quote: line };
  }
  return null;
}

/** A name as it stands in full on a line of its own, where sentences shorten it. */
function inFull(said: Found<string>, lines: readonly Line[]): Found<string> {
  const line = lines
    .slice(0, 6)
    .find(({ text }) => text.startsWith(`${said.value} `) && text.length <= 60 && isName(text));
  const isAlone = line && !/[.,;|–—]/.test(line.text) && !namesPosition(line.text);
  return isAlone ? { value: line.text, quote: line.text } : said;
}

const saysPlace = (text: string) =>
  namesPlace(text) || /^(?:remote|anywhere|worldwide)\b/iu.test(text) || /^\p{Lu}[\p{L} .'-]+,\s\p{Lu}/u.test(text);

/** The name that sentences say most of, with a legal form counting as one more. */
function mostSaid(texts: readonly string[]): Found<string> | null {
  const scores = new Map<string, { score: number; quote: string }>();
  const add = (name: string, score: number, quote: string) => {
    const value = cleaned(name);
    if (!isName(value) || isPlace(value) || hasGenderMark(value)) return;
    const known = scores.get(value);
    scores.set(value, { score: (known?.score ?? 0) + score, quote: known?.quote ?? quote });
  };
  for (const text of texts) {
    for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      for (const [saying, score] of SAYINGS) {
        const name = saying.exec(sentence)?.[1];
        if (name) add(name, score, sentence);
      }
      const legal = LEGAL.exec(sentence)?.[1];
      if (legal) add(legal.replace(/^(?:Die|Der|Das|Wir|The|La|Le|Als|Bei|Für) /u, ''), 4, sentence);
    }
  }
  const [best] = [...scores].sort(([, one], [, other]) => other.score - one.score);
  return best ? { value: best[0], quote: best[1].quote } : null;
}

/** A name that stands above all else, and again in the text. */
function headed(lines: readonly Line[]): Found<string> | null {
  const name = lines[0]?.text ?? '';
  const isPlain = name.length <= 40 && isName(name) && !namesPosition(name) && topicOf(name) === 'other';
  return isPlain && lines.slice(1).some(({ text }) => text.includes(name)) ? { value: name, quote: name } : null;
}

const ADDRESS = /(?:[\w.+-]+@|https?:\/\/(?:www\.)?|www\.)([a-z\d-]{3,40})\.[a-z]{2,6}/gi;

/** A name in the text that is also that of an address in it. */
function addressed(lines: readonly Line[]): Found<string> | null {
  for (const { text } of lines) {
    for (const [, stem = ''] of text.matchAll(ADDRESS)) {
      const letters = stem.toLowerCase().replace(/-/g, '');
      for (const { text: line } of lines) {
        const names = [...line.matchAll(new RegExp(NAME, 'gu'))].flatMap(([name]) => beginnings(name));
        const name = names.find((one) => one.toLowerCase().replace(/[^\p{L}\d]/gu, '') === letters);
        if (name && isName(name)) return { value: name, quote: line };
      }
    }
  }
  return null;
}

const beginnings = (name: string) => {
  const parts = name.split(' ');
  return parts.map((_, at) => parts.slice(0, at + 1).join(' '));
};

const cleaned = (name: string) =>
  name
    .replace(/^(?:the|die|der|das) (?=\p{Lu})/iu, (article) => (/^the $/i.test(article) ? article : ''))
    .replace(/['’]s$/, '')
    .replace(/\s*[,;:|(].*$/u, (rest) => (/^, (?:Inc|LLC|Ltd|Corp)/u.test(rest) ? rest : ''))
    .replace(/ (?:of|the|for|and|de|du|des|la|für|und|von|der|am|et|&)$/u, '')
    .replace(/(?<!\b(?:Inc|Ltd|Co|Corp|S\.A|L\.L\.C|e\.V|S\.A\.S))\.$/u, '')
    .trim();

function isName(text: string): boolean {
  const [first = ''] = text.split(/[ '’]/);
  if (text.length < 2 || /^https?:/.test(text) || !/[\p{L}]/u.test(text) || isPlace(text)) return false;
  if (/:\s/.test(text)) return false;
  return (
    !NONE.test(text) &&
    !isBeforeTitle(text) &&
    (!NONE.test(first) || /^(?:The|All|My|In|On|Les?|La|L['’]) ?\p{Lu}/u.test(text)) &&
    !/^(?:confidential|vertraulich|confidentiel)/iu.test(text)
  );
}
