import { describe, expect, it } from 'vitest';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { ApiError, networkProblem } from '../../api/problem.ts';
import { sendInParts, type Update } from './send-in-parts.ts';

const ids = Array.from({ length: LIMITS.bulk + 30 }, (_, at): SubmissionId => `sub_${at}`);
const done = (part: readonly SubmissionId[]): Update => ({
  updates: part.map((submissionId) => ({ submissionId, ok: true, code: null, why: null, card: null })),
});
const lost = () => Promise.reject(networkProblem('NO_RESPONSE'));
const saved: Pick<Card, 'jobId' | 'columnName'> = { jobId: 'job_1', columnName: 'SAVED' };
const inColumn = (columnName: Card['columnName']) => (part: readonly SubmissionId[]) =>
  Promise.resolve(part.map((id) => ({ ...saved, id, columnName }) as Card));
const send = (sends: (part: SubmissionId[]) => Promise<Update>, read = inColumn('NEW')) =>
  sendInParts(ids, sends, saved, read);

describe('sending in parts', () => {
  it('sends a hundred at a time, in order', async () => {
    const sizes: number[] = [];
    const updates = await send(async (part) => {
      sizes.push(part.length);
      return done(part);
    });
    expect(sizes).toEqual([LIMITS.bulk, 30]);
    expect(updates.map(({ submissionId }) => submissionId)).toEqual(ids);
  });

  it('says of each what became of it where a later call fails', async () => {
    let calls = 0;
    const updates = await send((part) => (calls++ > 0 ? lost() : Promise.resolve(done(part))));
    expect(updates.map(({ ok }) => ok)).toEqual(ids.map((_, at) => at < LIMITS.bulk));
    expect(updates.at(-1)).toMatchObject({ submissionId: ids.at(-1), ok: false, code: 'NO_RESPONSE' });
  });

  it('throws where nothing was done, and where that cannot be seen', async () => {
    await expect(send(lost)).rejects.toMatchObject({ code: 'NO_RESPONSE' });
    await expect(send(lost, lost as never)).rejects.toMatchObject({ code: 'NO_RESPONSE' });
  });

  it('takes for done who is where they were to go, where the answer was lost', async () => {
    const updates = await send(lost, inColumn('SAVED'));
    expect(updates.map(({ submissionId, ok }) => [submissionId, ok])).toEqual(
      ids.map((id, at) => [id, at < LIMITS.bulk]),
    );
    expect(updates[0]?.card).toMatchObject({ id: 'sub_0', columnName: 'SAVED' });
  });

  it('asks nothing after a refusal', async () => {
    const closed = new ApiError({ code: 'JOB_CLOSED', status: 409, message: 'Please reopen this job.' });
    await expect(send(() => Promise.reject(closed), inColumn('SAVED'))).rejects.toBe(closed);
  });
});
