import { anyOf } from '../../../shared/rules/any-of.ts';
import { namesPosition } from './positions.ts';
import { withoutPlaces } from './title-alone.ts';
import type { Found } from './types.ts';
import { GENDER_MARKS, LEADS_TO_TITLE } from './words/positions.ts';
import { TRAITS } from './words/traits.ts';

const ARTICLE =
  '(?:an? |the |our (?:next |first )?|(?:notre|votre) (?:(?:nouve(?:au|lle)|futur|future|prochaine?) )?|one |two |eine?n? |une? |un\\(e\\) |un[·.]e |un/une |zwei |des |several |multiple )?';
const PRAISED =
  '(?:highly |very )?(?:experienced|talented|motivated|skilled|passionate|dynamic|driven|creative|enthusiastic|self-motivated|ambitious|exceptional|strong|great|new|permanent|full[- ]time|part[- ]time|engagierte[nrs]?|motivierte[nrs]?|erfahrene[nrs]?|vollzeit|qualifizierte[nrs]?|ambitionierte[nrs]?|zuverlässige[nrs]?|freundliche[nrs]?|weitere[nrs]?|neue[nrs]?)';
const PRAISE = `(?:(?:${PRAISED}|${anyOf(TRAITS)})(?:,| and|,? und)? )*`;

/** "engagierte Fachangestellte (m/w/d)": a title without what praises it, where it begins small. */
export const withoutPraise = (text: string): string =>
  /^\p{Ll}/u.test(text) ? text.replace(new RegExp(`^${PRAISE}`, 'iu'), '') : text;
const TITLE_WORD = "[\\p{L}\\p{N}.+#/&*:·()'’-]*[\\p{L}\\p{N}+#)]";
const AFTER =
  '(?:to|who|with|in|for|that|at|within|zur|zum|im|am|für|mit|pour|afin|à|au|sein|capable|based|and help|and join|on|as|our|die|der|das|ab|from|starting|located|you|will|like you|and part|bzw\\.|dans|chez|across|bist|sind|wirst|werden|hast|kannst|können|arbeitest|arbeiten|übernimmst|übernehmen|unterstützt|unterstützen|beschäftige|gestaltest)';
const SENTENCE = new RegExp(
  `(?<![\\p{L}])${anyOf(LEADS_TO_TITLE)}\\s+(?:for )?${ARTICLE}${PRAISE}(${TITLE_WORD}(?:(?: | ?[/&] ?)${TITLE_WORD}){0,8}?)(?=\\s*[,.;!]|\\s*$|\\s${AFTER}(?![\\p{L}]))`,
  'giu',
);

