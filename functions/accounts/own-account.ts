import { AppError } from '../../shared/contract/errors.ts';
import type { Account } from '../../shared/model/account.ts';
import type { AccountId } from '../../shared/model/ids.ts';
import { canEditOutreach } from '../../shared/rules/account/access.ts';
import { type Act, firstTimeOf } from '../platform/act.ts';
import type { Actor } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import type { AuditLog, NewAudit } from '../records/account/audit-store.ts';
import type { DomainStore } from '../records/account/domain-store.ts';
import type { StoredAccount } from '../records/account/stored-account.ts';
import type { DomainCheckDeps } from './domain-check.ts';
import { toAccount } from './rules.ts';

export interface ShowDeps {
  readonly domainCheck: DomainCheckDeps & { readonly domains: DomainStore };
  readonly region: string;
}

/** An account with its domains, as its people see it. The domains cost a read where there are some. */
export async function showAccount(deps: ShowDeps, account: StoredAccount | undefined): Promise<Account> {
  const found = present(account);
  return toAccount(found, await deps.domainCheck.domains.listOf(found), deps.region);
}

/** An entry of the audit log that says which setting an admin changed, and to what. */
export function settingsAudit(actor: Actor, act: Act, subject: string, details: string): NewAudit {
  const by = { id: actor.userId, name: actor.name || actor.email };
  return { id: act.newId(), at: firstTimeOf(act), kind: 'SETTINGS_CHANGED', by, subject, details };
}

/** As much of a change as an entry says. */
const MOST_WORDS = 1_000;

/**
 * Adds the entry of a setting after somebody changed it; none where its details say nothing. What is done is done: that its entry
 * is missing is logged.
 */
export async function noteSetting(
  { auditLog }: { readonly auditLog: AuditLog },
  { accountId }: Pick<Actor, 'accountId'>,
  entry: NewAudit,
): Promise<void> {
  if (!entry.details) return;
  await auditLog
    .add(accountId, { ...entry, details: entry.details.slice(0, MOST_WORDS) })
    .catch((error: unknown) => log.error('An entry of the audit log is missing', error, { subject: entry.subject }));
}

export function onlyOwnAccount({ accountId }: Pick<Actor, 'accountId'>, id: AccountId) {
  if (id !== accountId) throw new AppError('NOT_FOUND');
}

/** The account, where its outreach is its own: not where it contacts candidates as Bramble only. */
export function withOwnOutreach(account: StoredAccount | undefined): StoredAccount {
  const found = present(account);
  if (!canEditOutreach(found)) throw new AppError('OUTREACH_NOT_EDITABLE');
  return found;
}

/** The account of a registered person is always there. */
export function present<T>(found: T | undefined): T {
  if (!found) throw new Error('The account of a registered person does not exist');
  return found;
}
