import * as z from 'zod';
import { AccountId, JobId, UserId } from '../../../shared/model/ids.ts';
import { isSame, sign } from '../../platform/ids.ts';

/** Who may hear of which chat, and until when (milliseconds since 1970) they may say so. */
export const LiveTarget = z.object({
  accountId: AccountId,
  jobId: JobId,
  userId: UserId,
  until: z.coerce.number().int(),
  /** By which of their sign-ins, and when that was (milliseconds since 1970); empty where a token does not say. */
  session: z.string().regex(/^[\w-]*$/),
  signedInAt: z.coerce.number().int(),
});
export type LiveTarget = z.infer<typeof LiveTarget>;

const partsOf = ({ accountId, jobId, userId, until, session, signedInAt }: LiveTarget) => [
  ...[accountId, jobId, userId, until, session, signedInAt],
];
const signatureOf = (secret: string, target: LiveTarget) => sign(secret, `live:${partsOf(target).join(':')}`);

/** What a page shows to open a socket: signed, for one chat, and soon worth nothing. */
export const liveTicket = (secret: string, target: LiveTarget): string =>
  [...partsOf(target), signatureOf(secret, target)].join('.');

/** Reads a ticket back; undefined where it was not signed by us or its time is over. */
export function readLiveTicket(secret: string, ticket: string, now: Date): LiveTarget | undefined {
  const [accountId, jobId, userId, until, session, signedInAt, signature = ''] = ticket.split('.');
  const { data: target } = LiveTarget.safeParse({ accountId, jobId, userId, until, session, signedInAt });
  if (!target || target.until < now.getTime()) return undefined;
  return isSame(signature, signatureOf(secret, target)) ? target : undefined;
}
