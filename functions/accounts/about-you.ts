import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { isProductName, PRODUCT_NAME_PROBLEM } from '../../shared/rules/outreach/reserved-names.ts';
import { defaultSignature, hasContactDetails, withCompany } from '../../shared/rules/outreach/signature.ts';
import type { AccountsRepository, UserChanges } from '../records/account/account-store.ts';
import type { SenderClaims } from '../records/account/sender-claims.ts';
import type { StoredUser } from '../records/account/stored-account.ts';

/** How often a change is made again from what somebody else saved meanwhile. */
const TRIES = 10;

export interface AboutYouDeps {
  readonly accounts: AccountsRepository;
  /** Gives a person of this name an address to write from that is theirs alone, or none where they have had enough. */
  readonly claimSender: SenderClaims['claimAnother'];
  /** Tells whatever shows people's names that one has changed. */
  readonly renamed: (user: { id: UserId; accountId: AccountId; name: string }) => Promise<void>;
}

interface AboutYouChanges {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly employer?: { readonly position?: string | undefined; readonly company?: string | undefined } | undefined;
}

/** What the name, the address and the first signature are made from. */
const MADE_FROM = ['firstname', 'lastname', 'company', 'signature'] as const;

/** Saves what a person says about themselves; made again from what stands then where somebody saved it at the same time. */
export async function changeAboutYou(deps: AboutYouDeps, find: () => Promise<StoredUser>, said: AboutYouChanges) {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const user = await find();
    const changes = changesOf(user, said);
    if (Object.keys(changes).length === 0) {
      // An earlier save of this name may have broken off before it was told.
      if (said.firstname !== undefined || said.lastname !== undefined) await deps.renamed(user);
      return { before: user, saved: user };
    }
    const saved = await deps.accounts.changeUser(
      user,
      { ...changes, ...(await newSender(deps, user, changes)) },
      MADE_FROM,
    );
    if (!saved) continue;
    if (saved.name !== user.name) await deps.renamed(saved);
    return { before: user, saved };
  }
  throw new AppError('CONFLICT');
}

/** An address of their own for somebody who has a new name, or has none claimed. */
async function newSender(
  { claimSender }: AboutYouDeps,
  { id, hasClaimedSender, ...user }: StoredUser,
  changes: UserChanges,
) {
  const name = changes.name ?? user.name;
  if (changes.name !== undefined && isProductName(name))
    throw new AppError('BAD_REQUEST', { firstname: [PRODUCT_NAME_PROBLEM] });
  if (!name || (changes.name === undefined && hasClaimedSender)) return {};
  const senderEmailAddress = await claimSender({ id, name });
  return senderEmailAddress ? { senderEmailAddress, hasClaimedSender: true } : {};
}

/**
 * The signature once somebody says another name or company of themself: what we made is made again, and one of their own names
 * the company that they have now.
 */
function signatureOf(before: StoredUser, after: StoredUser): string {
  const isOurs = before.signature === '' || before.signature === defaultSignature(before);
  if (isOurs) return after.name && after.company ? defaultSignature(after) : before.signature;
  const renamed = withCompany(before.signature, before.company, after.company);
  return renamed.length > LIMITS.longText || hasContactDetails(renamed) ? before.signature : renamed;
}

/** What differs from what is stored; the first time a person is complete that makes their signature. */
function changesOf(user: StoredUser, { firstname, lastname, employer = {} }: AboutYouChanges): UserChanges {
  const said = { firstname, lastname, position: employer.position, company: employer.company };
  const sent = Object.entries(said).filter(([, value]) => value !== undefined);
  const after: StoredUser = { ...user, ...Object.fromEntries(sent) };
  const name = `${after.firstname} ${after.lastname}`.trim();
  const made = { ...said, name, signature: signatureOf(user, { ...after, name }) };
  const changed = Object.entries(made).filter(
    ([attribute, value]) => value !== undefined && value !== user[attribute as keyof StoredUser],
  );
  return Object.fromEntries(changed);
}
