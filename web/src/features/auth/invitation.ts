import type { Invitation } from '../../../../shared/model/account.ts';
import type { InvitationId } from '../../../../shared/model/ids.ts';
import { kept } from '../../api/kept.ts';

/** What an invitation link carries. */
export interface InvitationLink {
  readonly invite: InvitationId;
  readonly key: string;
}

const pending = kept('invitation', 'session');

/** The invitation in the address of the page, if there is one. */
export const linkFrom = (query: URLSearchParams): InvitationLink | undefined => {
  const invite = query.get('invite');
  return invite ? { invite: invite as InvitationId, key: query.get('key') || '-' } : undefined;
};

/**
 * What to tell someone who is signed in, by their email, and needs this invitation no more: it is theirs, or was accepted.
 * Undefined where the invitation is to be used, or cannot be.
 */
export const wordsOnArrival = (
  { status, email }: Pick<Invitation, 'status' | 'email'>,
  signedInAs: string | undefined,
): string | undefined => {
  if (!signedInAs) return undefined;
  const who = `You are signed in as ${signedInAs}.`;
  if (status === 'Confirmed') return `This invitation has already been accepted. ${who}`;
  return status === 'Sent' && email.toLowerCase() === signedInAs.toLowerCase() ? who : undefined;
};

/** Remembers the invitation until the person has signed in. */
export const rememberInvitation = (link: InvitationLink): void => pending.write(JSON.stringify(link));

/** The invitation the person came with, once. */
export const takeInvitation = (): InvitationLink | undefined => JSON.parse(pending.take() ?? 'null') ?? undefined;

/** The id under which the contract registers whoever came with this link: both parts, as base64url. */
export const encodeLink = ({ invite, key }: InvitationLink): string => {
  const bytes = new TextEncoder().encode(`${invite}.${key}`);
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};
