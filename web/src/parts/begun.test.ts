import { expect, it } from 'vitest';
import { begunIn, begunWith } from './begun.ts';

it('keeps whom it was begun with, and nobody where something else is kept', () => {
  expect(begunIn(begunWith([{ id: 'sub_a' }, { id: 'sub_b' }]))).toEqual(['sub_a', 'sub_b']);
  for (const text of [null, '', '{', '{}', '[1]']) expect(begunIn(text)).toEqual([]);
});
