import type { domainRoutes } from '../../shared/contract/domains.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { LIMITS } from '../../shared/product.ts';
import { changeWords, listChanges } from '../../shared/rules/account/audit-words.ts';
import { domainOf, isAlias, isSenderDomain, mayBeCustomDomain } from '../../shared/rules/account/domains.ts';
import type { Act } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import { newSecret } from '../platform/ids.ts';
import { log } from '../platform/log.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import { claimedDomain, claimedFrom, givesWay, type StoredDomain, standingOf } from '../records/account/domain.ts';
import { checkDomain } from './domain-check.ts';
import { onlyOwnAccount, present, type ShowDeps, settingsAudit, showAccount, withOwnOutreach } from './own-account.ts';

export interface DomainsDeps extends ShowDeps {
  readonly accounts: AccountsRepository;
  /** What our own mail is sent from. */
  readonly mailDomain: string;
}

/** The use cases of custom domains and of what emails come from. */
export const createDomainsApi = (deps: DomainsDeps): Api<typeof domainRoutes> => ({
  async addCustomDomain({ actor, params, body, act }) {
    onlyOwnAccount(actor, params.id);
    if (!mayBeCustomDomain(body.domain, deps.mailDomain)) throw new AppError('DOMAIN_NOT_ALLOWED');
    await checkNow(deps, await claim(deps, actor, body.domain, act));
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },

  async removeCustomDomain({ actor, params, act }) {
    onlyOwnAccount(actor, params.id);
    await release(deps, actor, params.domain, act);
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },

  async setCustomEmails({ actor, params, body, act }) {
    onlyOwnAccount(actor, params.id);
    const account = withOwnOutreach(await deps.accounts.findAccount(actor.accountId));
    const before = account.customEmails ?? [];
    const chosen = account.emailStrategy?.emailAddress;
    const wanted = [
      ...new Set([...body.customEmails.map((email) => email.toLowerCase()), ...(chosen ? [chosen] : [])]),
    ];
    if (wanted.length > LIMITS.customEmails) throw new AppError('BAD_REQUEST', { customEmails: [TOO_MANY] });
    for (const email of wanted) if (!before.includes(email)) await refuseUnlessOwn(deps, actor, email, NOT_AN_EMAIL);
    const audit = settingsAudit(actor, act, 'Custom emails', listChanges(before, wanted));
    if (audit.details && !(await deps.domainCheck.domains.saveCustomEmails(account, wanted, audit)))
      throw new AppError('CONFLICT');
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },

  async updateEmailStrategy({ actor, params, body: { emailStrategy }, act }) {
    onlyOwnAccount(actor, params.id);
    const { type } = emailStrategy;
    const emailAddress = type === 'COMMON_EMAIL_ADDRESS' ? await commonAddress(deps, actor, emailStrategy) : null;
    const account = withOwnOutreach(await deps.accounts.findAccount(actor.accountId));
    const before = account.emailStrategy;
    const known = account.customEmails ?? [];
    if (emailAddress && !known.includes(emailAddress) && known.length >= LIMITS.customEmails)
      throw new AppError('BAD_REQUEST', { emailAddress: [TOO_MANY] });
    const words = changeWords(senderWords(before), senderWords({ type, emailAddress }));
    const audit = settingsAudit(actor, act, 'Sender email address', words);
    if (words) await deps.domainCheck.domains.saveStrategy(account, { type, emailAddress }, audit);
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },
});

const SENDER_WORDS: Readonly<Record<string, string>> = {
  INDIVIDUAL_EMAIL_ADRESSES: 'Individual email addresses',
  DEFAULT_EMAIL_ADDRESS: 'Default email address',
};
const senderWords = (strategy: { type: string; emailAddress: string | null } | undefined): string =>
  strategy?.emailAddress ?? SENDER_WORDS[strategy?.type ?? 'DEFAULT_EMAIL_ADDRESS'] ?? strategy?.type ?? '';

