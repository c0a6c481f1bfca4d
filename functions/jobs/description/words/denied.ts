import { words } from '../../../../shared/rules/any-of.ts';

/** What says that something is not asked for. */
export const DENIED = words`
  // English
  (?:not|isn(?:'|’)t|aren(?:'|’)t|never|neither) (?:\p{L}+ )?(?:required|necessary|needed|essential|mandatory|requirements?|a must|must[- ]haves?)
  (?:don(?:'|’)t|do not|won(?:'|’)t|will not|would not|wouldn(?:'|’)t|needn(?:'|’)t) (?:need|have to|require)
  no (?:[\p{L}-]+ ){1,4}(?:is |are )?(?:required|necessary|needed)
  not required:
  (?:not|no|isn(?:'|’)t) (?:a |an )?pre-?requisite
  (?:has|have|there (?:is|are)) no (?:[\p{L}-]+ ){0,3}(?:requirements?|prerequisites?|conditions?)
  // German
  ^(?:ganz )?egal,? (?:ob|wer|woher|wie|welche[rsn]?|welch)
  kein(?:e|en)? (?:muss|voraussetzung|bedingung|pflicht)
  nicht (?:zwingend |unbedingt )?(?:erforderlich|notwendig|nötig|vorausgesetzt|voraussetzung|verlangt)
  (?:quer|berufs|wieder)einsteiger\P{L}*(?:innen)? (?:sind |ebenfalls )?(?:herzlich )?willkommen
  // French
  (?:pas|non|ni) (?:\p{L}+ )?(?:exigé\p{L}*|requis\p{L}*|nécessaires?|obligatoires?|indispensables?|impérati\p{L}+)
  débutants?(?:\(e\)|\(e\)s|·e|·e·s|e)? (?:\(s\) )?accepté\p{L}*
  débutants? bienvenus?
  pas besoin
`;
