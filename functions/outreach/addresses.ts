import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import { isSame, sign } from '../platform/ids.ts';

export interface Target {
  readonly accountId: AccountId;
  readonly submissionId: SubmissionId;
}

const bare = (id: string) => id.slice(id.indexOf('_') + 1);
const signatureOf = (secret: string, purpose: string, { accountId, submissionId }: Target) =>
  sign(secret, `${purpose}:${accountId}:${submissionId}`);

/** Where a candidate's answer goes: signed, so that nobody can write into another conversation. 51 characters before the @. */
export const replyAddress = (secret: string, domain: string, target: Target) =>
  `r.${bare(target.accountId)}.${bare(target.submissionId)}.${signatureOf(secret, 'reply', target)}@${domain}`;

/** Reads a reply address back; undefined where it is none of ours or its signature is wrong. Case does not matter. */
export function readReplyAddress(secret: string, domain: string, address: string): Target | undefined {
  const [local = '', host = ''] = address.trim().toLowerCase().split('@');
  const [prefix, account, submission, signature] = local.split('.');
  if (prefix !== 'r' || host !== domain.toLowerCase()) return undefined;
  return verified(secret, 'reply', account, submission, signature);
}

/** What stands in the opt-out link: opaque, signed, without an address in it, and good for as long as the account lives. */
export const unsubscribeToken = (secret: string, target: Target) =>
  `${bare(target.accountId)}.${bare(target.submissionId)}.${signatureOf(secret, 'unsubscribe', target)}`;

/** Reads an opt-out token back; undefined where it was not signed by us. */
export function readUnsubscribeToken(secret: string, token: string): Target | undefined {
  const [account, submission, signature] = token.trim().toLowerCase().split('.');
  return verified(secret, 'unsubscribe', account, submission, signature);
}

function verified(secret: string, purpose: string, account = '', submission = '', signature = ''): Target | undefined {
  if (!/^[a-z0-9]+$/.test(account) || !/^[a-z0-9]+$/.test(submission)) return undefined;
  const target: Target = { accountId: `acc_${account}`, submissionId: `sub_${submission}` };
  return isSame(signature, signatureOf(secret, purpose, target)) ? target : undefined;
}
