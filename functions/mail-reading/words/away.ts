import { anyOf, words } from '../../../shared/rules/any-of.ts';

const I_AM = words`
  i am
  i'm
  i’m
  i will be
  i'll be
  i’ll be
`;

const NOW = words`
  currently
  now
  presently
  temporarily
  on
`;

const AWAY = words`
  out of (?:the |my )?(?:office|country)
  out (?:on|until|from|till)
  away
  on (?:annual |parental |maternity |paternity |sick |extended |medical |a )?(?:leave|vacation|holidays?|pto|sabbatical|business trip)
  travel
  traveling
  not in (?:the|my) office
  off (?:until|till|from|on|this|next|work|sick)
  no longer (?:with|employed (?:by|at)|working (?:for|at|with)|at)
  unavailable
`;

const ABWESEND = words`
  nicht (?:im büro|im haus|im dienst|am arbeitsplatz|erreichbar)
  abwesend
  im urlaub
  in (?:elternzeit|mutterschutz)
  auf (?:dienst|geschäfts)reise
  außer haus
`;

/** Where a text says that its writer is away. */
export const AWAY_TEXTS = words`
  // English
  \b${anyOf(I_AM)} (?:${anyOf(NOW)} )?${anyOf(AWAY)}
  (?:currently|presently|temporarily) (?:out of (?:the |my )?office|away from (?:the |my )?office|on (?:vacation|leave|holiday))
  \bis (?:currently )?(?:out of (?:the )?office|on (?:vacation|holiday|leave|maternity leave|parental leave))
  i (?:have left|no longer work (?:at|for|with))\b
  work (?:only )?part[- ]time and (?:am|will be)
  is no longer (?:with|employed (?:by|at)|working (?:for|at|with)|at)
  // German
  (?:ich bin|bin ich) .{0,60}${anyOf(ABWESEND)}
  (?:ich )?befinde (?:ich )?mich .{0,40}${anyOf(ABWESEND)}
  ist nicht mehr (?:bei|für) .{1,60}(?:tätig|beschäftigt)
  // French
  je (?:suis|serai) (?:actuellement )?(?:absente?|en congés?|en vacances|en déplacement|hors du bureau|indisponible)
  ne travaille plus (?:chez|à|pour|dans)
  // Spanish
  (?:estoy|estaré|me encuentro|me encontraré) (?:actualmente )?(?:fuera|de vacaciones|de baja|ausente|de viaje)
  ya no trabaja (?:en|para|con)
  // Italian
  (?:sono|sarò) (?:attualmente )?(?:fuori (?:ufficio|sede)|assente|in ferie|in vacanza)
  non lavora più (?:in|per|con|presso)
  // Portuguese
  (?:estou|estarei) (?:ausente|de férias|fora)
  // Dutch
  (?:ik ben|ben ik) .{0,40}(?:afwezig|niet aanwezig|met vakantie|op vakantie|met verlof|niet op kantoor)
  werkt niet (?:meer|langer) (?:bij|voor)
`;

const ANSWER = words`
  respond
  reply
  answer
  get back
  return
  read
  contact
`;

const LATER = words`
  upon
  on
  when
  after
  once
  as soon as
`;

/** What an automatic reply adds: who is there meanwhile, and when its writer answers. */
export const PROMISES = words`
  // English
  thank you for your (?:e-?mail|message|mail)
  (?:will|'ll|’ll) (?:be back|return)
  ${anyOf(ANSWER)}[^.\n]{0,60}${anyOf(LATER)}[^.\n]{0,30}(?:return|back|possible)
  limited access
  urgent
  emergency
  immediate (?:assistance|attention|help)
  no access to
  (?:no|without|limited|intermittent) access to (?:my )?e-?mail
  (?:please )?(?:contact|e-?mail|reach out to|write to) [^.\n]{0,60}(?:@|instead|in my absence|meanwhile)
  (?:back|returning|return) (?:in the office |at work )?on
  (?:respond|reply|answer|get back)[^.\n]{0,60}(?:as soon as|next|on) (?:i can|possible|monday|tuesday|wednesday|thursday|friday|my)
  if it (?:can't|can’t|cannot) wait
  (?:is|are) not (?:being )?(?:forwarded|monitored|read)
  (?:direct|send|address|forward) (?:your|any|all) (?:e-?mails?|mails?|messages?|enquir|inquir|quer|request|question)
  in (?:my absence|the meantime)
  // German
  dringend
  nach meiner rückkehr
  weitergeleitet
  zwischenzeit
  vertretung
  meine mails? nicht
  in meiner abwesenheit
  wenden sie sich
  wieder (?:erreichbar|für sie da|im büro|zurück)
  // French
  en cas d['’](?:urgence|absence)
  à mon retour
  dès mon retour
  pour toute (?:urgence|demande|question)
  urgence
  accès limité
  en mon absence
  de retour le
  // Spanish
  en caso de urgencia
  a mi (?:regreso|vuelta)
  para (?:asuntos|temas) urgentes
  para cualquier urgencia
  urgencia
  volveré el
  // Italian
  in caso di
  al mio (?:rientro|ritorno)
  per (?:urgenze|necessità|qualsiasi)
  urgenz
  // Portuguese
  em caso de
  ao meu retorno
  no meu regresso
  // Dutch
  bij mijn terugkomst
  na mijn (?:vakantie|terugkeer)
  spoed
  ben ik weer (?:terug|aanwezig|bereikbaar)
  dringende
`;

/** What a person says who is away and answers us all the same. */
export const ENGAGING_TEXTS = words`
  // English
  (?<!are |if )interested
  interesting
  sounds good
  let's
  let us
  happy to (?:talk|chat|discuss|hear|connect|learn|have|meet|speak|explore)
  would love
  call me
  your (?:offer|role|position|mail about)
  stop
  unsubscribe
  remove me
  keen
  my (?:private|personal|other|new) (?:e-?mail|address|one|mail)
  // German
  (?:bin|wäre|habe|hätte|mich)[^.!?\n]{0,30} (?:interesse|interessiert)
  interessiert mich
  klingt
  // French
  (?:suis|serais|m['’])\s?(?:très )?intéress
  // Spanish
  interesad[oa]
  me interesa
  // Italian
  interessat
  mi interessa
  // Dutch
  geïnteresseerd
  klinkt
`;
