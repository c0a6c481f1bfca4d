import type { engagementRoutes } from '../../shared/contract/engagement.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { companyListProblems, toCompanyEntries } from '../../shared/rules/job/company-entries.ts';
import type { Act } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { NewAudit } from '../records/account/audit-store.ts';
import type { EmailSettingsStore } from '../records/account/email-settings-store.ts';
import { toAccount, toPreferences } from './rules.ts';

export interface EmailSettingsDeps {
  readonly accounts: AccountsRepository;
  readonly emailSettings: EmailSettingsStore;
}

/** The use cases of the settings Sourcing and Engagement. */
export const createEmailSettingsApi = ({
  accounts,
  emailSettings,
}: EmailSettingsDeps): Api<typeof engagementRoutes> => ({
  async setSourcingCompanies({ actor, params, body }) {
    onlyOwnAccount(actor, params.id);
    const lists = {
      whitelistedDomains: toCompanyEntries(body.whitelistedDomains),
      blacklistedDomains: toCompanyEntries(body.blacklistedDomains),
    };
    refuse(companyListProblems(lists));
    return toAccount(present(await emailSettings.saveCompanies(actor.accountId, lists)));
  },

  async setTeamWorkEmails({ actor, params, body, act }) {
    onlyOwnAccount(actor, params.id);
    const wanted = body.shouldContactCandidateWorkEmails;
    const audit = settingsAudit(actor, act, 'Work emails', wanted ? 'Only if necessary' : 'Never');
    if (!(await emailSettings.saveTeamWorkEmails(actor.accountId, wanted, audit)))
      throw new AppError('WORK_EMAILS_NEEDED');
    return toAccount(present(await accounts.findAccount(actor.accountId)));
  },

  async setOwnWorkEmails({ actor, body: { shouldContactCandidateWorkEmails: wanted } }) {
    const account = wanted ? undefined : present(await accounts.findAccount(actor.accountId));
    if (account && !account.canDisableContactWorkEmails) throw new AppError('WORK_EMAILS_NEEDED');
    const saved = await emailSettings.saveOwnWorkEmails(actor.userId, wanted);
    if (!saved) throw new AppError('USER_BLOCKED');
    return toPreferences(saved);
  },

  async setPostalAddress({ actor, params, body, act }) {
    onlyOwnAccount(actor, params.id);
    const audit = settingsAudit(actor, act, 'Postal address', body.postalAddress);
    await emailSettings.savePostalAddress(actor.accountId, body.postalAddress, audit);
    return toAccount(present(await accounts.findAccount(actor.accountId)));
  },
});

/** An entry of the audit log that says which setting an admin changed, and to what. */
export function settingsAudit(actor: Actor, act: Act, subject: string, details: string): NewAudit {
  const by = { id: actor.userId, name: actor.name };
  return { id: act.newId(), at: act.at.toISOString(), kind: 'SETTINGS_CHANGED', by, subject, details };
}

export function onlyOwnAccount({ accountId }: Pick<Actor, 'accountId'>, id: AccountId) {
  if (id !== accountId) throw new AppError('NOT_FOUND');
}

/** The account of a registered person is always there. */
export function present<T>(found: T | undefined): T {
  if (!found) throw new Error('The account of a registered person does not exist');
  return found;
}

function refuse(problems: ReturnType<typeof companyListProblems>) {
  if (problems.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const { field, message } of problems) fields[field] = [...(fields[field] ?? []), message];
  throw new AppError('BAD_REQUEST', fields);
}
