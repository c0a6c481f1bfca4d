import { GetCommand, QueryCommand, type QueryCommandInput, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { AccountId, UserId } from '../../../shared/model/ids.ts';
import { JobStatus } from '../../../shared/model/job.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { parseItems, type Table } from '../../platform/table.ts';
import { INDEX, jobListKey, keys, ownerListKey } from '../keys.ts';
import { readableCounts, StoredJobRow } from './stored-job.ts';

/** Which jobs a list shows: one status, of the whole account or of one owner. */
export interface JobListQuery {
  readonly account: AccountId;
  readonly owner: UserId | undefined;
  readonly status: JobStatus;
}

export interface JobListPage {
  readonly offset: number;
  readonly limit: number;
  readonly titleSearch?: string | undefined;
}

/** A search reads at most this many pages of 1 MB: some thirty thousand jobs. */
const SEARCHED_PAGES = 20;

export type JobListRepository = ReturnType<typeof createJobListRepository>;

/** The job list, last edited first. */
export function createJobListRepository({ db, name: TableName }: Table) {
  const inList = ({ account, owner, status }: JobListQuery): QueryCommandInput => ({
    TableName,
    IndexName: owner ? INDEX.owner : INDEX.list,
    KeyConditionExpression: '#list = :list',
    ExpressionAttributeNames: { '#list': owner ? 'ownerKey' : 'listKey' },
    ExpressionAttributeValues: { ':list': owner ? ownerListKey(account, owner, status) : jobListKey(account, status) },
    ScanIndexForward: false,
  });

  const total = async ({ account, owner, status }: JobListQuery) => {
    const { Item = {} } = await db.send(
      new GetCommand({ TableName, Key: keys.jobCounts(account, owner ?? 'account') }),
    );
    return readableCounts(Item)[status];
  };

  /** Rows in order, up to `most`, page by page. */
  const read = async (query: QueryCommandInput, most: number, pages: number) => {
    const rows: StoredJobRow[] = [];
    let { ExclusiveStartKey } = query;
    for (let page = 0; page < pages; page++) {
      const answer = await db.send(new QueryCommand({ ...query, ExclusiveStartKey }));
      rows.push(...parseItems(StoredJobRow, answer.Items ?? []));
      ExclusiveStartKey = answer.LastEvaluatedKey;
      if (!ExclusiveStartKey || rows.length >= most) break;
    }
    return rows;
  };

  return {
    /** One page: without a search the total is kept, with one it is counted over what the search reads. */
    async list(query: JobListQuery, { offset, limit, titleSearch }: JobListPage) {
      const most = offset + limit;
      if (!titleSearch) {
        const [rows, count] = await Promise.all([read({ ...inList(query), Limit: most }, most, 50), total(query)]);
        return { rows: rows.slice(offset, most), total: count };
      }
      const found = await read(matching(inList(query), titleSearch), Number.POSITIVE_INFINITY, SEARCHED_PAGES);
      return { rows: found.slice(offset, most), total: found.length };
    },

    latest: async (query: JobListQuery, limit: number) =>
      (await read({ ...inList(query), Limit: limit }, limit, 50)).slice(0, limit),

    /** Shows an owner under another name. */
    async renameOwner(account: AccountId, owner: UserId, ownerName: string) {
      for (const status of JobStatus.options) {
        const rows = await read(inList({ account, owner, status }), Number.POSITIVE_INFINITY, SEARCHED_PAGES);
        for (const row of rows)
          await db.send(
            new UpdateCommand({
              TableName,
              Key: keys.jobRow(account, row.id),
              UpdateExpression: 'SET ownerName = :name',
              ConditionExpression: 'attribute_exists(pk)',
              ExpressionAttributeValues: { ':name': ownerName },
            }),
          );
      }
    },
  };
}

/** Narrows a query to titles that contain the words, whatever their case and accents. */
const matching = (query: QueryCommandInput, titleSearch: string): QueryCommandInput => ({
  ...query,
  FilterExpression: 'contains(foldedTitle, :words)',
  ExpressionAttributeValues: { ...query.ExpressionAttributeValues, ':words': fold(titleSearch) },
});
