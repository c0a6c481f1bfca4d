import type { auditRoutes } from '../../shared/contract/audit.ts';
import { AppError } from '../../shared/contract/errors.ts';
import { type AuditEntry, AuditKind } from '../../shared/model/audit.ts';
import { shown } from '../../shared/model/newer.ts';
import { auditRows, SECURITY_WORDS } from '../../shared/rules/account/audit-words.ts';
import { toCsv } from '../../shared/rules/funnel/reports.ts';
import type { Actor, Api } from '../platform/http.ts';
import type { AuditQuery, AuditReader } from '../records/account/audit-reader.ts';
import type { AuditLog, StoredAudit } from '../records/account/audit-store.ts';

/** What an export takes at most: a file that spreadsheets open, and an answer that Lambda can give. */
const MOST_EXPORTED = 10_000;

export interface AuditDeps {
  readonly audit: AuditReader;
  readonly auditLog: AuditLog;
}

/** The use cases of the audit log. */
export const createAuditApi = ({ audit, auditLog }: AuditDeps): Api<typeof auditRoutes> => ({
  async listAudit({ actor, params, query: { after, ...wanted } }) {
    onlyOwnAccount(actor, params.id);
    const { entries, next } = await audit.list(actor.accountId, wanted, after);
    return { entries: entries.map(toEntry), next };
  },

  async exportAudit({ actor, params, query }) {
    onlyOwnAccount(actor, params.id);
    const entries = await readAll(audit, actor, query);
    return entries.length === 0 ? '' : toCsv(auditRows(entries.map(toEntry)));
  },

  async noteSecurityChange({ actor, body: { change }, act }) {
    const by = { id: actor.userId, name: actor.name || actor.email };
    const entry = { id: act.newId(), at: act.at.toISOString(), kind: 'SECURITY_CHANGED', by } as const;
    await auditLog.add(actor.accountId, { ...entry, subject: SECURITY_WORDS[change] });
    return { noted: true };
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