/** "Facharzt für Anästhesie", "Elektroniker für Energie- und Gebäudetechnik": what a German title goes on with. */
const FIELD =
  /^ (?:\([^()]{3,12}\) )?für (?:\p{Lu}[\p{L}-]+-(?: und|,) )?(?!Sie |Ihre?|Dich |Deine?)\p{Lu}[\p{L}-]{3,}(?=\s*[,.;(!]|\s*$|\s(?:in|im|am|zur|zum|ab|mit|bei|an|\())/u;

/** Words of one who tells of the own job, and looks for nobody. */
const OF_MYSELF = /(?<!\p{L})(?:ich|mich|mein\p{L}*|my|je|mon|ma|mes)(?!\p{L})|(?<!\p{L})I(?!\p{L}|\/)/u;

/** "I am recruiting for", "my client": one who looks for somebody for another. */
const RECRUITS =
  /(?<!\p{L})(?:I(?:['’]m| am) (?:now |currently )?(?:recruit|look|seek|work|hir)ing|(?:my|mein|mon) client|ich suche|mein kunde)(?!\p{L})/iu;

/** "If you have been searching for a position": the reader looks, and nobody for a reader. */
const OF_READER =
  /(?<!\p{L})you(?:['’]re| are|['’]ve| have)? (?:been )?(?:look|search|seek)\p{L}*|are you (?:look|search|seek)|(?:suchst du|suchen sie|sind sie auf der suche|bist du auf der suche|vous (?:cherchez|recherchez)|tu cherches)(?!\p{L})/iu;

/** "An experienced Software Engineer is required by", "Drivers required for": what stands before the word that looks for them. */
const WANTED = new RegExp(
  `(?:^${ARTICLE}|(?<=\\s)An? )${PRAISE}(${TITLE_WORD}(?: (?:[&/] )?${TITLE_WORD}){0,6}?) (?:(?:is|are|wird|werden) )?(?:urgently |currently |now |immediately |dringend |ab sofort )?(?:required|needed|wanted|sought|gesucht|recherchée?s?)(?= (?:for|by|to|in|at|with|from|who|für|in|im|zur|ab|pour|à)(?!\\p{L})|[.!:]|$)`,
  'iu',
);

/** The title that a sentence looks for somebody with: what stands before whom it addresses, else behind what leads to one. */
export function titleInSentence(texts: readonly string[]): Found<string> | null {
  const sentences = texts.flatMap((text, at) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => ({ sentence: sentence.slice(0, 600), at })),
  );
  for (const { sentence, at } of sentences) {
    const found =
      markedIn(sentence) ??
      ((OF_MYSELF.test(sentence) && !RECRUITS.test(sentence)) || OF_READER.test(sentence)
        ? null
        : (wantedIn(sentence) ?? ledToIn(sentence, at === 0)));
    if (found !== null) return { value: withoutPlaces(found), quote: sentence };
  }
  return null;
}

function wantedIn(sentence: string): string | null {
  const title = WANTED.exec(sentence)?.[1] ?? '';
  return namesPosition(title) && !NO_TITLE.test(title) && /\p{Lu}/u.test(title) && !ANYBODY.test(title) ? title : null;
}

const MARK = `\\(?(?:${GENDER_MARKS.join('|')})\\)?`;
const BEGINS =
  '(?:une?|un\\(e\\)|un[·.]e|deux|trois|des|plusieurs|eine?[nr]?|eine/[nr]|zwei|mehrere|an?|two|several|poste de|en tant que|comme|\\d)';
/** The title that ends a text, behind what begins it. */
const LAST = new RegExp(
  `^(?:.*(?<!\\p{L})${BEGINS} |.*[:;] |)(?:\\(e\\) )?((?:${TITLE_WORD}(?:,| -)? ?-?){1,9}?)$`,
  'u',
);
const FIRST_MARK = new RegExp(`\\s?${MARK}`, 'iu');
const LOOKS =
  /(?<!\p{L})(?:such\p{L}*|recherch\p{L}+|recrut\p{L}+|cherch\p{L}+|embauch\p{L}+|propos\p{L}+|look\p{L}*|seek\p{L}*|hir\p{L}+|gesucht|verstärk\p{L}*|poste)(?!\p{L})/iu;

/** "…sucht eine engagierte Köchin (m/w/d)", "recrute : Téléconseiller - Téléopérateur (F/H)". */
export function markedIn(sentence: string): string | null {
  const mark = FIRST_MARK.exec(sentence);
  if (mark === null || !LOOKS.test(sentence)) return null;
  const [, words = ''] = LAST.exec(sentence.slice(0, mark.index).trimEnd()) ?? [];
  const title = words.replace(new RegExp(`^${PRAISE}`, 'iu'), '').trim();
  // Whom it addresses makes a name a title, whatever its words.
  const isNamed = namesPosition(title) || (/^\p{Lu}/u.test(title) && title.split(' ').length <= FEW);
  if (!isNamed || title.length > LONGEST || LOOKS.test(title)) return null;
  return sentence.slice(sentence.indexOf(title), mark.index + mark[0].length);
}

const LONGEST = 90;
const FEW = 5;

function ledToIn(sentence: string, isFirst: boolean): string | null {
  for (const match of sentence.matchAll(SENTENCE)) {
    const words = (match[1] ?? '').trim();
    const said = withoutBeginning(words)
      .replace(/^(?:à|au|en|pour|dans|chez|in|für|at|for) .*? (?:un\(e\)|un[·.]e|une?|eine?n?|an?) (?=\S)/iu, '')
      .replace(/^to \p{Ll}+ an? /u, '')
      .replace(/^(?:ab sofort|zum \S+ \S+|dès que possible|immédiatement) /iu, '')
      .replace(/^(?:and|or|an?|eine?n?|une?) /iu, '')
      .replace(/^(?:de |d['’])(?=\p{L})/iu, '');
    const isNamed =
      /\p{Lu}/u.test(said) ||
      (/^\p{L}{6,}$/u.test(said) && !ANYBODY.test(said) && (isFirst || OF_SOME.test(match[0]))) ||
      (said.includes(' ') && !/^(?:someone|people|persons?|candidates?|developers|engineers|talented)\b/i.test(said));
    if (
      NO_TITLE.test(said) ||
      NO_TITLE.test(`some ${said}`) ||
      !namesPosition(said) ||
      !isNamed ||
      said.split(' ').length > 9 ||
      said.length < 4
    )
      continue;
    const field = FIELD.exec(sentence.slice(match.index + match[0].length))?.[0] ?? '';
    return said + field;
  }
  return null;
}

/** "zum nächstmöglichen Zeitpunkt einen engagierten": what stands before the title behind an article, where no title is in it. */
function withoutBeginning(words: string): string {
  const lead = new RegExp(`^(?:.*? )?eine?[nr]?(?:/[nr])? ${PRAISE}(?=\\p{Lu})`, 'u').exec(words)?.[0] ?? '';
  return namesPosition(lead) ? words : words.slice(lead.length);
}

/** "Assigned by the manager", "network of radiologists make up", "strategic partners": words of a sentence, and no title. */
const OF_SENTENCES = ['by', 'is', 'are', 'was', 'were', 'be', 'we', 'you', 'they', 'makes?', 'makes? up'].join('|');
const WHO_ALONE = 'leaders?|professionals?|engineers?|managers?|experts?|specialists?|employees?';
const PART_OF = 'members?|network|team|group|part|number|range';
const GROUPS = [
  ...['partners?', 'people', 'members?', 'leaders?', 'talents?', 'contributors?', 'individuals?', 'thinkers?'],
  ...['minds?', 'colleagues?', 'candidates?', 'players?', 'graduates?', 'students?'],
].join('|');
const OFFERED = 'positions?|roles?|jobs?|opportunit\\p{L}+|challenges?|careers?';
const NO_TITLE = new RegExp(
  [
    `(?<!\\p{L})(?:${OF_SENTENCES})(?!\\p{L})`,
    `^(?:${WHO_ALONE})$`,
    `^(?:${PART_OF}) of `,
    `^\\P{Lu}* (?:${GROUPS})$`,
    `^(?:${OFFERED})(?!\\p{L})`,
  ].join('|'),
  'u',
);

/** "recrutons des chauffeurs". */
const OF_SOME = /(?:recrut|recherch|cherch)\p{L}+ (?:des|un|une) \p{L}+$/iu;
const ANYBODY =
  /^(?:candidate?s?|personnes?|collaborateurs?|profils?|bénévoles?|membres?|stagiaires?|salariés?|someone|somebody|people|persons?|candidates?|applicants?|members?|partners?|leaders?|talents?)$/i;
