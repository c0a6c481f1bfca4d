import { anyOf, words } from '../../../shared/rules/any-of.ts';

const REPLIES = words`
  reply
  response
  responder
  answer
  antwort
  svar
  antwoord
`;

/** What automatic replies have as the beginning of their subject. */
export const AWAY_SUBJECTS = words`
  // English
  auto(?:matic|mated|matische|matisch)?[- :]{0,2}${anyOf(REPLIES)}\b
  autoreply
  autoresponse
  autoantwort
  autosvar
  auto:
  \[?auto(?:matic)?[- ]?reply\]?
  (?:i am |i'm |am |currently )?(?:out|away) (?:of|from) (?:the |my )?(?:office|desk|mail|email)
  out[- ]of[- ]office
  ooo\b
  oof\b
  away until
  on (?:vacation|holiday|leave)\b
  vacation (?:reply|message|notice|response)
  (?:maternity|paternity|parental|annual) leave
  away from (?:my |the )?(?:mail|office|desk)
  i(?:'m|’m| am) (?:away|out of|on (?:vacation|holiday|leave))
  // French
  réponse automatique
  réponse d'absence
  absent? du bureau
  absence du bureau
  (?:notification|avis) d'absence
  absence\s?:
  en congés?\b
  message d'absence
  // German
  automatische antwort
  abwesenheit
  abwesend
  nicht im büro
  urlaubs(?:abwesenheit|vertretung)
  im urlaub\b
  eingangsbestätigung
  // Spanish
  respuesta automática
  respuesta automatica
  fuera de (?:la )?oficina
  ausente
  ausencia
  // Italian
  risposta automatica
  fuori (?:sede|ufficio)
  assenza dall
  in ferie\b
  // Portuguese
  resposta automática
  fora do escritório
  ausência
  // Dutch
  automatisch antwoord
  afwezig
  niet aanwezig
  afwezigheid
  buiten kantoor
  // Russian and Ukrainian
  автоматический ответ
  автоответ
  вне офиса
  отсутств
  автоматична відповідь
  // Polish
  odpowiedź automatyczna
  automatyczna odpowiedź
  poza biurem
  nieobecn
  // Swedish, Danish, Norwegian and Finnish
  automatiskt svar
  frånvar
  automatisk svar
  fravær
  ikke på kontoret
  automaattinen vastaus
  poissaolo
  // Czech, Turkish, Hungarian, Romanian and Greek
  automatická odpověď
  otomatik yanıt
  automatikus válasz
  răspuns automat
  αυτόματη απάντηση
  // Japanese, Chinese and Korean
  自動応答
  自動返信
  不在(?:通知|連絡|です|の)
  自动(?:回复|答复)
  自動(?:回覆|回應)
  외출
  부재중
  자동 (?:회신|응답)
`;
