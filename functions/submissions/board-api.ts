import { AppError } from '../../shared/contract/errors.ts';
import type { BoardColumn, submissionRoutes } from '../../shared/contract/submissions.ts';
import type { ColumnName } from '../../shared/model/funnel.ts';
import type { AccountId, JobId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { COLUMNS, HIDDEN_COLUMNS } from '../../shared/reference/funnel.ts';
import { columnCounter, columnsOf, totalOf, unmarkedAnswers } from '../../shared/rules/funnel/counters.ts';
import { isHuntOver } from '../../shared/rules/outreach/addresses.ts';
import { matchesName, nameWords } from '../../shared/rules/text/names.ts';
import type { Api } from '../platform/http.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import type { Counted } from '../records/job/job-counters.ts';
import { toCard } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { shownColumn } from '../records/submission/known-head.ts';

type BoardRoutes =
  | 'getFunnel'
  | 'getFunnelColumn'
  | 'getBoardVersion'
  | 'listCards'
  | 'listReviewIds'
  | 'countCrowdToReview'
  | 'listHuntStatuses';

/** What the board, the search and the review list read. Counts come from the counters, which follow within seconds. */
export function createBoardApi(deps: {
  readonly repository: SubmissionRepository;
}): Pick<Api<typeof submissionRoutes>, BoardRoutes> {
  const { repository } = deps;

  /** The counters stand under the account: where there are any, so does the job, and it need not be read for that. */
  const readCounted = async (account: AccountId, job: JobId): Promise<Counted> => {
    const counted = await repository.counters.find(account, job);
    if (!counted && !(await repository.findJob(account, job))) throw new AppError('JOB_NOT_FOUND');
    return counted ?? { counts: {}, version: 0 };
  };

  /** How an export stands is in the heads only: those who were exported are read with them, half a unit each. */
  const readCards: typeof repository.readColumn = async (account, job, column, page) => {
    const read = await repository.readColumn(account, job, column, page);
    if (column !== 'EXPORTED' || read.cards.length === 0) return read;
    const heads = await repository.heads.readMany(
      account,
      read.cards.map(({ id }) => id),
    );
    const whole = new Map(heads.map((head) => [head.id, toCard(head)]));
    return { ...read, cards: read.cards.map((card) => whole.get(card.id) ?? card) };
  };

  const readBoard = async (account: AccountId, job: JobId): Promise<BoardColumn[]> =>
    Promise.all(
      COLUMNS.map(async (column) => {
        if (HIDDEN_COLUMNS.includes(column)) return { column, count: 0, cards: [], next: null };
        return {
          column,
          count: 0,
          ...(await readCards(account, job, column, { limit: LIMITS.boardPage })),
        };
      }),
    );

  const searchBoard = async (account: AccountId, job: JobId, search: string): Promise<BoardColumn[]> => {
    const [word = ''] = nameWords(search).sort((a, b) => b.length - a.length);
    const ids = word ? await repository.findByName(account, job, word, (name) => matchesName(name, search)) : [];
    const read = await repository.heads.readMany(account, ids);
    // Words that somebody is found by follow them to another job a moment later.
    const heads = read.filter(({ jobId }) => jobId === job);
    return COLUMNS.map((column) => ({ column, count: 0, cards: cardsIn(column, heads), next: null }));
  };

  return {
    async getFunnel({ actor: { accountId }, params: { id }, query: { search } }) {
      const [{ counts, version }, columns] = await Promise.all([
        readCounted(accountId, id),
        search ? searchBoard(accountId, id, search) : readBoard(accountId, id),
      ]);
      const byColumn = columnsOf(counts);
      return {
        columns: columns.map((column) => ({
          ...column,
          count: search ? column.cards.length : byColumn[column.column],
        })),
        counts: byColumn,
        leads: totalOf(counts, 'lead'),
        unmarked: unmarkedAnswers(counts),
        version,
      };
    },

    async getFunnelColumn({ actor: { accountId }, params: { id, column }, query }) {
      const [{ counts, version }, { cards, next }] = await Promise.all([
        readCounted(accountId, id),
        readCards(accountId, id, column, query),
      ]);
      return { column, count: counts[columnCounter(column)] ?? 0, cards, next, version };
    },

    async getBoardVersion({ actor: { accountId }, params: { id } }) {
      return { version: (await readCounted(accountId, id)).version };
    },

    async listCards({ actor: { accountId }, query: { submissionIds } }) {
      const heads = await repository.heads.readMany(accountId, submissionIds);
      return heads.filter(({ pending }) => !pending).map(toCard);
    },

    async listReviewIds({ actor: { accountId }, params: { id }, query: { after } }) {
      const page = { limit: LIMITS.reviewPage, after, oldestFirst: true };
      const { cards, next } = await repository.readColumn(accountId, id, 'NEW', page);
      // Where there are none, there may be no such job.
      if (cards.length === 0) await readCounted(accountId, id);
      return { ids: cards.map((card) => card.id), cards, next };
    },

    async countCrowdToReview({ actor: { accountId }, params: { id } }) {
      const { counts } = await readCounted(accountId, id);
      return { count: counts['crowd.toReview'] ?? 0 };
    },

    async listHuntStatuses({ actor: { accountId }, query: { submissionIds } }) {
      const hunts = await repository.heads.readHunts(accountId, submissionIds);
      return hunts.map(({ id, huntDone, hasEmail }) => ({
        submissionId: id,
        isEmailHuntDone: isHuntOver({ huntDone, hasEmail }),
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
