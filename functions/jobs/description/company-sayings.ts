import { anyOf } from '../../../shared/rules/any-of.ts';
import { LEGAL_FORMS, NO_NAMES } from './words/companies.ts';
import { DOES } from './words/company-verbs.ts';
import { ADMINISTRATIONS, INSTITUTIONS, SMALL_NOUNS } from './words/institutions.ts';
import { OWN_FIRMS } from './words/own-firms.ts';

/** Letters of the languages that are read: all of Unicode's take a second to compile in expressions like these. */
const UPPER = 'A-ZÀ-ÖØ-ÞŒŠŽ';
const LETTER = `${UPPER}a-zß-öø-žœ`;
const WORD = `(?:[${UPPER}\\d][${LETTER}\\d&'’.+-]*|[a-z\\d-]{2,30}(?:\\.[a-z\\d-]{2,30})?\\.(?:com|io|ai|co|org|net|de|fr|app|eu|ch|at|be))`;
export const NAME = `${WORD}(?: (?:${WORD}|&|of|the|for|and|de|du|des|la|für|und|von|der|am|et)){0,6}`;
export const LEGAL = new RegExp(
  `(?<![${LETTER}])((?:(?<=^|[.!?] |\\()(?:${WORD}, ){1,3}(?=${WORD} (?:&|and|und|et) ))?(?:${WORD}|&|und|et|de|für)(?: (?:${WORD}|&|und|et|de|für|of)){0,5}?,? ${anyOf(LEGAL_FORMS)})(?![${LETTER}\\d])`,
  'u',
);
/** Words that make a name that of an institution. */
const INSTITUTION = new RegExp(`(?<!\\p{L})${anyOf(INSTITUTIONS)}(?!\\p{L})`, 'u');
/** Whether a part of a line is the name of an institution. */
export const namesInstitution = (text: string): boolean =>
  text.includes(' ') && /^\p{Lu}/u.test(text) && INSTITUTION.test(text);
const ADMINISTRATION = new RegExp(`(?<!\\p{L})${anyOf(ADMINISTRATIONS)}(?!\\p{L})`, 'u');
/** Whether what stands behind a title is the name of an administration: "Boone County", "State Board of Elections". */
export const namesAdministration = (text: string): boolean => /^\p{Lu}\S* /u.test(text) && ADMINISTRATION.test(text);
/** A recruiter's words for the company that it looks for somebody for. */
export const FOR_ANOTHER =
  /(?<!\p{L})(?:our|my) client(?!s)|(?<!\p{L})unser(?:e[nmr]?)? (?:Kunde|Mandant)|(?<!\p{L})(?:notre|mon) client(?!s)/iu;
export const NONE = new RegExp(`^${anyOf(NO_NAMES)}$`, 'iu');

/** Where a name begins a saying: with the sentence, behind a label, or behind when the company was founded. */
const BEGINS = '(?:^|[.!?:] |^(?:Founded|Established|Gegründet|Fondée?) [^,]{2,40}, )';

/** Where a company is, between its name and what it is: "Acme, based in York, is", "Acme mit Sitz in Ulm ist". */
const ASIDE =
  '(?:,? (?:based|headquartered|located|mit (?:Haupt)?[Ss]itz|ansässig|basée?|située?|implantée?|dont le siège est) (?:in|near|bei|im|à|au|en|dans) [^.,;]{2,40}?)?';

