import { expect, it } from 'vitest';
import { middleOf, sideOf } from './read-photo.ts';

it('a photo that nobody moved is cut out around its middle, as the circle shows it', () => {
  expect(middleOf({ width: 400, height: 300 })).toEqual({ x: 75, y: 25, width: 250, height: 250 });
  expect(middleOf({ width: 240, height: 480 })).toEqual({ x: 20, y: 140, width: 200, height: 200 });
});

it('a photo is no larger than is of use, and large enough to be taken', () => {
  expect([100, 250, 5_000].map((side) => sideOf({ x: 0, y: 0, width: side, height: side }))).toEqual([160, 250, 640]);
});
