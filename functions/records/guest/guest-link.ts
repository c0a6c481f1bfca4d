import type { AccountId, GuestLinkId, JobId } from '../../../shared/model/ids.ts';
import { isSame, sign } from '../../platform/ids.ts';

/** Which link of which job of whom a token is. */
export interface GuestTarget {
  readonly accountId: AccountId;
  readonly jobId: JobId;
  readonly linkId: GuestLinkId;
}

const bare = (id: string) => id.slice(id.indexOf('_') + 1);
const signatureOf = (secret: string, { accountId, jobId, linkId }: GuestTarget) =>
  sign(secret, `guest:${accountId}:${jobId}:${linkId}`);

/** What stands in a guest review link, without a dot, which would make it a file's: signed, so that none can be made up. Whether it is still good stands in the table. */
export const guestToken = (secret: string, target: GuestTarget): string =>
  [bare(target.accountId), bare(target.jobId), bare(target.linkId), signatureOf(secret, target)].join('-');

/** Reads such a token back; undefined where it was not signed by us. */
export function readGuestToken(secret: string, token: string): GuestTarget | undefined {
  const [account = '', job = '', link = ''] = token.split('-');
  if (![account, job, link].every((part) => /^[A-Za-z0-9]+$/.test(part))) return undefined;
  const target: GuestTarget = { accountId: `acc_${account}`, jobId: `job_${job}`, linkId: `gst_${link}` };
  return isSame(token, [account, job, link, signatureOf(secret, target)].join('-')) ? target : undefined;
}
