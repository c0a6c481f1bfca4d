import { anyOf, words } from '../../../shared/rules/any-of.ts';

const REPLIES = words`
  reply, response, responder, answer, antwort, svar, antwoord
`;

/** What automatic replies have as the beginning of their subject. */
export const AWAY_SUBJECTS = words`
  // English
  auto(?:matic|mated|matische|matisch)?[- :]{0,2}${anyOf(REPLIES)}\b
  autoreply, autoresponse, autoantwort, autosvar, auto:, \[?auto(?:matic)?[- ]?reply\]?
  (?:i am |i'm |am |currently )?(?:out|away) (?:of|from) (?:the |my )?(?:office|desk|mail|email)
  out[- ]of[- ]office, ooo\b, oof\b, away until, on (?:vacation|holiday|leave)\b
  vacation (?:reply|message|notice|response)
  (?:maternity|paternity|parental|annual) leave
  // French
  réponse automatique, réponse d'absence, absent? du bureau, absence du bureau, message d'absence
  // German
  automatische antwort, abwesenheit, abwesend, nicht im büro
  // Spanish
  respuesta automática, respuesta automatica, fuera de (?:la )?oficina, ausente, ausencia
  // Italian
  risposta automatica, fuori (?:sede|ufficio), assenza dall
  // Portuguese
  resposta automática, fora do escritório, ausência
  // Dutch
  automatisch antwoord, afwezig, niet aanwezig
  // Russian and Ukrainian
  автоматический ответ, автоответ, вне офиса, отсутств, автоматична відповідь
  // Polish
  odpowiedź automatyczna, automatyczna odpowiedź, poza biurem, nieobecn
  // Swedish, Danish, Norwegian and Finnish
  automatiskt svar, frånvar, autosvar, automatisk svar, fravær, ikke på kontoret, automaattinen vastaus, poissaolo
  // Czech, Turkish, Hungarian, Romanian and Greek
  automatická odpověď, otomatik yanıt, automatikus válasz, răspuns automat, αυτόματη απάντηση
  // Japanese, Chinese and Korean
  自動応答, 自動返信, 不在(?:通知|連絡|です|の), 自动(?:回复|答复), 自動(?:回覆|回應), 외출, 부재중, 자동 (?:회신|응답)
`;

const THIS_IS = words`
  this is
  you(?:'ve| have)? (?:receiv|reach)\w{1,4} this
  dies ist, ceci est, esto es, este es, questa è, esta é, dit is, это, to jest, detta är, dette er
`;

const AUTOMATIC = words`
  auto(?:matic|mated|matically|matisch|matique|mática|matica|matyczna|matiskt|matisk)\w{0,4}
  автоматическ\w{0,4}, message automatique, réponse automatique
`;

/** Where a text calls itself automatic. */
export const AUTOMATIC_TEXTS = words`
  ${anyOf(THIS_IS)}[^.\n]{0,30} ${anyOf(AUTOMATIC)}
  automatically generated (?:reply|response|message|e-?mail)
  自動(?:送信|応答|返信), 自动回复
`;

const I_AM = words`
  i am, i'm, i’m, i will be, i'll be
`;

const AWAY = words`
  out of (?:the )?office, away
  on (?:annual |parental |maternity |paternity |sick )?(?:leave|vacation|holiday)
  travel
`;

const ABWESEND = words`
  nicht (?:im büro|im haus|erreichbar), abwesend, im urlaub
`;

/** Where a text says that its writer is away. */
export const AWAY_TEXTS = words`
  // English
  \b${anyOf(I_AM)} (?:currently |now |presently )?${anyOf(AWAY)}
  // German
  ich bin (?:derzeit|zurzeit|momentan|bis|vom|ab|aktuell)?.{0,40}${anyOf(ABWESEND)}
  // French
  je suis (?:actuellement )?(?:absent|en congé|hors du bureau)
  // Spanish
  estoy (?:fuera|de vacaciones|ausente)
  // Italian
  sono (?:fuori|assente|in ferie)
  // Portuguese
  estou (?:ausente|de férias|fora)
  // Dutch
  ik ben (?:afwezig|niet aanwezig|met vakantie)
`;

const ANSWER = words`
  respond, reply, answer, get back, return, read, contact
`;

const LATER = words`
  upon, on, when, after, once, as soon as
`;

/** What an automatic reply adds: who is there meanwhile, and when its writer answers. */
export const PROMISES = words`
  // English
  thank you for your (?:e-?mail|message|mail), (?:will|'ll|’ll) (?:be back|return)
  ${anyOf(ANSWER)}[^.\n]{0,60}${anyOf(LATER)}[^.\n]{0,30}(?:return|back|possible)
  limited access, urgent, emergency, immediate (?:assistance|attention|help), no access to
  // German
  dringend, in dringenden, nach meiner rückkehr, weitergeleitet
  // French
  en cas d'urgence, à mon retour
  // Spanish
  en caso de urgencia, a mi regreso
  // Italian
  in caso di, al mio rientro
  // Portuguese
  em caso de, ao meu retorno
  // Dutch
  bij mijn terugkomst, spoed
`;

/** What a person says who is away and answers us all the same. */
export const ENGAGING_TEXTS = words`
  interested, interesting, sounds good, let's, let us, happy to, would love, call me
  your (?:offer|role|position|mail about), interessiert, intéressé, interesado, interessat, stop, unsubscribe
  remove me
`;
