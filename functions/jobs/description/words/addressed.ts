import { words } from '../../../../shared/rules/any-of.ts';

/** What is said to a reader, as in a letter, and asks nothing of them though it begins as what does. */
export const ADDRESSED = words`
  // English
  you (?:already |all |probably |surely )?know (?:what|that|who|where|why|when|if|us|me|already|the (?:feeling|drill|score|sort|kind|type|story|rest))
  you(?:(?:'|’)ve| have) (?:probably|surely|no doubt|heard|seen|landed|found|come across|made it|reached|just|got this far|read this)
  you(?:(?:'|’)ve| have) already (?:heard|seen|read|met|found)
  (?:i|we)(?:(?:'|’)ll| will) (?:spare|skip|save) (?:you|the)
  no need to (?:tell|explain|say|mention)
  if you(?:(?:'|’)re| are) (?:like us|reading this)
  you can (?:live|work) (?:from )?anywhere
  feel free to
  (?:don(?:'|’)t|do not) hesitate
  if you(?:(?:'|’)ve| have) (?:been|ever|always)
  if you (?:are|(?:'|’)re) interested
  (?:any|further|more) (?:further |other |more )?(?:questions|queries)
  // German
  ob du \p{L}+
  (?:du hast|sie haben|hast du|haben sie) (?:bestimmt|sicher|vielleicht|wahrscheinlich|vermutlich|gerade|uns)
  (?:du hast|sie haben) schon (?:mal |einmal )?von
  (?:du weißt|sie wissen),? (?:ja|bestimmt|sicher|was|dass|wie|warum|wer)
  // French
  (?:vous savez|tu sais|vous connaissez|tu connais) (?:déjà|sans doute|peut-être|sûrement|certainement|ce que|que|pourquoi|combien|où|qui)
  (?:vous avez|tu as) (?:sans doute|peut-être|sûrement|déjà (?:entendu|vu|lu)|entendu|trouvé|remarqué)
`;
