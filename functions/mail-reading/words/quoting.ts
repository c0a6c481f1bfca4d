import { words } from '../../../shared/rules/any-of.ts';

/** What stands on the rule above an older mail. */
export const SEPARATORS = words`
  // English
  original (?:message|appointment|mail|e-?mail)
  forwarded (?:message|by .*), reply message
  // French
  message d'origine, message d’origine, message original, message transféré, message initial, mail original
  e-?mail d'origine
  // German
  ursprüngliche (?:nachricht|mail|e-mail), originalnachricht, antwort nachricht, original-?nachricht
  weitergeleitete nachricht, urspr\. nachricht
  // Spanish, Italian and Portuguese
  mensaje (?:original|reenviado), messaggio (?:originale|inoltrato), mensagem (?:original|encaminhada)
  // Dutch
  oorspronkelijk bericht, origineel bericht, doorgestuurd bericht
  // Russian
  исходное сообщение, пересылаемое сообщение, пересланное сообщение, оригинальное сообщение
  // Polish
  wiadomość oryginalna, wiadomość przekazana, oryginalna wiadomość
  // Swedish, Danish, Norwegian and Finnish
  ursprungligt meddelande, originalmeddelande, oprindelig (?:meddelelse|besked), opprinnelig melding
  alkuperäinen viesti
  // Czech, Hungarian and Turkish
  původní zpráva, eredeti üzenet, özgün ileti, original ileti
  // Japanese, Chinese and Korean
  元のメッセージ, 元のメール, 転送メッセージ, 原始邮件, 原始郵件, 原邮件, 转发的邮件, 轉寄郵件, 원본 메시지, 원본 메일
  // Russian and Romanian
  исходное письмо, mesaj original
`;

/** What stands above a mail that is passed on. */
export const FORWARDS = words`
  begin forwarded message, début du message (?:réexpédié|transféré), anfang der weitergeleiteten nachricht
  inicio del mensaje reenviado, inizio messaggio inoltrato, início da mensagem (?:encaminhada|reenviada)
  begin doorgestuurd bericht, начало переадресованного сообщения, vidarebefordrat brev, start på videresendt besked
  転送されたメッセージ
`;