const REQUIRED = { emailAddress: ['This field is required.'] };
const TOO_MANY = `An account has at most ${LIMITS.customEmails} email addresses. Please remove one first.`;
const NOT_AN_EMAIL = { customEmails: ['Please enter a valid email address.'] };
const NOT_AN_ALIAS = { emailAddress: ['Please enter a valid email address.'] };

/** The common address where it may be one: on a domain of the account that is verified. */
async function commonAddress(deps: DomainsDeps, actor: Actor, strategy: { emailAddress: string | null }) {
  const address = strategy.emailAddress?.toLowerCase();
  if (!address) throw new AppError('BAD_REQUEST', REQUIRED);
  await refuseUnlessOwn(deps, actor, address, NOT_AN_ALIAS);
  return address;
}

/** Refuses an address that an account cannot write from: it is an alias on a domain of its own that is verified. */
async function refuseUnlessOwn(
  { domainCheck }: DomainsDeps,
  actor: Actor,
  address: string,
  problem: Record<string, string[]>,
) {
  if (!isAlias(address.slice(0, address.lastIndexOf('@')))) throw new AppError('BAD_REQUEST', problem);
  const domain = await domainCheck.domains.find(domainOf(address));
  if (standingOf(domain, actor.accountId) !== 'verified') throw new AppError('DOMAIN_NOT_VERIFIED');
}

/** The domain as it is the account's, now or already. */
async function claim({ accounts, domainCheck }: DomainsDeps, actor: Actor, name: string, act: Act) {
  const { domains, identities } = domainCheck;
  const known = await domains.find(name);
  const from = known?.lapsedAt ? undefined : known;
  if (from?.accountId === actor.accountId) return from;
  if (from && !givesWay(from, act.at)) throw new AppError('DOMAIN_OF_ANOTHER_ACCOUNT');
  const account = withOwnOutreach(await accounts.findAccount(actor.accountId));
  // Those that were given up take no place.
  const kept = (await domains.listOf(account)).filter((one) => one.name !== name && !one.lapsedAt);
  if (kept.length >= LIMITS.customDomains) throw new AppError('TOO_MANY_DOMAINS');
  // What SES may still know is another's proof: whoever claims a domain anew proves it anew, or does not get it.
  if (!from) await identities.close(name);
  const { accountId } = actor;
  const domain = from
    ? claimedFrom(from, accountId, newSecret(), act.at)
    : claimedDomain(name, accountId, newSecret(), act.at);
  const audit = settingsAudit(actor, act, 'Domain added', name);
  const outcome = await domains.claim(account, kept, domain, audit, from);
  if (outcome === 'claimed') return domain;
  throw new AppError(outcome === 'ofAnother' ? 'DOMAIN_OF_ANOTHER_ACCOUNT' : 'CONFLICT');
}

/**
 * Gives a domain back, then makes SES forget it: in between nothing leaves from it, since it is nobody's. What broke off there is
 * finished by the next try, which finds it nobody's, or by whoever claims it next.
 */
async function release({ accounts, domainCheck, mailDomain }: DomainsDeps, actor: Actor, name: string, act: Act) {
  const { domains, identities } = domainCheck;
  const { accountId } = actor;
  const account = present(await accounts.findAccount(accountId));
  if (!mayBeCustomDomain(name, mailDomain)) throw new AppError('NOT_FOUND');
  const domain = await domains.find(name);
  if (!domain) return identities.close(name);
  if (domain.accountId !== accountId) throw new AppError('NOT_FOUND');
  if (account.emailStrategy && isSenderDomain(account.emailStrategy, name)) throw new AppError('DOMAIN_IN_USE');
  const audit = settingsAudit(actor, act, 'Domain removed', name);
  if ((await domains.release(account, name, audit)) !== 'released') throw new AppError('CONFLICT');
  await identities.close(name);
}

/** Looks at once. Where SES does not answer, the domain is due, and looked at by the schedule. */
async function checkNow({ domainCheck }: DomainsDeps, domain: StoredDomain) {
  try {
    await checkDomain(domainCheck, domain);
  } catch (error) {
    log.error('A domain could not be checked', error);
  }
}
