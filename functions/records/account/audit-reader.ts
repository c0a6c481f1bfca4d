import type { AuditKind } from '../../../shared/model/audit.ts';
import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { type Item, type Query, queryPage } from '../../platform/items.ts';
import { fromCursor, parseItems, type Table, toCursor } from '../../platform/table.ts';
import { auditOfKey, INDEX, keys } from '../keys.ts';
import { StoredAudit } from './audit-store.ts';

export interface AuditQuery {
  /** `bramble` for the back office and the product itself. */
  readonly by?: UserId | 'bramble' | undefined;
  readonly kind?: AuditKind | undefined;
  /** Instants; both belong to it. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const PAGE = 50;
/** A page of a rare kind is looked for in so many pages of all kinds, and then goes on where it stopped. */
const MOST_READ = 10;

export type AuditReader = ReturnType<typeof createAuditReader>;

/** The audit log of an account, as it is read: of everyone, or of what one person did. */
export const createAuditReader = (table: Table) => ({
  /** A page of entries, newest first. It may be short where few are of the wanted kind. */
  async list(account: AccountId, wanted: AuditQuery, after?: string) {
    const between = { from: inFull(wanted.from) ?? '0', to: inFull(wanted.to) ?? '9' };
    if (between.from > between.to) return { entries: [], next: null };
    const { query, partition, sort } = queryFor(account, { ...wanted, ...between });
    let from: Item | undefined = fromCursor(after, partition, sort);
    const entries: StoredAudit[] = [];
    for (let read = 0; read < MOST_READ; read++) {
      const { items, next } = await queryPage(table, query, PAGE, from);
      entries.push(...parseItems(StoredAudit, items));
      from = next;
      if (!from || entries.length >= PAGE) break;
    }
    return { entries, next: toCursor(from) };
  },
});

/** An instant as the keys of entries have it, which are compared as texts. */
const inFull = (instant: string | undefined) => instant && new Date(instant).toISOString();

function queryFor(account: AccountId, { by, kind, from, to }: AuditQuery) {
  const person = by === 'bramble' ? undefined : by;
  const [name, sort] = person ? ['listKey', 'listSort'] : ['pk', 'sk'];
  const value = person ? auditOfKey(account, person) : keys.audit(account, '').pk;
  const filters = [...(kind ? ['#kind = :kind'] : []), ...(by === 'bramble' ? ['attribute_type(#by.#id, :null)'] : [])];
  const query: Query = {
    ...(person && { index: INDEX.list }),
    where: '#partition = :partition AND #sort BETWEEN :from AND :to',
    names: {
      ...{ '#partition': name, '#sort': sort },
      ...(kind && { '#kind': 'kind' }),
      ...(by === 'bramble' && { '#by': 'by', '#id': 'id' }),
    },
    // Whatever follows the time of an entry in its key comes before this mark.
    values: {
      ...{ ':partition': value, ':from': from, ':to': `${to}~` },
      ...(kind && { ':kind': kind }),
      ...(by === 'bramble' && { ':null': 'NULL' }),
    },
    ...(filters.length > 0 && { filter: filters.join(' AND ') }),
    newestFirst: true,
  };
  return { query, partition: { [name]: value }, sort };
}
