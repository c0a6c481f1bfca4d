import { anyOf, words } from '../../../shared/rules/any-of.ts';

/** Who sends reports of deliveries. */
export const MAIL_SYSTEMS = words`
  mailer[-_. ]?daemon
  mail[-_. ]?delivery
  post_?master
  mail system
  mail delivery (?:sub)?system
  delivery (?:service|subsystem)
  mailerdaemon
  bounce[sd]?\b
  system administrator
  systemadministrator
  mailadmin
  mta[-_]?(?:admin|daemon)
  mdaemon
  smtp[-_. ]mail[-_. ]service
  smtp[-_ ]?server
  internet mail delivery
  microsoft ?exchange
  mail administrator
  virus-?admin
`;

const OF_DELIVERY = words`
  status
  failure
  failed
  report
  notification
  problem
  error
  has failed
  delayed
  unsuccessful
  incomplete
  warning
`;

/** What stands in the subject of such reports. */
export const REPORT_SUBJECTS = words`
  // English
  undeliver
  undelivered
  non[- ]?deliver
  not delivered
  delivery ${anyOf(OF_DELIVERY)}
  deliver(?:y|ing) (?:to|mail) .{0,60}failed
  returned (?:mail|to sender|message)
  mail (?:delivery|system|could not|error|failure|returned|not delivered)
  message (?:delivery|status|not delivered|could not|you sent|delayed|undeliverable)
  failure (?:notice|delivery|notification)
  failed (?:delivery|mail|message|to deliver)
  could not (?:be delivered|send|deliver)
  unable to deliver
  can(?:no|')t (?:be )?deliver
  warning: (?:message|could not)
  bounce
  nondeliverable
  // German
  unzustellbar
  nicht (?:zugestellt|zustellbar)
  zustell
  nachricht .{0,40}nicht
  // French
  non remis
  échec (?:de )?(?:la )?(?:remise|distribution)
  remise
  // Spanish
  no se (?:pudo|ha podido) entregar
  no entregado
  error de entrega
  // Italian
  mancato recapito
  mancata consegna
  impossibile (?:consegnare|recapitare)
  // Portuguese
  não (?:foi )?entregue
  falha na entrega
  // Dutch
  niet bezorgd
  onbestelbaar
  // Russian
  недостав
  не доставлено
  // Polish
  nie (?:można )?dostarczono
  zwrot
  doręcz
  // Swedish
  olevererbart
  kan inte leverera
  // Japanese
  配信
  配信不能
  送信できません
  戻り
  // Chinese
  退信
  投递失败
  系统退信
  returned-to-sender
`;

/** How such reports say that a delivery failed. */
export const FAILURE_TEXTS = words`
  // English
  (?:could|can|did|was|were|has|have|is|are)(?: not|n't|not|n’t) (?:be |been |yet been )?(?:deliver|reach|sent)
  delivery (?:to the following|has failed|failed|of (?:your|the) (?:message|mail)|error|attempt|temporarily)
  undeliver
  fail(?:ed|ure)? (?:to deliver|permanently|addresses|reasons)
  permanent(?:ly)? (?:fatal )?(?:error|failure|failed)
  qmail-send program
  wasn't able to deliver
  unable to (?:deliver|send)
  returned to sender
  did not reach
  had delivery problems
  not a valid (?:user|recipient|mailbox|address)
  requested action not taken
  failed recipients?
  (?:mail|message) (?:has been|was|is being) returned
  following address(?:es)? (?:had|failed)
  transcript of session
  message still undelivered
  (?:user|recipient|host|mailbox|account|address)s? (?:is |are )?(?:unknown|not found|does not exist|full)
  error (?:occurred|while|sending)
  no such user
  not listed in
  // German
  nicht (?:zugestellt|zustellbar|übermittelt|ausgeliefert)
  unzustellbar
  // French
  n['’]a pas pu être (?:remis|distribu|livr|délivr|envoy|achemin)
  (?:échec|impossible) (?:de|d['’])\s?(?:la )?(?:remise|distribution|livraison|remettre|distribuer)
  // Spanish
  no (?:se )?(?:pudo|ha podido|pudimos|podido) (?:ser )?entreg
  // Italian
  (?:impossibile|non è stato possibile|non è stata) (?:consegn|recapit)
  // Portuguese
  não (?:foi possível|pôde ser) (?:ser )?entreg
  // Dutch
  niet (?:worden )?(?:bezorgd|afgeleverd)
  // Polish and Russian
  nie (?:mogła zostać|została|można) (?:dostarcz|doręcz)
  не (?:может быть|было|удалось) достав
  // Japanese and Chinese
  送信できません
  配信できません
  届けることができません
  送達できません
  見つかりません
  投递
  无法(?:发送|投递|送达)
  退回
`;

/** What is written on the rule above the returned mail. */
export const RETURNED_BELOW_A_RULE = words`
  original
  message header
  returned
  this is a copy
  below (?:this line )?is
  unsent
  header
  undelivered
  received header
  your (?:original )?message
  non-delivered
  start of
  body of
  included
  copy of
  元のメール
  原文
`;

/** A line above the returned mail that says nothing else. */
export const RETURNED_BELOW = words`
  original (?:message|mail|headers?)
  message headers?(?: follow)?
  your (?:original )?message(?: (?:follows|headers?|reads))?
  returned (?:message|mail)
  header
  the header of the original message
  (?:below|here|included) is .{0,60}copy.{0,60}
  body of message generated response
`;

/** What a report says while the server goes on trying. */
export const WARNINGS = words`
  warning message only
  do not need to resend
  will (?:keep|continue) (?:to )?try
  still undelivered
  delivery (?:is|has been|was) delayed
  not yet been delivered
  no action is required
  temporar
`;
