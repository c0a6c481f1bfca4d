import { expect, it } from 'vitest';
import { draftIn } from './use-answer.ts';

it('reads what a guest chose and typed and did not save, and nothing where something else is kept', () => {
  const answer = { rating: 'MAYBE', comment: 'Worth a talk' };
  expect(draftIn(JSON.stringify(answer))).toEqual(answer);
  expect(draftIn(JSON.stringify({ rating: null, comment: 'Only words' }))?.rating).toBeNull();
  for (const odd of ['', 'x', '[]', '{"rating":"LATER","comment":""}']) expect(draftIn(odd)).toBeUndefined();
});
