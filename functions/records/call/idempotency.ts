import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { AppError, type ErrorCode } from '../../../shared/contract/errors.ts';
import { LIMITS } from '../../../shared/product.ts';
import type { Act, KeyedCall } from '../../platform/act.ts';
import { failureOf, jsonAnswer } from '../../platform/answers.ts';
import { hashOf, idsFrom, newId } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import type { Table } from '../../platform/table.ts';
import { createCallStore, type StoredCall } from './call-store.ts';

/** What a packed answer may take. A larger one is not stored; its call then runs again and answers what it finds done. */
const MOST_STORED = 64 * 1024;
/** How many earlier runs are remembered, the first among them. */
const RUNS = 20;
const SPARE_MS = 1_000;

/** Failures after which nothing was done and the same key may do it: they are not stored. */
const OPEN_FAILURES: ReadonlySet<ErrorCode> = new Set(['BAD_REQUEST', 'CONFLICT', 'TOO_MANY_REQUESTS', 'INTERNAL']);
const isAnswer = (error: unknown) => error instanceof AppError && !OPEN_FAILURES.has(error.code);

/**
 * Does what is called under a key once, and answers every repetition with the status and body of the first, for 24 hours.
 * The same key with other contents is refused with `IDEMPOTENCY_KEY_REUSED`, and while a run is under way with
 * `IDEMPOTENCY_IN_PROGRESS`. A refusal is an answer too; what was not valid, lost a race or came too often is not, nor is a
 * failure of ours: nothing is known of what it did, so its key runs again, at once or when the broken run's time is over. So does
 * that of an act which left something open.
 *
 * Costs one unit before and one per KB of the packed answer after (a job 2, a card 1); a repetition one unit.
 */
export function createIdempotency(table: Table, now = () => new Date()) {
  const calls = createCallStore(table);
  const expiryAt = (at: Date) => Math.ceil(at.getTime() / 1_000) + LIMITS.idempotencyHours * 3_600;

  /** The call as it may run now; an answer where it ran before. */
  const begin = async ({ owner, key, content, runMs }: KeyedCall): Promise<StoredCall | Result> => {
    const at = now();
    const fresh: StoredCall = {
      ...calls.keyOf(owner, hashOf(key)),
      content: hashOf(content),
      seed: newId(),
      runs: [at.toISOString()],
      runUntil: at.getTime() + runMs + SPARE_MS,
      expiresAt: expiryAt(at),
    };
    const found = await calls.open(fresh, at);
    if (!found) return fresh;
    if (found.content !== fresh.content) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (found.answer) return replayOf(found);
    if (found.runUntil > at.getTime()) throw inProgress();
    const runs = [...found.runs, ...fresh.runs];
    const next = {
      ...fresh,
      seed: found.seed,
      runs: runs.length > RUNS ? [...runs.slice(0, 1), ...runs.slice(-RUNS + 1)] : runs,
    };
    if (await calls.replace(found, next)) throw inProgress();
    return next;
  };

  /** The act failed and may be tried again at once, or by other contents where no run of it could have had an effect. */
  const giveUp = async (call: StoredCall, error: unknown) => {
    const isUntouched = error instanceof AppError && error.code !== 'INTERNAL' && call.runs.length === 1;
    const ended = isUntouched ? { expiresAt: Math.floor(now().getTime() / 1_000) } : { runUntil: now().getTime() };
    await calls.replace(call, { ...call, ...ended });
  };

  /** Stores an answer. That of another run, should there be one, is the first. */
  const finish = async (call: StoredCall, result: Result, isOpen: boolean): Promise<Result> => {
    const packed = deflateRawSync(result.body ?? '');
    const answer = isOpen || packed.length > MOST_STORED ? undefined : packed;
    // What is not stored is over all the same: a repetition need not wait.
    const runUntil = answer ? call.runUntil : now().getTime();
    const other = await calls.replace(call, {
      ...call,
      runUntil,
      expiresAt: expiryAt(now()),
      ...(answer && { status: result.statusCode ?? 200, answer }),
    });
    return other?.answer ? replayOf(other) : result;
  };

  return {
    async run(keyed: KeyedCall, work: (act: Act) => Promise<Result>): Promise<Result> {
      const begun = await begin(keyed);
      if (!('seed' in begun)) return begun;
      const [last = '', ...before] = begun.runs.toReversed();
      let isOpen = false;
      const leaveOpen = () => {
        isOpen = true;
      };
      const act = { at: new Date(last), earlier: before.toReversed(), newId: idsFrom(begun.seed), leaveOpen };
      let result: Result;
      try {
        result = await work(act).catch((error: unknown) => {
          if (isAnswer(error)) return failureOf(error);
          throw error;
        });
      } catch (error) {
        await giveUp(begun, error).catch((also: unknown) => log.error('A broken call keeps its key for a while', also));
        throw error;
      }
      return finish(begun, result, isOpen).catch((error: unknown) => {
        // Done is done: a repetition finds it when the time of this run is over.
        log.error('An answer could not be stored', error);
        return result;
      });
    },
  };
}

const inProgress = () => new AppError('IDEMPOTENCY_IN_PROGRESS', {}, { retryAfter: '1' });

function replayOf({ status = 200, answer = new Uint8Array() }: StoredCall): Result {
  const replay = jsonAnswer(status, inflateRawSync(answer).toString('utf8'));
  return { ...replay, headers: { ...replay.headers, 'idempotent-replayed': 'true' } };
}
