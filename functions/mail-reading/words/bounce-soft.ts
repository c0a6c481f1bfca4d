import { anyOf, words } from '../../../shared/rules/any-of.ts';

/** A mailbox that is full or closed exists, whatever else the notification says. */
export const FULL_OR_LOCKED = words`
  (?:mailbox|inbox)[^.\n]{0,30} full
  over ?quota
  quota[^.\n]{0,30}exceed
  exceed[^.\n]{0,30}quota
  (?:account|mailbox) (?:is |has been |was )(?:temporarily |currently )?(?:disabled|suspended|locked|limited)
`;

const ADDRESS = words`
  mailbox
  user
  recipient
  address
  domain
  account
  email
  e-mail
`;

const CLOSED = words`
  disabled
  suspended
  inactive
  locked
  deactivated
  frozen
  expired
  blocked
  restricted
`;

/** The address exists, or nobody knows. Decides even when "unknown user" is said too. */
export const SOFT = words`
  // The mailbox is full
  mailbox[^.\n]{0,30} full
  mailbox[- ]full
  full mailbox
  inbox is full
  mail ?box of .{0,80} is full
  (?:over|exceed(?:s|ed|ing)?|out of|beyond|reached|above)[^.\n]{0,40}(?:quota|storage|space|disk)
  quota[^.\n]{0,40}(?:exceed|full|reached|violation|limit)
  overquota
  over quota
  not enough (?:storage|space|disk)
  insufficient (?:storage|system|disk|system storage|space)
  number of messages in recipient's mailbox exceeded
  mailfull
  maildir (?:over|delivery failed)
  user is over
  recipient.{0,30}has exceeded
  too many messages
  maximum (?:size|number)
  mailbox size limit
  exceeded (?:the )?(?:local )?limit
  delivery failed: over quota
  disk quota
  allocat(?:ed|ion) .{0,20}exceeded
  (?:postfach|mailbox)[^.\n]{0,40} voll
  boîte[^.\n]{0,40} pleine
  buzón[^.\n]{0,40} lleno
  casella[^.\n]{0,40} piena
  postvak[^.\n]{0,40} vol
  caixa[^.\n]{0,40} cheia
  // The mail is too large
  message (?:is )?(?:too|size)[^.\n]{0,30}(?:big|large|exceed)
  (?:too|very) large
  size limit
  larger than
  exceed(?:s|ed) .{0,40}(?:size|maximum|limit)
  max(?:imum)? message size
  // The server passes nothing on for us
  relay(?:ing)? (?:access )?(?:denied|not allowed|prohibited|is prohibited|not permitted)
  not permitted to relay
  unable to relay
  cannot relay
  can't relay
  do not relay
  don't relay
  we do not support relay
  relaying denied
  relay not permitted
  through this server without
  allowed rcpthosts
  not a gateway
  // The sender is refused
  sender (?:address )?(?:rejected|verif|denied|not|unknown|domain|is not|has been|blocked|refused|invalid)
  sender's
  domain of sender
  from address
  mail from .{0,80}(?:rejected|denied|refused|not allowed)
  (?:invalid|unknown|bad|unresolvable) sender
  return ?path
  envelope sender
  callout
  backscatter
  // The account is closed or locked
  account .{0,60}(?:disabled|inactive|suspended|locked|deactivated|expired|temporarily|limited|over)
  (?:disabled|suspended|inactive|locked|deactivated|frozen|expired) (?:account|mailbox|user|recipient|address)
  ${anyOf(ADDRESS)} (?:is |has been |currently |temporarily |was )*${anyOf(CLOSED)}
  user suspended
  suspend
  disabled or discontinued
  // The recipient takes no such mail
  not accepting (?:any )?(?:mail|messages|new)
  only accept(?:s|ing) (?:mail|messages|email)
  refuse(?:s|d)? to (?:receive|accept)
  user rules
  recipient preferences
  user reject
  restricted sms
  protected by
  // The server wants a sign-in
  notauthorized
  not authorized
  authentication (?:required|failed|is required)
  auth(?:entication)?[- ]required
  must be authenticated
  smtp auth
  // The mail went in a circle
  mail ?loop
  loops? back
  too many hops
  hop count
  routing loop
  looping
  too many received
  mail forwarding loop
  // Time ran out
  delivery (?:time )?expired
  message expired
  expired after
  retry time(?:out)?
  delivery time
  retry timeout exceeded
  undeliverable for
  not be delivered within
  unable to deliver .{0,40}(?:days|hours)
  (?:message|mail) .{0,30}queue too long
  timed? ?out
  not found,[ ](?:please )?try again
  // The server was not reached
  connection (?:refused|timed|reset|lost|dropped|closed|failed|died)
  lost connection
  could not connect
  couldn't (?:establish|connect)
  cannot connect
  unable to connect
  network (?:error|is unreachable|unreachable)
  no route to host
  host (?:is )?unreachable
  (?:host|server|system) (?:is )?not reachable
  // The server is broken
  disk error
  i/o error
  input/output error
  can't create
  cannot create
  cannot open
  can't open
  unable to open
  write error
  internal (?:server |software )?error
  system (?:error|failure|not accepting|resources)
  local (?:configuration )?error
  config(?:uration)? error
  software error
  operating system
  command failed
  command line usage
  program .{0,30}(?:exited|failed)
  exit(?:ed)? (?:with )?(?:status|code|value)
  procmail
  mailer error
  permission denied
  // Too much at once
  too many (?:connections|recipients|concurrent|sessions|invalid|errors)
  rate limit
  throttl
  grey ?list
  graylist
  four ?21
  // Encryption is required
  starttls
  tls (?:is )?required
  tls handshake
  // Taken for harmful or spam
  virus
  malware
  infected
  dangerous
  no spam
  spam(?!ex)
  unsolicited
  junk ?mail
  phish
`;
