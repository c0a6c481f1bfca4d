import { BLOCKLIST_LINK, EXISTS, NOISE, PROBABLY_HARD, REFUSED, SURELY_HARD, SURELY_SOFT } from './bounce-phrases.ts';

export type BounceClass = 'hard' | 'soft';

/** What is reported about one recipient that failed. */
export interface Failure {
  /** The Status field of the report. */
  readonly status: string | null;
  /** The server's answer as the report gives it. */
  readonly diagnostic: string;
  /** What the notification tells people, without the returned mail. */
  readonly notice: string;
  /** Some servers give the reason only here: "Returned mail: User unknown". */
  readonly subject?: string;
}

const MAX_EVIDENCE = 6_000;
const OUR_ADDRESS = /ip[- ]?v?[46]?[- ]?address(?:es)?/g;
/** The server refused the sender before it was given a recipient. */
const SENDER_REFUSED = /(?:after|in reply to|response to) mail from/;
const REFUSED_AFTER_CONTENT =
  /(?:in reply to|after) (?:end of )?data|>>> data <<< 5|smtp command data|55\d:? ?: user unknown|\(state 1[78]\)/;
const NO_SUCH_ADDRESS = /^5\.1\.(?:1|2|3|6|10)$/;

/**
 * Whether a failed delivery means that the address does not work ("hard") or may still work ("soft"). Words decide
 * before numbers, because servers send 5.0.0 for a full mailbox and 5.1.1 for a disk error. In doubt the answer is soft,
 * because a valid address must not be lost.
 */
export function bounceClass(failure: Failure): BounceClass {
  const diagnostic = flatten(failure.diagnostic);
  const notice = flatten(failure.notice);
  const status = innerStatus(diagnostic) ?? failure.status ?? innerStatus(notice) ?? '';
  if (status.startsWith('4.') || failure.status?.startsWith('4.')) return 'soft';
  if (/^(?:[\w-]{1,20};\s?)?4\d\d[\s-]/.test(diagnostic)) return 'soft';
  const isAddressStatus = NO_SUCH_ADDRESS.test(status);
  const isPolicy = status.startsWith('5.7.');
  const concernsUs =
    BLOCKLIST_LINK.test(diagnostic) ||
    SENDER_REFUSED.test(`${diagnostic} ${notice}`) ||
    (isPolicy && diagnostic.includes('user unknown'));
  if (concernsUs || EXISTS.test(notice)) return 'soft';
  const decided =
    byWords(diagnostic, true, isPolicy) ??
    byWords(notice, false, isPolicy) ??
    byWords(reasonInSubject(failure.subject ?? ''), false, isPolicy);
  if (decided === 'hard') return refusedAfterContent(`${diagnostic} ${notice}`, isAddressStatus) ? 'soft' : 'hard';
  if (decided === 'soft') return 'soft';
  return isAddressStatus ? 'hard' : 'soft';
}

function flatten(text: string): string {
  return text.slice(0, MAX_EVIDENCE).toLowerCase().replace(/’/g, "'").replace(/\s+/g, ' ');
}

/** The most specific enhanced status in the server's answer. x.0.0 says nothing. */
function innerStatus(text: string): string | null {
  const found = [...text.matchAll(/(?<![\d.])([45]\.[0-7]\.\d{1,3})(?![\d.])/g)].map((match) => match[1]!);
  return found.filter((status) => !status.endsWith('.0.0') && status !== '5.1.0').at(-1) ?? null;
}

/** Only subjects of mail servers themselves; "Undeliverable: …" repeats our own. */
const reasonInSubject = (subject: string) => /^returned mail: (.{1,200})/i.exec(subject)?.[1]?.toLowerCase() ?? '';

function byWords(text: string, isAnswer: boolean, isPolicy: boolean): BounceClass | null {
  const words = text.replace(NOISE, ' ');
  if (SURELY_SOFT.test(words)) return 'soft';
  if (SURELY_HARD.test(words.replace(OUR_ADDRESS, 'ip'))) return 'hard';
  if (isAnswer && REFUSED.test(words)) return 'soft';
  if (PROBABLY_HARD.test(words)) return isPolicy ? 'soft' : 'hard';
  return null;
}

/** Some networks accept every recipient and say "unknown user" after the text. The person blocks us; the address exists. */
function refusedAfterContent(evidence: string, isAddressStatus: boolean): boolean {
  if (isAddressStatus || /need rcpt|no valid recipients|doesn't have an? |does not have an? /.test(evidence))
    return false;
  return REFUSED_AFTER_CONTENT.test(evidence);
}
