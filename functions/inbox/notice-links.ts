import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { isSame, sign } from '../platform/ids.ts';

/** What somebody can be told by mail, and can have stopped. */
export type NoticeKind = 'replies' | 'summary';

export interface NoticeTarget {
  readonly accountId: AccountId;
  readonly userId: UserId;
  readonly kind: NoticeKind;
}

const bare = (id: string) => id.slice(id.indexOf('_') + 1);
const signatureOf = (secret: string, { accountId, userId, kind }: NoticeTarget) =>
  sign(secret, `notices:${accountId}:${userId}:${kind}`);

/** What stands in the link that stops a kind of notice: signed, and good for as long as the account lives. */
export const noticeToken = (secret: string, target: NoticeTarget) =>
  [bare(target.accountId), bare(target.userId), target.kind, signatureOf(secret, target)].join('.');

/** Reads one back; undefined where it was not signed by us. */
export function readNoticeToken(secret: string, token: string): NoticeTarget | undefined {
  const [account = '', user = '', kind, signature = ''] = token.trim().toLowerCase().split('.');
  if (!/^[a-z0-9]+$/.test(account) || !/^[a-z0-9]+$/.test(user)) return undefined;
  if (kind !== 'replies' && kind !== 'summary') return undefined;
  const target: NoticeTarget = { accountId: `acc_${account}`, userId: `usr_${user}`, kind };
  return isSame(signature, signatureOf(secret, target)) ? target : undefined;
}
