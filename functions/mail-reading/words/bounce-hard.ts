import { anyOf, words } from '../../../shared/rules/any-of.ts';

const A_RECIPIENT = words`
  user
  rcpt
  recipient
  mailbox
  address
  account
  addressee
  alias
  local part
  usuario
  destinataire
  utilisateur
  mail ?box
  e-?mail
`;

const IS_MISSING = words`
  unknown
  not known
  does not exist
  doesn't exist
  do not exist
  didn't exist
  don't exist
  not exist
  doesn't have an?[ ]
  couldn't be found
  could not be found
  cannot be found
  can't be found
  wasn't found
  was not found
  not found
  not listed
  no longer (?:exist|valid|available|on|active|accept|in use|with|work)
  is not (?:a )?(?:valid|known|available|recogni[sz]ed|local|present)
  not (?:valid|present|recogni[sz]ed)[ ]
  inconnu
  inexistant
  desconocido
  nicht gefunden
  unbekannt
  existiert nicht
  sconosciuto
  n'existe pas
  no existe
`;

const NO_SUCH = words`
  unknown
  invalid
  no such
  non-?existent
  nonexistent
  nonexisting
  bad
  undefined
  illegal
  unrecogni[sz]ed
  incorrect
  unroutable
  unknown/illegal
  unknown or illegal
  not a valid
  not a known
  not our
  no
`;

const SPECIFIED = words`
  local[ ]
  virtual[ ]
  email[ ]
  e-mail[ ]
  mail[ ]
  domain[ ]
  destination[ ]
  smtp[ ]
  final[ ]
  delivery[ ]
  or unknown virtual[ ]
`;

const SUCH_A_RECIPIENT = words`
  user
  users
  recipient
  recipients
  mailbox
  mailboxes
  address
  account
  alias
  addressee
  local[- ]part
  person
  rcpt
  destinatario
  subscriber
  inbox
  mailbox name
  mail ?box
  usuario
  destination mailbox
  user ?id
`;

/** The mailbox or its domain does not exist. */
export const HARD = words`
  ${anyOf(A_RECIPIENT)}(?:\(s\)|s)?[^.\n]{0,90}${anyOf(IS_MISSING)}
  ${anyOf(NO_SUCH)}[ -]${anyOf(SPECIFIED)}*${anyOf(SUCH_A_RECIPIENT)}
  does not have an? .{0,40}(?:account|mailbox)
  no mail ?box (?:here )?by that name
  no account by that name
  no one at this address
  nobody (?:here )?by that name
  there is no (?:such|user|mailbox|account)
  is not an active address
  badrcptto
  badrecipientto
  bad[-_ ]recipient
  not in my validrcptto
  recip(?:ient)?notfound
  recipientnotfound
  unknown.?user
  user.?unknown
  no[ -]such[ -]user
  address[ -]?unknown
  5\.1\.1 bad destination
  bad destination (?:e-?mail|mailbox) address
  wrong or no longer valid
  not listed in (?:public|domino)
  isn't in our directory
  not in (?:the |our )?directory
  recipient address rejected: (?:undeliverable|access denied|invalid|no such|unknown)
  user doesn't have
  undeliverable address
  unrouteable (?:address|mail domain)
  unroutable address
  has been replaced by
  recipient no longer
  no longer on server
  (?:user|recipient|mailbox|account) (?:has )?(?:moved|left)
  suppression list
  domain is not reachable
  host does not accept (?:any )?(?:e-?)?mail
  couldn't find a mail exchanger
  no (?:valid )?mx (?:records? |hosts? )?(?:was |were )?found
  // German
  (?:adresse|empfänger|postfach|benutzer)(?:in)?[^.\n]{0,60}(?:nicht gefunden|existiert nicht|unbekannt|ungültig|nicht vorhanden)
  // French
  (?:adresse|destinataire|boîte)[^.\n]{0,60}(?:introuvable|inconnue?|inexistante?|invalide|n['’]existe pas)
  // Spanish and Portuguese
  (?:dirección|destinatario|buzón|usuario|endereço)[^.\n]{0,60}(?:no (?:se )?(?:encontr|existe)|desconocid|inexistente|não (?:foi )?encontr|não existe)
  // Italian
  (?:indirizzo|destinatario|casella)[^.\n]{0,60}(?:inesistente|non (?:esiste|trovat|valid)|sconosciut)
  // Dutch
  (?:adres|ontvanger|postvak|gebruiker)[^.\n]{0,60}(?:niet gevonden|bestaat niet|onbekend|ongeldig)
  // Other words and languages
  utente sconosciuto
  benutzer (?:unbekannt|nicht)
  kein(?:en)? (?:solche[rn]?|postfach|benutzer)
  宛先不明
  (?:ディレクトリ|名簿)(?:の|に|には)?(?:リスト)?(?:にありません|見つかりません)
  ユーザー?(?:が|は)?(?:見つかりません|存在しません|不明)
  (?:メールアドレス|アドレス|宛先|メールボックス)(?:が|は)(?:見つかりません|存在しません|ありません)
  (?:用户|收件人|邮箱|地址).{0,6}(?:不存在|未找到|无效)
`;

const NOT_FOUND = words`
  not found
  does not exist
  doesn't exist
  not exist
  unknown
  could not be found
  couldn't be found
`;

/** No such host, or one that takes no mail at all. Only read when nothing else decides. */
export const MAYBE_HARD = words`
  host unknown
  unknown host
  check if (?:the )?address is correct
  (?:host|domain|server)[^\n]{0,60}${anyOf(NOT_FOUND)}
  no such (?:domain|host)
  host or domain name not found
  name or service not known
  nxdomain
  domain name not found
  find any host named
  unknown (?:mail |recipient |destination )?domain
  invalid (?:domain|host)
  illegal (?:host|domain)
  bad destination system
  all host address lookups failed permanently
  mx records point to non-existent
  nullmx
  null mx
  does not accept (?:mail|e-?mail|smtp)
  no smtp service
  mail receiving disabled
  no valid recipient
  no mail exchanger
  mailbox (?:is )?(?:unavailable|not available|inactive|invalid)
  address (?:rejected(?!:\s?[a-z])|invalid)
  recipient rejected(?!:\s?[a-z])
  wasn't found at
  couldn't be found
  could not be found
  の?ドメイン(?:が|は)(?:見つかりません|存在しません)
`;