/** What a sentence or a heading about a company looks like, and how much it says. */
export const SAYINGS: readonly (readonly [RegExp, number])[] = [
  // "Votre agence Adecco de Lyon recherche", "L'agence ADEQUAT Nevers recrute": an agency by the name of its house.
  [
    new RegExp(
      `(?:[Nn]otre|[Vv]otre|L['’]) ?(?:agence|cabinet) (?:d['’]intérim |de recrutement )?([${UPPER}][${LETTER}'’-]+(?: (?:[${UPPER}][${LETTER}'’-]+|&))*)(?=,? (?:de |d['’]|du |à |recrute|recherche|propose|vous))`,
      'u',
    ),
    7,
  ],
  [
    new RegExp(
      `^(${NAME}), [^.]{3,90}?,? (?:vous propose|recherche|recrute|sucht|seeks|is (?:looking|hiring|seeking))(?![\\p{L}])`,
      'u',
    ),
    4,
  ],
  [new RegExp(`(?:^|[.!?] )(${NAME}) is (?:proud to be )?an? (?:\\p{L}+ )?(?:equal|affirmative|EEO)`, 'u'), 4],
  [new RegExp(`\\b(?:I|[Ww]e) (?:[a-z]+ ){1,5}(?:at|of) ((?:The )?${NAME}), an? `, 'u'), 4],
  [
    new RegExp(
      `(?:^|[.!?] )(?:Beim|Bei der|In der|Im) (${NAME}?)(?: in [${UPPER}][^.,]{2,40}?)?,? (?:ist|sind|suchen) (?:zum|ab|eine?|die|folgende|mehrere|wir|derzeit|unbefristet|für)(?![${LETTER}])`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:Le |La |L['’]|Notre )(${anyOf(SMALL_NOUNS)} (?:de la |de l['’]|de |du |des |d['’])?${NAME})(?: \\([^)]{1,60}\\))?,? (?:recherche|recrute|cherche|embauche|propose|est|compte|gère|conçoit|exploite)(?![\\p{L}])`,
      'u',
    ),
    6,
  ],
  [
    new RegExp(
      `(?:client|Kunden?|Mandanten?|company|startup|société|entreprise)\\b[^.!?]{0,80}? (?:called|named|namens|nommée?|appelée?) (${NAME})`,
      'u',
    ),
    8,
  ],
  [
    new RegExp(`(?:\\b[Mm]ember of the (${NAME}) team|\\bAs (?:an?|the|our) [^,.]{3,60} (?:for|at) (${NAME}),)`, 'u'),
    3,
  ],
  [new RegExp(`\\b(?:[Tt]eams?|[Ff]amily|[Ss]taff) at (?:the )?(${NAME})(?=[.,!;]|$| as\\b| in\\b| at\\b)`, 'u'), 3],
  [
    new RegExp(
      `${BEGINS}(?:Die |Das |The |L['’])?((?:Technische |Freie )?(?:Universität|Hochschule|Klinikum|Landratsamt|University|Université)(?: of| der| des| de| für)? ${NAME})`,
      'u',
    ),
    3,
  ],
  [
    new RegExp(
      `(?<![\\p{L}])(?:[Oo]ur|[Nn]otre|[Uu]nsere?) (?:\\p{L}+ )?${anyOf(OWN_FIRMS)} \\((?!(?:Mo|Di|Mi|Do|Fr|Sa|Mon|Tue|Lun|Mar)(?![\\p{L}]))(${NAME})(?=[,;)])`,
      'u',
    ),
    6,
  ],
  // French names in the plural: "Les Ateliers du Tamis sont une association".
  [new RegExp(`(?:^|[.!?] )(Les (?=\\S+ (?!sont))${NAME}) sont (?:une?|l['’]|le|la) ?`, 'u'), 5],
  [new RegExp(`\\b[Ww]e \\((${NAME})[,)]`, 'u'), 6],
  // "We at evenly are": also a name that is written small.
  [/(?:^|[.!?] )We at ([\p{L}\d][\p{L}\d.-]{2,30}) (?:are|have|believe|build|make|love|look|seek)(?!\p{L})/u, 6],
  [
    new RegExp(
      `^(${NAME})['’]s (?:\\p{L}+ ){0,2}(?:team|community|mission|staff|network|office|department)(?![\\p{L}])`,
      'u',
    ),
    4,
  ],
  [new RegExp(`(?:[Ee]n tant qu['’]?e? ?|[Cc]omme |[Aa]ls )[^.,]{3,60} (?:chez|bei(?: der| dem)?) (${NAME}),`, 'u'), 4],
  [
    new RegExp(
      `(?:^|[.!?,] )(${NAME}) (?:aide|aident|accompagne|vend|fabrique|hilft|unterstützt|produziert|sells|serves|supports|manufactures)\\b`,
      'u',
    ),
    3,
  ],
  [
    new RegExp(
      `(?:[Ll]a société|[Ll]['’]entreprise|[Oo]ur client,?|[Mm]y client,?|[Uu]nser Kunde,?|(?:[Dd]ie|[Aa]ls) Firma) (${NAME})`,
      'u',
    ),
    4,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:We are|We’re|We're|Wir sind|Nous sommes) (?:the |die |das |der |la |le |l['’])?(${NAME})(?:,? (?:an?|the|eine?|un|une|and|und|et|le|la|die|das|der|du|de la|de l['’]\\p{L}+|des)\\b|, [a-zß-öø-ž]+ (?:d['’]|(?:de|of|for|pour|für)\\b))`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `^(?:About|Über|Über die|À propos de|À propos d['’]|Who is|Why|Warum|Pourquoi|Join|Life at|Working at|Welcome to|Arbeiten bei|Karriere bei|Travailler chez|Bienvenue chez|Willkommen bei) (?:(?:der|den|dem) )?(${NAME})[?!:]?$`,
      'u',
    ),
    6,
  ],
  [new RegExp(`\\b[Aa]t (${NAME}),? (?:we|you|our|is|the)\\b`, 'u'), 5],
  [new RegExp(`^At (${NAME}), (?=\\p{Ll})`, 'u'), 4],
  [
    new RegExp(
      `(?:^|[.!?] )(?:[Bb]ei|[Cc]hez) (?:der |den |dem )?(${NAME}),? (?:[^,.]{3,60}, )?(?:arbeiten|entwickeln|erwartet|bist|sind|gestalten|suchen|haben|kannst|nous|vous|on|tu|notre)\\b`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:The |Die |Das |Der |La |Le |L['’])?(${NAME})(?: (?:in|near|of) [${UPPER}][^.;!?]{2,40}?)?,? (?:is|are) (?:currently |now |actively |also )?(?:looking|seeking|hiring|searching|recruiting|growing|expanding|accepting applications|inviting applications)`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `(?:^|[.!?] )(?:The |Die |Das |Der |La |Le |L['’])?(${NAME})(?: \\([^)]{1,60}\\)| (?:in|near|aus|bei|à) [${UPPER}][^.,;!?]{2,30}?)?,? (?:[^,.]{3,40}, )?(?:seeks?|(?:est|sont) à la recherche d|(?:is|are) in search of|sucht|suchen(?! wir)|recherche(?:nt)?|recrute(?:nt)?|cherche(?:nt)?|embauche(?:nt)?|stellt ein|has an opening|invites|offers|bietet|propose)\\b`,
      'u',
    ),
    5,
  ],
  [
    new RegExp(
      `${BEGINS}(?:The |Die |Das |Der |La |Le |L['’])?(${NAME}?)(?: \\([^)]{1,40}\\))?${ASIDE},? (?:is|are|ist|est|sind) (?:an?|[Tt]he|one of|eine?|der|die|das|un|une|le|la|l['’]|leading|führende|building|transforming|on a mission|dedicated|committed|seit|spécialisée?)\\b`,
      'u',
    ),
    4,
  ],
  [new RegExp(`(?:^|[.!?] )(${NAME}) ${anyOf(DOES)}\\b`, 'u'), 3],
  [
    new RegExp(
      `\\b(?:[Jj]oin|[Jj]oining|[Rr]ejoindre|[Rr]ejoignez|[Ii]ntégrer|[Ii]ntégrez) (?:the )?(${NAME})(?:['’]s)?(?: (?:team|family|story|crew|community)\\b|[.,!]|$| as\\b| en tant)`,
      'u',
    ),
    3,
  ],
  [new RegExp(`\\b(?:position|role|post|job) of [^,.;]{3,80} (?:at|in|with) (?:the )?(${NAME})`, 'u'), 4],
  [new RegExp(`\\b(?:at|chez|bei(?: der)?) (${NAME}) \\([${UPPER}]{2,6}\\)`, 'u'), 4],
  [
    new RegExp(
      `\\b(?:here at|located in|part of|role at|position at|job at|career at|careers at|work at|working for|work for|Karriere bei|Stelle bei|poste chez) (?:the )?(${NAME})`,
      'u',
    ),
    2,
  ],
];
