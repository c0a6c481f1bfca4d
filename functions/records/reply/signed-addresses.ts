import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { isSame, sign } from '../../platform/ids.ts';

export interface Target {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
}

const bare = (id: string) => id.slice(id.indexOf('_') + 1);
const signatureOf = (secret: string, purpose: string, { accountId, submissionId }: Target) =>
  sign(secret, `${purpose}:${accountId}:${submissionId}`);

/** What a mail to one of our signed addresses is: an answer, or a wish to get no further emails (RFC 2369). */
export type Purpose = 'reply' | 'opt-out';
const PREFIXES: Readonly<Record<Purpose, string>> = { reply: 'r', 'opt-out': 'u' };
const SIGNED_FOR: Readonly<Record<Purpose, string>> = { reply: 'reply', 'opt-out': 'opt-out mail' };

const inboundAddress = (purpose: Purpose) => (secret: string, domain: string, target: Target) =>
  `${PREFIXES[purpose]}.${bare(target.accountId)}.${bare(target.submissionId)}.${signatureOf(secret, SIGNED_FOR[purpose], target)}@${domain}`;

/** Where a candidate's answer goes: signed, so that nobody can write into another conversation. 51 characters before the @. */
export const replyAddress = inboundAddress('reply');

/** Where a mail program writes when its person presses Unsubscribe. Whatever is in the mail, it is an opt-out. */
export const optOutAddress = inboundAddress('opt-out');

/** Reads one of our addresses back; undefined where it is none of ours or its signature is wrong. Case does not matter. */
export function readInboundAddress(
  secret: string,
  domain: string,
  address: string,
): { readonly purpose: Purpose; readonly target: Target } | undefined {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@');
  const [prefix, account, submission, signature] = local.split('.');
  const purpose = (['reply', 'opt-out'] as const).find((each) => PREFIXES[each] === prefix);
  if (!purpose || host !== domain.toLowerCase()) return undefined;
  const target = verified(secret, SIGNED_FOR[purpose], account, submission, signature);
  return target && { purpose, target };
}

/** What stands in the opt-out link: opaque, signed, without an address in it, and good for as long as the account lives. */
export const unsubscribeToken = (secret: string, target: Target) =>
  `${bare(target.accountId)}.${bare(target.submissionId)}.${signatureOf(secret, 'unsubscribe', target)}`;

/** Reads an opt-out token back; undefined where it was not signed by us. */
export function readUnsubscribeToken(secret: string, token: string): Target | undefined {
  const [account, submission, signature] = token.trim().toLowerCase().split('.');
  return verified(secret, 'unsubscribe', account, submission, signature);
}

/** What stands in the link to what is held about a candidate: as opaque as the other, and no way from one to the other. */
export const rightsToken = (secret: string, target: Target) =>
  `${bare(target.accountId)}.${bare(target.submissionId)}.${signatureOf(secret, 'rights', target)}`;

/** Reads such a token back; undefined where it was not signed by us. */
export function readRightsToken(secret: string, token: string): Target | undefined {
  const [account, submission, signature] = token.trim().toLowerCase().split('.');
  return verified(secret, 'rights', account, submission, signature);
}

function verified(secret: string, purpose: string, account = '', submission = '', signature = ''): Target | undefined {
  if (!/^[a-z0-9]+$/.test(account) || !/^[a-z0-9]+$/.test(submission)) return undefined;
  const target: Target = { accountId: `acc_${account}`, submissionId: `sub_${submission}` };
  return isSame(signature, signatureOf(secret, purpose, target)) ? target : undefined;
}
