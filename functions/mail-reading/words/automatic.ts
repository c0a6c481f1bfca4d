import { anyOf, words } from '../../../shared/rules/any-of.ts';

const THIS_IS = words`
  (?:this|it) (?:is|was)
  you(?:'ve| have)? (?:receiv|reach)\w{1,4} this
  dies ist
  das ist
  dies
  ceci est
  il s'agit d
  esto es
  este es
  questa è
  questo è
  esta é
  dit is
  это
  to jest
  detta är
  dette er
`;

const THIS = words`
  this
  diese
  ce
  cet
  este
  esta
  questo
  questa
  dit
  deze
`;

const AUTOMATIC = words`
  // English
  auto(?:matic|mated|matically|-generated|generated)?
  system[- ]generated
  computer[- ]generated
  unattended
  // German and Dutch
  automatisch\w{0,4}
  automatisiert\w{0,3}
  // French
  automatique
  automatisée?
  // Spanish, Italian and Portuguese
  autom[áa]tic[oa]
  automaticamente
  automáticamente
  // Russian, Polish and Swedish
  автоматическ\w{0,4}
  automatyczn\w{1,3}
  automatiskt?
`;

const MESSAGE = words`
  // English
  repl(?:y|ies)
  response
  responder
  message
  e-?mail
  mail
  notification
  acknowledge?ment
  confirmation
  generated
  mailbox
  // German
  antwort
  nachricht
  mitteilung
  generiert\w{0,2}
  erzeugt\w{0,2}
  erstellt\w{0,2}
  // French
  réponse
  envoyé
  généré
  // Spanish and Portuguese
  respuesta
  mensaje
  correo
  resposta
  mensagem
  // Italian
  risposta
  messaggio
  // Dutch
  antwoord
  bericht
  gegenereerd
  verzonden
  // Russian, Polish and Swedish
  ответ
  сообщение
  odpowiedź
  wiadomość
  svar
  meddelande
`;

/** Where a text calls itself automatic, or says that nobody reads what is sent to it. */
export const AUTOMATIC_TEXTS = words`
  // Any language
  ${anyOf(THIS_IS)}[^.\n]{0,30}[ -]${anyOf(AUTOMATIC)}[ -](?:[\p{L}-]{1,14} ){0,2}${anyOf(MESSAGE)}(?!\p{L})
  ${anyOf(THIS_IS)}[^.\n]{0,12} ${anyOf(MESSAGE)} (?:[\p{L}'’-]{1,12} ){0,2}${anyOf(AUTOMATIC)}(?!\p{L})
  ^[^\p{L}\n]{0,8}${anyOf(AUTOMATIC)}[ -](?:[\p{L}-]{1,14} ){0,1}${anyOf(MESSAGE)}(?!\p{L})
  (?<!\p{L})${anyOf(THIS)} ${anyOf(MESSAGE)} (?:[\p{L}'’-]{1,12} ){0,3}${anyOf(AUTOMATIC)}(?!\p{L})
  // English
  (?:please )?do not (?:reply|respond) to this (?:e-?mail|message|mail|address)
  (?:replies|responses) to this (?:e-?mail|message|address|mailbox) (?:are|will) not
  (?:mailbox|inbox|address|account|e-?mail) is (?:not|no longer) (?:being )?(?:monitored|checked|read|attended|in use|active)
  // German
  (?:bitte )?antworten sie nicht auf diese
  (?:adresse|postfach|e-?mail-adresse) wird nicht mehr (?:verwendet|genutzt|gelesen|abgerufen|betreut)
  // French
  (?:merci de )?ne (?:pas répondre|répondez pas) à ce
  // Spanish
  (?:por favor,? )?no responda a este
  // Italian
  (?:si prega di )?non rispondere a quest
  // Dutch
  (?:gelieve )?niet (?:te )?(?:antwoorden|beantwoorden) op (?:deze|dit)
  // Japanese and Chinese
  自動(?:送信|応答|返信|配信)
  自动(?:回复|答复|发送)
`;

