import { anyOf, words } from '../../../shared/rules/any-of.ts';
import { HARD, MAYBE_HARD } from '../words/bounce-hard.ts';
import { REFUSALS } from '../words/bounce-refused.ts';
import { FULL_OR_LOCKED, SOFT } from '../words/bounce-soft.ts';

/**
 * What mail servers of many makes say when a mail does not arrive, in lower case, from the strongest evidence to the
 * weakest. A refusal that concerns us (policy, reputation, size, a full mailbox) says nothing against the address.
 */

/** A mailbox that is full or closed exists, whatever else the notification says. */
export const EXISTS = new RegExp(anyOf(FULL_OR_LOCKED), 'i');

/** The address exists, or nobody knows: decides even when "unknown user" is said too. */
export const SURELY_SOFT = new RegExp(anyOf(SOFT));

/** The mailbox or its domain does not exist. */
export const SURELY_HARD = new RegExp(anyOf(HARD));

/** We are refused, for what we are or sent. */
export const REFUSED = new RegExp(anyOf(REFUSALS));

/** No such host, or one that takes no mail at all. Only read when nothing above said otherwise. */
export const PROBABLY_HARD = new RegExp(anyOf(MAYBE_HARD));

/** A link to the list we stand on. */
export const BLOCKLIST_LINK =
  /https?:\/\/\S{0,200}(?:spamhaus|spamcop|barracuda|sorbs|proofpoint|blocklist|blacklist|dnsbl)/;

/** Words that only announce the error and decide nothing, such as a gateway's own label before the server's answer. */
export const NOISE = new RegExp(
  anyOf(words`
    unknown address error, address error, \.\.\. service unavailable
    mailto:\S{0,200}, https?://\S{0,300}, <[^<>\s]{1,200}>, \b[\w.+=-]{1,64}@[\w.-]{1,200}
  `),
  'g',
);
