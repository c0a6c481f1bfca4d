import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { fingerprint } from '../../functions/platform/ids.ts';
import { connectTable } from '../../functions/platform/table.ts';
import { UpdateCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { createHeadStore } from '../../functions/records/submission/head-store.ts';
import { requireKnown } from '../../functions/records/submission/known-head.ts';
import { linkedTo } from '../../functions/records/submission/linked.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { linkedInName } from '../../shared/rules/candidate/profile-link.ts';
import { type Counts, countsOf } from '../../shared/rules/funnel/counters.ts';
import { markOf, type Original, type Originals } from './originals.ts';
import type { Stage } from './stage.ts';

/** A copy as the patterns use it. */
export interface Copy extends Original {
  /** What SES called the first email, where one was sent. */
  readonly messageId: string | undefined;
}
export type Copies = ReadonlyMap<ColumnName, Copy[]>;

type Row = Record<string, SQLInputValue>;
interface Template {
  readonly original: Copy;
  readonly counts: Counts;
  readonly rows: readonly { readonly table: string; readonly row: Row }[];
  readonly known: Known;
}

/** Who the original is: the person, and the addresses that were given or found. */
interface Known {
  readonly person: string;
  readonly addresses: readonly string[];
}

/** Beyond so many, most have their heads only: they are what lists and boards hold. */
const WHOLE = 100_000;
const HEADS_ONLY = 0.98;
const PART = 20_000;
const isOfHead = ({ row }: Template['rows'][number]) => (row.table_sk ?? row.sk) === 'HEAD';

const KEY_COLUMNS = ['pk', 'sk', 'table_pk', 'table_sk'];
const NEW = 300;
/** How all but the new ones spread over the columns, in thousandths. */
const SHARES = {
  SAVED: 200,
  DISCARDED: 210,
  CONTACTED: 400,
  INTERESTED: 60,
  PHONE_INTERVIEWED: 45,
  INTERVIEWED: 45,
  HIRED: 40,
} as const;

/**
 * Fills the job by copying all rows of the originals in the table's own file, under other ids, names and addresses of the
 * same length: a hundred thousand candidates in seconds, each byte for byte as large as a real one. The stream does not
 * hear of them; the job's counters are raised by what they count.
 */
export async function createCopier(stage: Stage, originals: Originals) {
  const database = new DatabaseSync(stage.tableFile);
  database.exec('pragma busy_timeout=10000; pragma synchronous=off');
  const table = connectTable(stage.tableName);
  const heads = createHeadStore(table);
  const templates = new Map<ColumnName, Template>();
  for (const [column, original] of originals) {
    const head = await heads.read(stage.account.id, original.id);
    if (head?.column !== column) throw new Error(`The original of ${column} stands in ${head?.column}`);
    const copy = { ...original, messageId: head.mails?.s0?.id };
    const rows = rowsOf(database, stage.tableName, original.id);
    templates.set(column, { original: copy, counts: countsOf(requireKnown(head)), rows, known: knownIn(rows) });
  }
  let made = 0;

  const copy = (template: Template): Copy => {
    const number = ++made;
    const { original } = template;
    // The last letter says which partition of the index of due work it belongs to.
    const id = `sub_${number.toString(36).padStart(15, '0')}${original.id.at(-1)}` as SubmissionId;
    const messageId = original.messageId && `${number}`.padStart(original.messageId.length, '0');
    const mark = markOf(1_000 + number);
    const rename = renaming(original, { id, mark, messageId }, template.known);
    for (const { table: name, row } of template.rows) insert(database, name, row, rename);
    return { id, mark, messageId };
  };

  const inParts = (count: number, run: () => unknown) => {
    for (let done = 0; done < count; ) {
      database.exec('begin immediate');
      for (const end = Math.min(done + PART, count); done < end; done++) run();
      database.exec('commit');
    }
  };

  return {
    /** Copies until the account holds so many; answers the copies that are new. */
    async fillTo(total: number): Promise<Copies> {
      const before = made;
      const fresh = new Map<ColumnName, Copy[]>();
      const plan = planOf(total - before, before === 0);
      for (const [column, count] of plan) {
        const template = templates.get(column) as Template;
        const heads = total > WHOLE ? Math.floor(count * HEADS_ONLY) : 0;
        inParts(heads, () => copy({ ...template, rows: template.rows.filter(isOfHead) }));
        const whole: Copy[] = [];
        inParts(count - heads, () => whole.push(copy(template)));
        fresh.set(column, whole);
      }
      await raise(
        stage,
        table,
        plan.map(([column, length]) => ({ counts: templates.get(column)?.counts ?? {}, length })),
      );
      return fresh;
    },
    close() {
      database.close();
    },
  };
}

function planOf(total: number, isFirst: boolean): [ColumnName, number][] {
  const rest = isFirst ? total - NEW : total;
  const shares = (Object.entries(SHARES) as [ColumnName, number][]).map(
    ([column, share]) => [column, Math.floor((rest * share) / 1_000)] as [ColumnName, number],
  );
  return isFirst ? [['NEW', NEW], ...shares] : shares;
}

/** All rows of the table and its indexes that belong to one submission. */
function rowsOf(database: DatabaseSync, tableName: string, id: SubmissionId): Template['rows'] {
  const names = database.prepare("select name from sqlite_master where type = 'table' and (name = ? or name like ?)");
  const tables = names.all(tableName, `${tableName}::gsi::%`).map(({ name }) => String(name));
  return tables.flatMap((table) => {
    const keyColumns = table === tableName ? ['pk', 'sk'] : ['table_pk', 'table_sk'];
    const wanted = [...keyColumns, 'item_json'].map((column) => `instr(${column}, ?) > 0`).join(' or ');
    const found = database.prepare(`select * from "${table}" where ${wanted}`).all(id, id, id) as Row[];
    return found.map((row) => ({ table, row }));
  });
}

/** Who a submission is, by what stands beside its addresses. */
function knownIn(rows: Template['rows']): Known {
  const items = rows.map(({ row }) => String(row.item_json));
  const text = items.find((item) => item.includes('"linked"') && item.includes('"emails"')) ?? '';
  return { person: /per_\w+/.exec(text)?.[0] ?? '', addresses: text.match(/[\w.+-]+@[\w.-]+/g) ?? [] };
}

/** Replaces all by which a person is known with something of the same length. */
function renaming(from: Copy, to: Copy, { person, addresses }: Known): (text: string) => string {
  const capital = (mark: string) => `Q${mark.slice(1)}`;
  const identities = ({ mark }: Original) => [
    fingerprint(`robin.${mark}@home.example`),
    fingerprint(linkedInName(`https://www.linkedin.com/in/robin-${mark}`) ?? ''),
  ];
  const linkedBy = (prints: readonly string[]) => linkedTo('per_anybody', [...new Set(prints)]).of;
  /** Beside the profile, by what was given, and beside the addresses, by what was found too. */
  const linksOf = ({ mark }: Original) => {
    const given = identities({ id: to.id, mark });
    const found = addresses.map((address) => fingerprint(address.replace(from.mark, mark)));
    return [linkedBy(given), linkedBy([...found, ...given])];
  };
  const pairs: [string, string][] = [
    ...(person
      ? [
          [person, `per_${to.id.slice(4)}`] as [string, string],
          ...linksOf(from).map((link, index): [string, string] => [link, linksOf(to)[index] ?? '']),
        ]
      : []),
    [from.id.slice(4), to.id.slice(4)],
    [from.mark, to.mark],
    [capital(from.mark), capital(to.mark)],
    ...identities(from).map((identity, index): [string, string] => [identity, identities(to)[index] ?? '']),
    ...(from.messageId && to.messageId ? [[from.messageId, to.messageId] as [string, string]] : []),
  ];
  const found = new Map(pairs);
  const pattern = new RegExp(pairs.map(([text]) => text).join('|'), 'g');
  return (text) => text.replace(pattern, (match) => found.get(match) ?? match);
}

function insert(database: DatabaseSync, table: string, row: Row, rename: (text: string) => string) {
  const columns = Object.keys(row);
  const renamed = (column: string) => (typeof row[column] === 'string' ? rename(row[column]) : (row[column] ?? null));
  // Rows of others that only speak of this candidate stay as they are.
  if (KEY_COLUMNS.every((column) => renamed(column) === (row[column] ?? null))) return;
  statementFor(database, table, columns).run(...columns.map(renamed));
}

const prepared = new Map<string, ReturnType<DatabaseSync['prepare']>>();
function statementFor(database: DatabaseSync, table: string, columns: readonly string[]) {
  const known = prepared.get(table);
  if (known) return known;
  const places = columns.map(() => '?').join(', ');
  const statement = database.prepare(`insert into "${table}" (${columns.join(', ')}) values (${places})`);
  prepared.set(table, statement);
  return statement;
}

async function raise(
  { account, job }: Stage,
  { db, name: TableName }: ReturnType<typeof connectTable>,
  counted: readonly { readonly counts: Counts; readonly length: number }[],
) {
  const sum = new Map<string, number>();
  for (const { counts, length } of counted)
    for (const [name, value] of Object.entries(counts)) sum.set(name, (sum.get(name) ?? 0) + value * length);
  const entries = [...sum];
  const numbered = (prefix: string) => entries.map((_, index) => `${prefix}${index}`);
  await db.send(
    new UpdateCommand({
      TableName,
      Key: keys.counters(account.id, job.id),
      UpdateExpression: `ADD ${entries.map((_, index) => `#c${index} :c${index}`).join(', ')}`,
      ExpressionAttributeNames: Object.fromEntries(
        numbered('#c').map((name, index) => [name, entries[index]?.[0] ?? '']),
      ),
      ExpressionAttributeValues: Object.fromEntries(
        numbered(':c').map((name, index) => [name, entries[index]?.[1] ?? 0]),
      ),
    }),
  );
}
