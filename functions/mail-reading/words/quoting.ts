import { words } from '../../../shared/rules/any-of.ts';

/** What stands on the rule above an older mail. */
export const SEPARATORS = words`
  // English
  original (?:message|appointment|mail|e-?mail)
  forwarded (?:message|by .*)
  reply message
  // French
  message d'origine
  message d’origine
  message original
  message transféré
  message initial
  mail original
  e-?mail d'origine
  // German
  ursprüngliche (?:nachricht|mail|e-mail)
  originalnachricht
  antwort nachricht
  original-?nachricht
  weitergeleitete nachricht
  urspr\. nachricht
  // Spanish, Italian and Portuguese
  mensaje (?:original|reenviado)
  messaggio (?:originale|inoltrato)
  mensagem (?:original|encaminhada)
  // Dutch
  oorspronkelijk bericht
  origineel bericht
  doorgestuurd bericht
  // Russian
  исходное сообщение
  пересылаемое сообщение
  пересланное сообщение
  оригинальное сообщение
  // Polish
  wiadomość oryginalna
  wiadomość przekazana
  oryginalna wiadomość
  // Swedish, Danish, Norwegian and Finnish
  ursprungligt meddelande
  originalmeddelande
  oprindelig (?:meddelelse|besked)
  opprinnelig melding
  alkuperäinen viesti
  // Czech, Hungarian and Turkish
  původní zpráva
  eredeti üzenet
  özgün ileti
  original ileti
  // Japanese, Chinese and Korean
  元のメッセージ
  元のメール
  転送メッセージ
  原始邮件
  原始郵件
  原邮件
  转发的邮件
  轉寄郵件
  원본 메시지
  원본 메일
  // Russian and Romanian
  исходное письмо
  mesaj original
`;

/** What stands above a mail that is passed on. */
export const FORWARDS = words`
  begin forwarded message
  début du message (?:réexpédié|transféré)
  anfang der weitergeleiteten nachricht
  inicio del mensaje reenviado
  inizio messaggio inoltrato
  início da mensagem (?:encaminhada|reenviada)
  begin doorgestuurd bericht
  начало переадресованного сообщения
  vidarebefordrat brev
  start på videresendt besked
  転送されたメッセージ
`;

/** The word for "wrote" in the sentence above a quoted mail. */
export const WROTE = words`
  wrote
  sent
  writes
  a écrit
  schrieb
  escribió
  escribio
  ha scritto
  scrive
  escreveu
  schreef
  geschreven
  написал
  написала
  написал\(а\)
  написал\(-а\)
  пишет
  писал
  писал\(а\)
  пише
  написав
  написав\(ла\)
  napisał
  napisała
  napisał\(a\)
  napisał\(-a\)
  pisze
  skrev
  kirjoitti
  napsal
  napsal\(a\)
  napísal
  napísal\(a\)
  yazdı
  şunu yazdı
  írta
  ezt írta
  a scris
  έγραψε
  ha escrit
  va escriure
  đã viết
  menulis
  נכתב על ידי
  כתב
  написа
  je napisao
  写道
  寫道
  님이 작성
  のメール
  さんは書きました
  wrote the following
  wiadomość napisana przez
  כתב/ה
  كتب
  كتب/كتبت
  เขียนว่า
`;

/** The line of ticket systems above which an answer is written. */
export const REPLY_LINES = words`
  (?:reply|type your reply|write|respond) above this line
  do not (?:write|reply|type|edit) below this line
  bitte (?:antworten|schreiben) sie oberhalb dieser (?:linie|zeile)
  répondez au-dessus de cette ligne
  responda por encima de esta línea
  rispondi sopra questa (?:linea|riga)
  antwoord boven deze (?:lijn|regel)
`;

/** What mail servers of companies write above a mail from outside. */
export const BANNERS = words`
  external (?:e-?mail|sender|message|mail)
  \[?external\]
  (?:caution|warning|attention|notice):? ?(?:external|this (?:e-?mail|message|mail) (?:is|was|originated|has|came|comes))
  this (?:e-?mail|message) (?:originated|came|comes|was sent) from (?:outside|an? external)
  you don't often get (?:e-?mail|messages) from
  achtung:? (?:externe|diese (?:e-?mail|nachricht) (?:kommt|stammt|wurde))
  externe e-?mail
  attention ?:? ?(?:e-?mail|message|courriel) externe
`;
