import type { AccountId, JobId } from '../../../shared/model/ids.ts';
import { type Action, type Condition, type Item, setting, updateAction } from '../../platform/items.ts';
import type { Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';

/** What else a step changes of a job's sourcing in the same write, and what must still hold of it. */
export interface AlsoChanged {
  readonly set?: Item;
  readonly remove?: readonly string[];
  readonly if?: Condition;
}

interface SourcingChange extends AlsoChanged {
  /** Assignments that are computed where they are stored. */
  readonly sums?: readonly string[];
}

/** One write of a job's sourcing, which is one item: of two changes of an attribute the second holds. */
export function sourcingAction(
  table: Pick<Table, 'name'>,
  { accountId, jobId }: { readonly accountId: AccountId; readonly jobId: JobId },
  change: SourcingChange,
  also: AlsoChanged = {},
): Action {
  const set = setting({ ...change.set, ...also.set });
  const removed = [...(change.remove ?? []), ...(also.remove ?? [])];
  const conditions = [change.if, also.if].flatMap((condition) => condition ?? []);
  return updateAction(table, keys.sourcing(accountId, jobId), {
    change: [
      [set.change, ...(change.sums ?? [])].join(', '),
      ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
    ].join(' '),
    names: set.names ?? {},
    values: set.values ?? {},
    if: {
      when: ['attribute_exists(pk)', ...conditions.map(({ when }) => when)].join(' AND '),
      names: Object.assign({}, ...conditions.map(({ names }) => names)),
      values: Object.assign({}, ...conditions.map(({ values }) => values)),
    },
  });
}
