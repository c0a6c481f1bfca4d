import { AUDIT_WORDS } from '../../../../../shared/rules/account/audit-words.ts';
import type { InputOf } from '../../../api/routes.ts';

/** What the audit log is filtered by, as it stands in the address. Days are `2026-03-04`, in the person's own time zone. */
export interface AuditFilters extends Record<string, string> {
  kind: string;
  by: string;
  from: string;
  to: string;
}

/** Whoever did whatever. */
export const ALL = 'all';
/** The back office and the product itself. */
export const BRAMBLE = 'bramble';
export const NO_FILTERS: AuditFilters = { kind: ALL, by: ALL, from: '', to: '' };

type Query = NonNullable<InputOf<'exportAudit'>['query']>;

const isKind = (kind: string): kind is keyof typeof AUDIT_WORDS => kind in AUDIT_WORDS;
type Who = NonNullable<Query['by']>;
const isWho = (by: string): by is Who => by === BRAMBLE || /^usr_[A-Za-z0-9]+$/.test(by);

/** The first or the last moment of a day; undefined where it is none. */
function momentOf(day: string, time: string): string | undefined {
  const moment = new Date(`${day}T${time}`);
  return /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(moment.getTime()) ? moment.toISOString() : undefined;
}

/** What is asked of the API. What the address has that is no filter is left out. */
export function auditQuery({ kind, by, from, to }: AuditFilters): Query {
  const [first, last] = [momentOf(from, '00:00:00.000'), momentOf(to, '23:59:59.999')];
  return {
    ...(isKind(kind) && { kind }),
    ...(isWho(by) && { by }),
    ...(first && { from: first }),
    ...(last && { to: last }),
  };
}
