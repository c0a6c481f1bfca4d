import { words } from '../../../shared/rules/any-of.ts';

/** The server refuses us as a sender, or refuses the content of the mail. */
export const REFUSALS = words`
  // Policy, block lists and reputation
  policy
  policies
  blacklist
  black list
  block ?list
  blocklist
  blocked
  spamhaus
  spamcop
  barracuda
  rbl
  dnsbl
  reputation
  ptr record
  reverse (?:dns|lookup|mapping)
  client host
  your ip
  ip address
  // How our server presents itself
  helo
  ehlo
  hostname
  dmarc
  spf
  dkim
  listed (?:in|at|by)
  // Refused without a word about the address
  rejected for
  not allowed
  not permitted
  prohibited
  denied
  forbidden
  refused
  // What we sent
  content
  header
  attachment
  filter
  subject
  message (?:was )?rejected
  rejected (?:due|by|because)
  unauthenticated
  abuse
  bad (?:message|header|sequence)
  // The protocol
  protocol (?:error|violation)
  syntax error
  command (?:not|rejected|unrecogni)
  // The server is not able to, or not now
  administrat
  transaction failed
  service (?:unavailable|not available|denied|refused)
  not (?:a )?member
  moderat
  temporar
  try again
  try later
  again later
  deferred
  delayed
  overload
  busy
  resources
`;
