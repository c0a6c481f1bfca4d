import type { accountRoutes } from '../../shared/contract/accounts.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { UserId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { canEditPerson } from '../../shared/rules/account/access.ts';
import { aboutYouChanges, changeWords, consentWords } from '../../shared/rules/account/audit-words.ts';
import { hasContactDetails, isEmptySignature } from '../../shared/rules/outreach/signature.ts';
import { newAct } from '../platform/act.ts';
import type { Actor, Api, Identity } from '../platform/http.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { LedgerStore } from '../records/account/ledger-store.ts';
import { flagsFrom, settingsFrom } from '../records/account/settings.ts';
import type { StoredInvitation } from '../records/account/stored-account.ts';
import { type AboutYouDeps, changeAboutYou } from './about-you.ts';
import { type AuditDeps, createAuditApi } from './audit.ts';
import { createDomainsApi, type DomainsDeps } from './domains.ts';
import { createEmailSettingsApi, type EmailSettingsDeps } from './email-settings.ts';
import { noteSetting, onlyOwnAccount, settingsAudit, showAccount, withOwnOutreach } from './own-account.ts';
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
import { createSessionsApi, refuseEnded, type SessionsDeps } from './sessions.ts';
import { createSupportApi } from './support.ts';
import { createTeammatesApi, type TeammatesDeps } from './teammates.ts';
import { createTwoStepApi, type TwoStepDeps } from './two-step.ts';

const TOO_LONG = 'This signature is too long, its formatting and links included. Please shorten it.';

export interface AccountsDeps
  extends AboutYouDeps,
    AuditDeps,
    ProductEventDeps,
    SessionsDeps,
    TwoStepDeps,
    TeammatesDeps,
    EmailSettingsDeps,
    DomainsDeps {
  readonly ledger: LedgerStore;
  /** Whether whoever has this address was removed from an account. */
  readonly wasRemoved: (email: string) => Promise<boolean>;
  /** Leaves in the HTML only what a signature may hold. */
  readonly cleanHtml: (html: string) => Promise<string>;
}

/** The use cases of accounts, their people and their invitations. */
export const createAccountsApi = (deps: AccountsDeps): Api<typeof accountRoutes> => {
  const { accounts } = deps;

  return {
    ...createTeammatesApi(deps),
    ...createAuditApi(deps),
    ...createEmailSettingsApi(deps),
    ...createDomainsApi(deps),
    ...createSupportApi(deps),

    listAppSettings: async () => settingsFrom(await accounts.listSettings()),
    listFeatureFlags: async () => flagsFrom(await accounts.listSettings()),
    listMyFeatureFlags: async ({ actor }) => flagsFrom(await accounts.listSettings(), actor.accountId),

    async getPreferences({ identity, params }) {
      onlyOneself(identity, params.id);
      const user = await accounts.findUser(identity.userId);
      if (!user && (await deps.wasRemoved(identity.email))) throw new AppError('USER_BLOCKED');
      if (!user) return null;
      refuseEnded(user, identity);
      if (identity.session) await deps.sessions.note(user, identity.session, deps.now());
      return toPreferences(user);
    },

    ...createProductEventApi(deps, (actor) => ownRecord(accounts, actor)),
    ...createSessionsApi(deps, (actor) => ownRecord(accounts, actor)),
    ...createTwoStepApi(deps),

    register: (request) => register(deps, request.identity, request.body),

    async updatePreferences({ actor, params, body: { picture, ...about } }) {
      onlyOneself(actor, params.id);
      if (picture) await deps.pictures.draw(actor, picture);
      const find = () => ownRecord(accounts, actor);
      const { before, saved } = await changeAboutYou(deps, find, about);
      const shown =
        picture === undefined ? saved : await changePicture({ ...accounts, pictures: deps.pictures }, saved, picture);
      await noteSetting(
        deps,
        actor,
        settingsAudit(actor, newAct(deps.now()), 'About you', aboutYouChanges(before, shown)),
      );
      return toPreferences(shown);
    },

    async saveAnalyticsConsent({ actor, body: { productAnalyticsConsent: isGiven } }) {
      const own = await ownRecord(accounts, actor);
      const saved = await saveConsent(deps, own, isGiven);
      const words = changeWords(consentWords(own.productAnalyticsConsent), consentWords(isGiven));
      await noteSetting(deps, actor, settingsAudit(actor, newAct(deps.now()), 'Product analytics', words));
      return toPreferences(saved);
    },

    async saveSignature({ actor, params, body }) {
      onlyOneself(actor, params.userId);
      withOwnOutreach(await accounts.findAccount(actor.accountId));
      const signature = await deps.cleanHtml(body.signature);
      // Cleaning makes a text longer where it closes tags and says of links how they open.
      if (signature.length > LIMITS.longText) throw new AppError('BAD_REQUEST', { signature: [TOO_LONG] });
      if (isEmptySignature(signature)) throw new AppError('BAD_REQUEST', { signature: ['This field is required.'] });
      if (hasContactDetails(signature) || hasContactDetails(body.signature))
        throw new AppError('SIGNATURE_HAS_CONTACT_DETAILS');
      const own = await ownRecord(accounts, actor);
      if (own.signature === signature) return toPreferences(own);
      const saved = await accounts.changeUser(own, { signature });
      if (!saved) throw new AppError('USER_BLOCKED');
      await noteSetting(deps, actor, settingsAudit(actor, newAct(deps.now()), 'Email signature', 'Written anew'));
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
      const { lines, next } = await deps.ledger.list(actor.accountId, query.after);
      return { lines: lines.map(({ entry, job }) => toCreditLine(entry, job)), next };
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

async function ownRecord(accounts: AccountsRepository, actor: Actor) {
  const user = await accounts.findUser(actor.userId);
  if (!user) throw new AppError('USER_BLOCKED');
  return user;
}

function onlyOneself({ userId }: Identity, id: string) {
  if (id !== 'me' && !canEditPerson({ id: userId }, { id: id as UserId })) throw new AppError('NOT_FOUND');
}
