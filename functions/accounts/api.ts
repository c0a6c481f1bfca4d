import type { accountRoutes } from '../../shared/contract/accounts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId, UserId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { canEditPerson } from '../../shared/rules/account/access.ts';
import { isProductName, PRODUCT_NAME_PROBLEM } from '../../shared/rules/outreach/reserved-names.ts';
import { defaultSignature, hasContactDetails, isEmptySignature } from '../../shared/rules/outreach/signature.ts';
import type { Actor, Api, Identity } from '../platform/http.ts';
import type { AccountsRepository, UserChanges } from '../records/account/account-store.ts';
import type { LedgerStore } from '../records/account/ledger-store.ts';
import type { SenderClaims } from '../records/account/sender-claims.ts';
import { flagsFrom, settingsFrom } from '../records/account/settings.ts';
import type { StoredInvitation, StoredUser } from '../records/account/stored-account.ts';
import { type AuditDeps, createAuditApi } from './audit.ts';
import { createDomainsApi, type DomainsDeps } from './domains.ts';
import { createEmailSettingsApi, type EmailSettingsDeps } from './email-settings.ts';
import { showAccount } from './own-account.ts';
import { changePicture } from './picture.ts';
import { createProductEventApi, type ProductEventDeps, saveConsent } from './product-events.ts';
import { register } from './register.ts';
import {
  hasExpired,
  hasSeatLeft,
  isKeyOf,
  refusal,
  toCreditLine,
  toInvitation,
  toPreferences,
  toTeammate,
} from './rules.ts';
import { createTeammatesApi, type TeammatesDeps } from './teammates.ts';

/** How often a change is made again from what somebody else saved meanwhile. */
const TRIES = 10;
const TOO_LONG = 'This signature is too long, its formatting and links included. Please shorten it.';

export interface AccountsDeps extends AuditDeps, ProductEventDeps, TeammatesDeps, EmailSettingsDeps, DomainsDeps {
  readonly ledger: LedgerStore;
  /** Whether whoever has this address was removed from an account. */
  readonly wasRemoved: (email: string) => Promise<boolean>;
  /** Gives a person of this name an address to write from that is theirs alone. */
  readonly claimSender: SenderClaims['claimFor'];
  /** Leaves in the HTML only what a signature may hold. */
  readonly cleanHtml: (html: string) => Promise<string>;
  /** Tells whatever shows people's names that one has changed. */
  readonly renamed: (user: { id: UserId; accountId: AccountId; name: string }) => Promise<void>;
}

/** The use cases of accounts, their people and their invitations. */
export const createAccountsApi = (deps: AccountsDeps): Api<typeof accountRoutes> => {
  const { accounts } = deps;

  return {
    ...createTeammatesApi(deps),
    ...createAuditApi(deps),
    ...createEmailSettingsApi(deps),
    ...createDomainsApi(deps),

    listAppSettings: async () => settingsFrom(await accounts.listSettings()),
    listFeatureFlags: async () => flagsFrom(await accounts.listSettings()),
    listMyFeatureFlags: async ({ actor }) => flagsFrom(await accounts.listSettings(), actor.accountId),

    async getPreferences({ identity, params }) {
      onlyOneself(identity, params.id);
      const user = await accounts.findUser(identity.userId);
      if (!user && (await deps.wasRemoved(identity.email))) throw new AppError('USER_BLOCKED');
      return user ? toPreferences(user) : null;
    },

    ...createProductEventApi(deps, (actor) => ownRecord(accounts, actor)),

    register: (request) => register(deps, request.identity, request.body),

    async updatePreferences({ actor, params, body: { picture, ...about } }) {
      onlyOneself(actor, params.id);
      if (picture) await deps.pictures.draw(actor, picture);
      const saved = await changePreferences(deps, actor, about);
      if (picture === undefined) return toPreferences(saved);
      return toPreferences(await changePicture({ ...accounts, pictures: deps.pictures }, saved, picture));
    },

    async saveAnalyticsConsent({ actor, body }) {
      const own = await ownRecord(accounts, actor);
      return toPreferences(await saveConsent(deps, own, body.productAnalyticsConsent));
    },

    async saveSignature({ actor, params, body }) {
      onlyOneself(actor, params.userId);
      const signature = await deps.cleanHtml(body.signature);
      // Cleaning makes a text longer where it closes tags and says of links how they open.
      if (signature.length > LIMITS.longText) throw new AppError('BAD_REQUEST', { signature: [TOO_LONG] });
      if (isEmptySignature(signature)) throw new AppError('BAD_REQUEST', { signature: ['This field is required.'] });
      if (hasContactDetails(signature) || hasContactDetails(body.signature))
        throw new AppError('SIGNATURE_HAS_CONTACT_DETAILS');
      const saved = await accounts.changeUser(await ownRecord(accounts, actor), { signature });
      if (!saved) throw new AppError('USER_BLOCKED');
      return toPreferences(saved);
    },

    async getAccount({ actor, params }) {
      onlyOwnAccount(actor, params.id);
      const account = await accounts.findAccount(actor.accountId);
      if (!account) throw new Error(`The account ${actor.accountId} of a registered person does not exist`);
      return showAccount(deps, account);
    },

    async listCredits({ actor, params, query }) {
      onlyOwnAccount(actor, params.id);
      const { entries, jobs, next } = await deps.ledger.list(actor.accountId, query.after);
      return { lines: entries.map((entry) => toCreditLine(entry, jobs)), next };
    },

    async listTeammates({ actor, params }) {
      onlyOwnAccount(actor, params.id);
      return (await accounts.listPeople(actor.accountId)).map(toTeammate);
    },

    async getTeammate({ actor, params }) {
      onlyOwnAccount(actor, params.id);
      const user = await accounts.findUser(params.userId);
      if (user?.accountId !== actor.accountId) throw new AppError('NOT_FOUND');
      return toTeammate(user);
    },

    async getInvitation({ params, query }) {
      const invitation = await accounts.findInvitation(params.id);
      if (!invitation || !isKeyOf(invitation, query.key)) throw new AppError('INVITATION_NOT_FOUND');
      return { ...toInvitation(invitation), problem: await problemOf(deps, invitation) };
    },

    async confirmInvitation({ actor, params }) {
      const invitation = await accounts.findInvitation(params.id);
      if (invitation?.account !== actor.accountId) throw new AppError('INVITATION_NOT_FOUND');
      if (invitation.email !== actor.email) throw new AppError('WRONG_INVITATION_EMAIL');
      if (invitation.status === 'Sent') await accounts.confirmInvitation(invitation, actor.userId);
      const settled = await accounts.findInvitation(params.id);
      if (settled?.status !== 'Confirmed') throw refusal('INVITATION_REVOKED', invitation);
      return toInvitation(settled);
    },
  };
};

