import type { engagementRoutes } from '../../shared/contract/engagement.ts';
import { AppError } from '../../shared/contract/errors.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { changeWords, listChanges, workEmailWords } from '../../shared/rules/account/audit-words.ts';
import { companyListProblems, textOfCompany, toCompanyEntries } from '../../shared/rules/job/company-entries.ts';
import { RETENTION_DAYS } from '../../shared/rules/outreach/retention.ts';
import { windowWords } from '../../shared/rules/outreach/window-words.ts';
import { type Act, newAct } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { AuditLog } from '../records/account/audit-store.ts';
import type { EmailSettingsStore } from '../records/account/email-settings-store.ts';
import { sendWindowOf } from '../records/account/send-window.ts';
import { flagsFrom } from '../records/account/settings.ts';
import type { StoredAccount } from '../records/account/stored-account.ts';
import type { JobReader } from '../records/job/job-reader.ts';
import { writtenVersionOf } from '../records/job/stored-job.ts';
import {
  noteSetting,
  onlyOwnAccount,
  present,
  type ShowDeps,
  settingsAudit,
  showAccount,
  withOwnOutreach,
} from './own-account.ts';
import { toPreferences } from './rules.ts';

export interface EmailSettingsDeps extends ShowDeps {
  readonly accounts: AccountsRepository;
  readonly auditLog: AuditLog;
  readonly emailSettings: EmailSettingsStore;
  readonly findJob: JobReader['findJob'];
}

/** The use cases of the settings Sourcing and Engagement. */
export const createEmailSettingsApi = (deps: EmailSettingsDeps): Api<typeof engagementRoutes> => ({
  async setSourcingCompanies({ actor, params, body }) {
    onlyOwnAccount(actor, params.id);
    const lists = {
      whitelistedDomains: toCompanyEntries(body.whitelistedDomains),
      blacklistedDomains: toCompanyEntries(body.blacklistedDomains),
    };
    refuse(companyListProblems(lists));
    const before = present(await deps.accounts.findAccount(actor.accountId));
    const saved = await deps.emailSettings.saveCompanies(actor.accountId, lists, body.companiesVersion);
    if (!saved) throw new AppError('COMPANIES_CHANGED');
    for (const [subject, name] of COMPANY_LISTS) {
      const details = listChanges(before[name].map(textOfCompany), lists[name].map(textOfCompany));
      await noteSetting(deps, actor, settingsAudit(actor, newAct(deps.domainCheck.now()), subject, details));
    }
    return showAccount(deps, saved);
  },

  async setTeamWorkEmails({ actor, params, body, act }) {
    onlyOwnAccount(actor, params.id);
    const wanted = body.shouldContactCandidateWorkEmails;
    const before = present(await deps.accounts.findAccount(actor.accountId)).shouldContactCandidateWorkEmails;
    const audit = settingsAudit(actor, act, 'Work emails', changeWords(workEmailWords(before), workEmailWords(wanted)));
    if (audit.details && !(await deps.emailSettings.saveTeamWorkEmails(actor.accountId, wanted, audit)))
      throw new AppError('WORK_EMAILS_NEEDED');
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },

  async setOwnWorkEmails({ actor, body: { shouldContactCandidateWorkEmails: wanted } }) {
    const account = withOwnOutreach(await deps.accounts.findAccount(actor.accountId));
    if (!wanted && !account.canDisableContactWorkEmails) throw new AppError('WORK_EMAILS_NEEDED');
    const before = await deps.accounts.findUser(actor.userId);
    const saved = await deps.emailSettings.saveOwnWorkEmails(actor.userId, wanted);
    if (!saved) throw new AppError('USER_BLOCKED');
    const words = before?.shouldContactCandidateWorkEmails === wanted ? '' : workEmailWords(wanted);
    const audit = settingsAudit(actor, newAct(deps.domainCheck.now()), 'Own work emails', words);
    await noteSetting(deps, actor, audit);
    return toPreferences(saved);
  },

  async setPostalAddress({ actor, params, body, act }) {
    onlyOwnAccount(actor, params.id);
    const before = present(await deps.accounts.findAccount(actor.accountId)).postalAddress;
    const audit = settingsAudit(actor, act, 'Postal address', changeWords(before, body.postalAddress));
    if (audit.details) await deps.emailSettings.savePostalAddress(actor.accountId, body.postalAddress, audit);
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },

  async setSendWindow({ actor, params, body: { sendWindow }, act }) {
    onlyOwnAccount(actor, params.id);
    const before = sendWindowOf(present(await deps.accounts.findAccount(actor.accountId)));
    const words = changeWords(windowWords(before), windowWords(sendWindow));
    const audit = settingsAudit(actor, act, 'Send window', words);
    if (words) await deps.emailSettings.saveSendWindow(actor.accountId, sendWindow, audit);
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },

  async setRetention({ actor, params, body: { retentionDays }, act }) {
    onlyOwnAccount(actor, params.id);
    const before = present(await deps.accounts.findAccount(actor.accountId)).retentionDays ?? RETENTION_DAYS.standard;
    const words = changeWords(daysWords(before), daysWords(retentionDays));
    const audit = settingsAudit(actor, act, 'Candidates who do not answer', words);
    if (words) await deps.emailSettings.saveRetention(actor.accountId, retentionDays, audit);
    return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
  },

  async setDefaultOutreach({ actor, params, body, act }) {
    onlyOwnAccount(actor, params.id);
    const account = withOwnOutreach(await deps.accounts.findAccount(actor.accountId));
    const job = await deps.findJob(actor.accountId, body.jobIdForDefaultEmailOutreach);
    if (!job) throw new AppError('JOB_NOT_FOUND');
    if (writtenVersionOf(job) === null) throw new AppError('JOB_HAS_NO_OWN_EMAILS');
    return saveDefaultOutreach(deps, actor, act, { account, id: job.id, title: job.title });
  },

  async resetDefaultOutreach({ actor, params, act }) {
    onlyOwnAccount(actor, params.id);
    const account = withOwnOutreach(await deps.accounts.findAccount(actor.accountId));
    return saveDefaultOutreach(deps, actor, act, { account, id: null, title: 'The basic emails' });
  },
});

const daysWords = (days: number) => `deleted after ${days} days`;

const COMPANY_LISTS = [
  ['Companies to source from', 'whitelistedDomains'],
  ['Companies not to source from', 'blacklistedDomains'],
] as const;

/** Only where the account was given this part of the product (2-jobs, section 6). */
async function saveDefaultOutreach(
  deps: EmailSettingsDeps,
  actor: Actor,
  act: Act,
  chosen: { readonly account: StoredAccount; readonly id: JobId | null; readonly title: string },
) {
  const { setAccountDefaultOutreach } = flagsFrom(await deps.accounts.listSettings(), actor.accountId);
  if (!setAccountDefaultOutreach) throw new AppError('DEFAULT_OUTREACH_NOT_OFFERED');
  if ((chosen.account.jobIdForDefaultEmailOutreach ?? null) === chosen.id) return showAccount(deps, chosen.account);
  const audit = settingsAudit(actor, act, 'Default emails', chosen.title);
  await deps.emailSettings.saveDefaultOutreach(actor.accountId, chosen.id, audit);
  return showAccount(deps, await deps.accounts.findAccount(actor.accountId));
}

function refuse(problems: ReturnType<typeof companyListProblems>) {
  if (problems.length === 0) return;
  const fields: Record<string, string[]> = {};
  for (const { field, message } of problems) fields[field] = [...(fields[field] ?? []), message];
  throw new AppError('BAD_REQUEST', fields);
}