/** Where a company or its ticket system says that a message has arrived. */
export const ACKNOWLEDGEMENTS = words`
  // English
  we(?: have|'ve|’ve)? (?:successfully )?received your (?:e-?mail|message|request|enquiry|inquiry|ticket|application)
  your (?:e-?mail|message|request|enquiry|inquiry|ticket|application|case)[^.\n]{0,40} (?:has been|was) (?:successfully )?(?:received|created|opened|logged|registered|submitted)
  a (?:support )?ticket has been (?:created|opened)
  (?:your )?(?:ticket|case|reference) (?:number|id|no\.?) (?:is|:)
  we (?:will|aim to|try to) (?:get back to|respond to|reply to|answer) (?:you|all|your)[^.\n]{0,40} within
  // German
  (?:ihre|deine) (?:anfrage|nachricht|e-?mail|bewerbung)[^.\n]{0,40}(?:eingegangen|erhalten)
  wir haben ihre (?:anfrage|nachricht|e-?mail)
  (?:nachricht|anfrage|e-?mail|mail),? (?:die|welche) wir
  ticketnummer
  // French
  nous avons bien reçu (?:votre|ta)
  accus(?:ons|e) réception
  votre (?:demande|message)[^.\n]{0,40} (?:a (?:bien )?été|est bien)
  // Spanish
  hemos recibido (?:su|tu)
  (?:su|tu) (?:solicitud|mensaje|consulta)[^.\n]{0,40} ha sido
  // Italian
  abbiamo ricevuto (?:la sua|la tua|il suo|il tuo)
  // Dutch
  (?:wij|we) hebben (?:uw|je) (?:bericht|e-?mail|aanvraag|vraag)
`;

/** How such a notice promises an answer. */
export const SOON = words`
  // English
  within (?:\S+ ){0,4}(?:hours?|days?)
  as soon as possible
  shortly
  in due course
  // German
  so (?:schnell|bald) wie möglich
  schnellstmöglich
  in kürze
  umgehend
  // French
  dans les (?:meilleurs|plus brefs) délais
  dès que possible
  // Spanish
  lo antes posible
  a la mayor brevedad
  // Italian
  (?:al più|il più) presto
  quanto prima
  // Dutch
  zo (?:spoedig|snel) mogelijk
  binnen (?:\S+ ){0,3}(?:uur|dagen|werkdagen)
`;

/** Who writes for mailing list software and for those who ask a sender to prove themselves. */
export const LIST_SENDERS = words`
  mailman
  majordomo
  listserv
  listproc
  lyris
  sympa
  ezmlm
  listar
  ecartis
  mlmmj
  boxbe
`;

/** What mailing list software and gatekeepers write in their subjects. */
export const LIST_SUBJECTS = words`
  your message to .{1,120} awaits moderator approval
  your message to .{1,120} (?:has been rejected|was rejected|was discarded)
  request to mailing list .{1,120} rejected
  majordomo (?:results|file|request)
  (?:your )?(?:subscription|unsubscription) (?:confirmation|request)
  confirm (?:subscribe|unsubscribe|subscription|[0-9a-f]{16,64})
  welcome to the .{1,120} (?:mailing )?list
  you have been (?:un)?subscribed (?:to|from)
  the results of your e-?mail commands
  (?:please )?(?:confirm|verify) (?:your|that you are) .{0,40}(?:e-?mail|sender|message|human)
  (?:sender|address) (?:verification|confirmation) (?:required|request)
`;

/** What they write to those whose mail waits. */
export const LIST_TEXTS = words`
  is being held until the list moderator
  awaits moderator approval
  you are not allowed to post to this mailing list
  (?:your|the) (?:message|mail|post) .{0,80}(?:is|was|has been) (?:held|queued) (?:for|until|pending)
  (?:click|visit|use|follow) .{0,80}(?:to (?:verify|prove|confirm) (?:yourself|(?:that )?you are)|(?:to be|to have your address) added to (?:my|their|the recipient's) (?:guest|allowed|approved|white))
  only (?:accepts?|receives?) (?:e-?mail|mail|messages) from (?:people|senders|those) (?:i|he|she|they) (?:know|knows|approved|have approved)
`;