/** Why an invitation that was sent cannot be used now, whoever comes with it. */
async function problemOf({ accounts, now }: AccountsDeps, invitation: StoredInvitation) {
  if (invitation.status !== 'Sent') return null;
  if (hasExpired(invitation, now())) return 'INVITATION_EXPIRED';
  return hasSeatLeft(invitation, await accounts.findAccount(invitation.account)) ? null : 'NO_SEAT_LEFT';
}

interface PreferenceChanges {
  readonly firstname?: string | undefined;
  readonly lastname?: string | undefined;
  readonly employer?: { readonly position?: string | undefined; readonly company?: string | undefined } | undefined;
}

/** What the name, the address and the first signature are made from. */
const MADE_FROM = ['firstname', 'lastname', 'company', 'signature'] as const;

/** Saves what a person says about themselves; made again from what stands then where somebody saved it at the same time. */
async function changePreferences(deps: AccountsDeps, actor: Actor, body: PreferenceChanges): Promise<StoredUser> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const user = await ownRecord(deps.accounts, actor);
    const changes = changesOf(user, body);
    if (Object.keys(changes).length === 0) return user;
    const saved = await deps.accounts.changeUser(
      user,
      { ...changes, ...(await newSender(deps, user, changes)) },
      MADE_FROM,
    );
    if (!saved) continue;
    if (saved.name !== user.name) await deps.renamed(saved);
    return saved;
  }
  throw new AppError('CONFLICT');
}

/** An address of their own for somebody who has a new name, or has none claimed. */
async function newSender(
  { claimSender }: AccountsDeps,
  { id, hasClaimedSender, ...user }: StoredUser,
  changes: UserChanges,
) {
  const name = changes.name ?? user.name;
  if (changes.name !== undefined && isProductName(name))
    throw new AppError('BAD_REQUEST', { firstname: [PRODUCT_NAME_PROBLEM] });
  if (!name || (changes.name === undefined && hasClaimedSender)) return {};
  return { senderEmailAddress: await claimSender({ id, name }), hasClaimedSender: true };
}

/** What differs from what is stored; the first time a person is complete that makes their signature. */
function changesOf(user: StoredUser, { firstname, lastname, employer = {} }: PreferenceChanges): UserChanges {
  const said = { firstname, lastname, position: employer.position, company: employer.company };
  const sent = Object.entries(said).filter(([, value]) => value !== undefined);
  const after: StoredUser = { ...user, ...Object.fromEntries(sent) };
  const name = `${after.firstname} ${after.lastname}`.trim();
  const isUnsigned = user.signature === '' && Boolean(name && after.company);
  const made = { ...said, name, ...(isUnsigned && { signature: defaultSignature(after) }) };
  const changed = Object.entries(made).filter(
    ([attribute, value]) => value !== undefined && value !== user[attribute as keyof StoredUser],
  );
  return Object.fromEntries(changed);
}

async function ownRecord(accounts: AccountsRepository, actor: Actor) {
  const user = await accounts.findUser(actor.userId);
  if (!user) throw new AppError('USER_BLOCKED');
  return user;
}

function onlyOneself({ userId }: Identity, id: string) {
  if (id !== 'me' && !canEditPerson({ id: userId }, { id: id as UserId })) throw new AppError('NOT_FOUND');
}

function onlyOwnAccount({ accountId }: Actor, id: string) {
  if (id !== accountId) throw new AppError('NOT_FOUND');
}
