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

/** The address exists, or may exist. This decides even when the text also says "unknown user". */
export const SURELY_SOFT = new RegExp(anyOf(SOFT));

/** The mailbox or its domain does not exist. */
export const SURELY_HARD = new RegExp(anyOf(HARD));

/** The server refuses us as a sender, or refuses the content of the mail. */
export const REFUSED = new RegExp(anyOf(REFUSALS));

/** The host does not exist or accepts no mail. Only used when nothing above matches. */
export const PROBABLY_HARD = new RegExp(anyOf(MAYBE_HARD));

/** A link to the block list that names us. */
export const BLOCKLIST_LINK =
  /https?:\/\/\S{0,200}(?:spamhaus|spamcop|barracuda|sorbs|proofpoint|blocklist|blacklist|dnsbl)/;

/** Text that announces an error without its reason, such as a gateway's label before the server's answer. */
export const NOISE = new RegExp(
  anyOf(words`
    unknown address error, address error, \.\.\. service unavailable
    mailto:\S{0,200}, https?://\S{0,300}, <[^<>\s]{1,200}>, \b[\w.+=-]{1,64}@[\w.-]{1,200}
  `),
  'g',
);
