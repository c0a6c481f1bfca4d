import type { auditRoutes } from '../../shared/contract/audit.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { type AuditEntry, AuditKind } from '../../shared/model/audit.ts';
import { shown } from '../../shared/model/newer.ts';
import { auditRows } from '../../shared/rules/account/audit-words.ts';
import { toCsv } from '../../shared/rules/funnel/reports.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { AccountsRepository } from '../records/account/account-store.ts';
import type { AuditQuery, AuditReader } from '../records/account/audit-reader.ts';
import type { AuditLog, StoredAudit } from '../records/account/audit-store.ts';

/** What an export takes at most: a file that spreadsheets open, and an answer that Lambda can give. */
const MOST_EXPORTED = 10_000;

export interface AuditDeps {
  readonly audit: AuditReader;
  readonly auditLog: AuditLog;
}

interface AuditApiDeps extends Pick<AuditDeps, 'audit'> {
  readonly accounts: Pick<AccountsRepository, 'listPeople'>;
}

/** The use cases of the audit log. */
export const createAuditApi = ({ audit, accounts }: AuditApiDeps): Api<typeof auditRoutes> => ({
  async listAudit({ actor, params, query: { after, ...wanted } }) {
    onlyOwnAccount(actor, params.id);
    const { entries, next } = await audit.list(actor.accountId, wanted, after);
    return { entries: entries.map(toEntry), next };
  },

  async exportAudit({ actor, params, query }) {
    onlyOwnAccount(actor, params.id);
    const entries = await readAll(audit, actor, query);
    if (entries.length === 0) return '';
    const people = await accounts.listPeople(actor.accountId);
    return toCsv(auditRows(entries.map(toEntry), new Map(people.map(({ id, email }) => [id, email]))));
  },

  async listSignIns({ actor, params, query }) {
    if (params.id !== 'me' && params.id !== actor.userId) throw new AppError('NOT_FOUND');
    const wanted = { by: actor.userId, kind: 'SIGNED_IN' } as const;
    const { entries, next } = await audit.list(actor.accountId, wanted, query.after);
    return { entries: entries.map(toEntry), next };
  },
});

async function readAll(audit: AuditReader, { accountId }: Actor, wanted: AuditQuery): Promise<StoredAudit[]> {
  const all: StoredAudit[] = [];
  let after: string | undefined;
  do {
    const page = await audit.list(accountId, wanted, after);
    all.push(...page.entries);
    after = page.next ?? undefined;
  } while (after && all.length < MOST_EXPORTED);
  return all.slice(0, MOST_EXPORTED);
}

const toEntry = ({ id, at, kind, by, subject, person, details }: StoredAudit): AuditEntry => ({
  ...{ id, at, by, subject },
  kind: shown(AuditKind, kind),
  ...(person && { person }),
  ...(details !== undefined && { details }),
});

function onlyOwnAccount({ accountId }: Actor, id: string) {
  if (id !== accountId) throw new AppError('NOT_FOUND');
}
