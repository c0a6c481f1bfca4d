import { anyOf, words } from '../../../shared/rules/any-of.ts';

const POLITELY = words`
  politely[ ]
  respectfully[ ]
  have to[ ]
  like to[ ]
`;

/** How people decline. */
export const NOT_INTERESTED = words`
  // English
  not (?:really |at all |currently |very |particularly |that )?interested
  no(?:t)? (?:longer )?interest(?:ed)?\b
  no interest
  not (?:a|the) (?:good |right )?(?:fit|match|time)
  (?:not|n't|n’t) (?:currently |actively |really )?(?:looking|open to|considering|in the market|searching|available)
  no(?:,)? thank(?:s| you)
  \bi(?:'ll| will| would|'d|’ll|’d|'m going to| have to| must)? ${anyOf(POLITELY)}?(?:pass|decline)\b
  happy (?:where i am|in my (?:current|present)|at my (?:current|present)|with my (?:current|present))
  (?:just|recently|already) (?:started|accepted|signed|joined)
  wrong (?:person|address|email)
  // German
  kein interesse
  nicht interessiert
  (?:derzeit|aktuell|momentan) nicht auf der suche
  // French
  pas intéressée?
  pas d'intérêt
  ne suis pas (?:à l'écoute|en recherche)
  // Spanish
  no (?:me interesa|estoy interesad[oa]|estoy buscando)
  // Italian
  non (?:sono|mi) interess
  non sono interessat
  // Portuguese
  não (?:tenho interesse|estou interessad[oa])
  // Dutch
  geen interesse
  niet geïnteresseerd
  // Russian and Polish
  не интерес
  не заинтересован
  неинтересно
  nie jestem zainteresowan
  // Swedish, Danish and Norwegian
  inte intresserad
  ikke interesser
  // Japanese and Chinese
  興味(?:が|は)?(?:ありません|ない)
  不感兴趣
  没有兴趣
  不感興趣
`;

const VERY = words`
  very[ ]
  really[ ]
  definitely[ ]
  quite[ ]
  certainly[ ]
  absolutely[ ]
  potentially[ ]
  highly[ ]
`;

const TALK = words`
  hear
  learn
  know
  talk
  chat
  discuss
  find out
  connect
  explore
`;

const MEET = words`
  hear(?:ing)?
  learn
  talk
  chat
  discuss
  connect
  have a (?:call|chat)
  explore
  jump on
`;

const SOME_TIME = words`
  on
  at
  tomorrow
  today
  next
  this
  any
  from
  for
  monday
  tuesday
  wednesday
  thursday
  friday
`;

/** How people say that an offer interests them. */
export const INTERESTED = words`
  // English
  \b(?:i(?:'m|’m| am| would be|'d be|’d be| might be| could be))? ?${anyOf(VERY)}?interested\b
  sounds (?:very |really |quite )?(?:great|good|interesting|exciting|amazing|perfect|like a (?:great|good))
  (?:i'd|i’d|i would|would) (?:really )?(?:love|like) to ${anyOf(TALK)}
  (?:starting|started|beginning) to look (?:around|for)
  (?:happy|glad|keen|open|excited) to ${anyOf(MEET)}
  tell me more
  more (?:details|information|info)\b
  let(?:'s| us) (?:talk|chat|schedule|set up|connect|speak|have a call)
  let’s (?:talk|chat|schedule|set up|connect|speak)
  (?:please |you can |feel free to )?call me
  (?:schedule|set up|arrange|book) (?:a )?(?:call|chat|meeting|time)
  i(?:'m|’m| am) (?:free|available) ${anyOf(SOME_TIME)}
  attached (?:is |you(?:'ll| will) find )?my (?:cv|resume|résumé)
  my (?:cv|resume|résumé) (?:is )?attached
  // German
  habe interesse
  (?:bin|wäre) (?:sehr |grundsätzlich |durchaus )?interessiert
  klingt (?:sehr |wirklich )?(?:gut|interessant|spannend)
  // French
  (?:je suis|suis|serais) (?:très )?intéressée?
  (?:ça|cela) m'intéresse
  // Spanish
  me interesa
  estoy (?:muy )?interesad[oa]
  // Italian
  sono (?:molto )?interessat[oa]
  mi interessa
  // Portuguese
  tenho interesse
  estou (?:muito )?interessad[oa]
  // Dutch
  ik ben (?:zeker |wel |erg )?geïnteresseerd
  klinkt (?:goed|interessant)
  // Russian and Polish
  мне интересно
  заинтересован
  jestem zainteresowan
  // Swedish, Danish and Norwegian
  jag är intresserad
  jeg er interesseret
  jeg er interessert
  // Japanese and Chinese
  興味があります
  很感兴趣
  我感兴趣
`;
