import { AppError } from '../../shared/contract/errors.ts';
import type { BoardColumn, submissionRoutes } from '../../shared/contract/submissions.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { COLUMNS, HIDDEN_COLUMNS } from '../../shared/reference/funnel.ts';
import { columnCounter, columnsOf } from '../../shared/rules/counters.ts';
import { matchesName, nameWords } from '../../shared/rules/names.ts';
import type { Api } from '../platform/http.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { shownColumn } from '../records/submission/known-head.ts';
import type { SubmissionRepository } from '../records/submission/submission-store.ts';

type BoardRoutes = 'getFunnel' | 'getFunnelColumn' | 'listReviewIds' | 'countCrowdToReview' | 'listHuntStatuses';

/** What the board, the search and the review list read. Counts come from the counters, which follow within seconds. */
export function createBoardApi(deps: {
  readonly repository: SubmissionRepository;
}): Pick<Api<typeof submissionRoutes>, BoardRoutes> {
  const { repository } = deps;

  const requireJob = async (account: AccountId, job: JobId) => {
    if (!(await repository.findJob(account, job))) throw new AppError('JOB_NOT_FOUND');
  };

  const readBoard = async (account: AccountId, job: JobId): Promise<BoardColumn[]> =>
    Promise.all(
      COLUMNS.map(async (column) => {
        if (HIDDEN_COLUMNS.includes(column)) return { column, count: 0, cards: [], next: null };
        return {
          column,
          count: 0,
          ...(await repository.readColumn(account, job, column, { limit: LIMITS.boardPage })),
        };
      }),
    );

  const searchBoard = async (account: AccountId, job: JobId, search: string): Promise<BoardColumn[]> => {
    const [word = ''] = nameWords(search).sort((a, b) => b.length - a.length);
    const ids = word ? await repository.findByName(account, job, word, (name) => matchesName(name, search)) : [];
    const heads = await repository.heads.readMany(account, ids);
    return COLUMNS.map((column) => ({ column, count: 0, cards: cardsIn(column, heads), next: null }));
  };

  return {
    async getFunnel({ actor: { accountId }, params: { id }, query: { search } }) {
      const [, counts, columns] = await Promise.all([
        requireJob(accountId, id),
        repository.counters.read(accountId, id),
        search ? searchBoard(accountId, id, search) : readBoard(accountId, id),
      ]);
      const byColumn = columnsOf(counts);
      return {
        columns: columns.map((column) => ({
          ...column,
          count: search ? column.cards.length : byColumn[column.column],
        })),
        counts: byColumn,
      };
    },

    async getFunnelColumn({ actor: { accountId }, params: { id, column }, query }) {
      const [, counts, { cards, next }] = await Promise.all([
        requireJob(accountId, id),
        repository.counters.read(accountId, id),
        repository.readColumn(accountId, id, column, query),
      ]);
      return { column, count: counts[columnCounter(column)] ?? 0, cards, next };
    },

    async listReviewIds({ actor: { accountId }, params: { id }, query: { after } }) {
      const [, counts, { cards, next }] = await Promise.all([
        requireJob(accountId, id),
        repository.counters.read(accountId, id),
        repository.readColumn(accountId, id, 'NEW', { limit: LIMITS.reviewPage, after, oldestFirst: true }),
      ]);
      const total = next ? Math.max(counts[columnCounter('NEW')] ?? 0, cards.length) : cards.length;
      return {
        ids: cards.map((card) => card.id),
        cards,
        total: after ? (counts[columnCounter('NEW')] ?? 0) : total,
        next,
      };
    },

    async countCrowdToReview({ actor: { accountId }, params: { id } }) {
      const [, counts] = await Promise.all([requireJob(accountId, id), repository.counters.read(accountId, id)]);
      return { count: counts['crowd.toReview'] ?? 0 };
    },

    async listHuntStatuses({ actor: { accountId }, query: { submissionIds } }) {
      const hunts = await repository.heads.readHunts(accountId, submissionIds);
      return hunts.map(({ id, huntDone, hasEmail }) => ({
        submissionId: id,
        isEmailHuntDone: huntDone,
        hasEmailToContact: hasEmail,
      }));
    },
  };
}

const cardsIn = (column: ColumnName, heads: readonly Head[]) =>
  heads
    .filter((head) => shownColumn(head) === column && !head.pending)
    .sort((a, b) => (a.columnAt < b.columnAt ? 1 : -1))
    .map(toCard);
