import { describe, expect, it } from 'vitest';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { sendInParts } from './send-in-parts.ts';

const ids = Array.from({ length: LIMITS.bulk + 30 }, (_, at): SubmissionId => `sub_${at}`);
const done = (part: readonly SubmissionId[]) => ({
  updates: part.map((submissionId) => ({ submissionId, ok: true, code: null, why: null, card: null })),
});

describe('sending in parts', () => {
  it('sends a hundred at a time, in order', async () => {
    const sizes: number[] = [];
    const updates = await sendInParts(ids, async (part) => {
      sizes.push(part.length);
      return done(part);
    });
    expect(sizes).toEqual([LIMITS.bulk, 30]);
    expect(updates.map(({ submissionId }) => submissionId)).toEqual(ids);
  });

  it('says of each what became of it where a later call fails', async () => {
    let calls = 0;
    const updates = await sendInParts(ids, async (part) => {
      calls += 1;
      if (calls > 1) throw new Error('No answer');
      return done(part);
    });
    expect(updates.map(({ ok }) => ok)).toEqual(ids.map((_, at) => at < LIMITS.bulk));
    expect(updates.at(-1)).toMatchObject({ submissionId: ids.at(-1), ok: false, code: 'UNKNOWN' });
  });

  it('throws where nothing was done', async () => {
    await expect(sendInParts(ids, () => Promise.reject(new Error('No answer')))).rejects.toThrow('No answer');
  });
});
