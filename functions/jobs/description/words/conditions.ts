import { words } from '../../../../shared/rules/any-of.ts';

/** What a German condition ends with. */
export const BRINGS_GERMAN = words`
  verfüg(?:st|en|t)
  mitbring(?:st|en|t)
  hast
  haben
  habt
  besitz(?:t|en)
`;

/** What begins the reply to a condition. */
export const REPLIES = words`
  // English
  (?:we|i)(?![\p{L}])
  please
  get in touch
  apply
  send
  call
  contact
  come
  e-?mail
  this (?:is|could|may|might)
  you(?:(?:'|’)re| are| could| may| might)
  // German
  (?:freu|meld|bewerb|bewirb|schick|send|ruf|schreib|möcht|würd|woll|soll)\p{L}*
  (?:bist|sind|passt|passen) (?:du|sie)
  // French
  (?:nous|on|vous)(?![\p{L}])
  (?:envoy|contact|écri|postul|rejoi|appel)\p{L}*
  n(?:'|’)hésit\p{L}*
  ce poste
`;

/** What readers may have that nobody asks of them. */
export const NO_CONDITION = words`
  // English
  (?:any |further |more |other |a )?(?:questions?|queries|concerns|difficult(?:y|ies)|problems?|interest|doubts?)
  an interest in (?:this|the) (?:role|job|position|post)
  (?:a |any )?disabilit(?:y|ies)
  not
  // German
  (?:noch |weitere |rück)?fragen
  interesse
  lust
  // French
  (?:des |une |d(?:'|’)autres )?(?:questions?|doutes?)
`;
