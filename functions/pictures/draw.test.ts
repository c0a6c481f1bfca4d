import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aBomb, aJpeg, aJpegOfQuarters, aPng, lookAt, nameOf, orientationTag, quartersOf, withExif } from '../../test/support/pictures.ts';
import { draw } from './draw.ts';
import { drawInProcess } from './drawing-process.ts';

const drawn = (bytes: Uint8Array) => {
  const outcome = draw(bytes);
  if (typeof outcome === 'string') throw new Error(outcome);
  return { small: lookAt(outcome.small), large: lookAt(outcome.large), bytes: outcome };
};

describe('a photo', () => {
  it.each([
    ['JPEG', aJpeg(400)],
    ['PNG', aPng(400)],
  ])('of type %s is drawn as two squares', (_, bytes) => {
    const { small, large } = drawn(bytes);
    expect([small.width, small.height, large.width, large.height]).toEqual([96, 96, 320, 320]);
    expect([small.left, small.right, large.left, large.right].map(nameOf)).toEqual(['red', 'blue', 'red', 'blue']);
  });

  it.each([
    [600, 200],
    [200, 600],
  ])('of %i by %i keeps its middle', (width, height) => {
    const { large } = drawn(aJpeg(width, height));
    expect([large.width, large.height]).toEqual([200, 200]);
    expect([large.left, large.right].map(nameOf)).toEqual(['red', 'blue']);
  });

  it('is not blown up', () => {
    expect(drawn(aPng(160)).large.width).toBe(160);
  });

  it('is white where it is transparent', () => {
    const { small } = drawn(aPng(200, 200, [0, 0, 0, 0]));
    expect([small.left, small.right].map(nameOf)).toEqual(['white', 'blue']);
  });

  it('loses what the camera wrote into it', () => {
    const secret = 'GPS 48.8584 N 2.2945 E, phone of Ada';
    const { bytes } = drawn(withExif(aJpeg(), secret));
    for (const picture of [bytes.small, bytes.large]) {
      expect(Buffer.from(picture).includes('GPS')).toBe(false);
      expect(Buffer.from(picture).includes('Exif')).toBe(false);
    }
  });

  it.each([
    [1, 'red blue white white'],
    [2, 'blue red white white'],
    [3, 'white white blue red'],
    [4, 'white white red blue'],
    [5, 'red white blue white'],
    [6, 'white red white blue'],
    [7, 'white blue white red'],
    [8, 'blue white red white'],
    [9, 'red blue white white'],
  ])('stands upright, whichever way the camera was held: %i', (orientation, quarters) => {
    for (const isLittle of [true, false]) {
      const outcome = drawn(withExif(aJpegOfQuarters(), orientationTag(orientation, isLittle)));
      expect([outcome.bytes.small, outcome.bytes.large].map((one) => quartersOf(one).join(' '))).toEqual([
        quarters,
        quarters,
      ]);
    }
  });

  it.each([
    [159, 400],
    [400, 159],
  ])('of %i by %i is too small', (width, height) => {
    expect(draw(aPng(width, height))).toBe('PICTURE_TOO_SMALL');
  });
});

describe('a hostile file', () => {
  it.each([
    ['that is empty', Buffer.alloc(0)],
    ['that is a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['that is a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['that claims more pixels than are read', aBomb({ width: 60_000, height: 60_000 }, 1_000)],
    ['that is interlaced, which unpacks without a bound', aBomb({ width: 200, height: 200, isInterlaced: true }, 1e8)],
    ['that is interlaced and whole', aBomb({ width: 200, height: 200, isInterlaced: true }, 160_375)],
    ['that is cut off', aPng(400).subarray(0, 300)],
    ['that ends in its head', aJpeg().subarray(0, 20)],
  ])('%s is no picture', (_, bytes) => {
    expect(draw(bytes)).toBe('PICTURE_NOT_READABLE');
  });

  it('that unpacks to far more than it claims takes no more than it claims', () => {
    const bomb = aBomb({ width: 200, height: 200 }, 3e8);
    globalThis.gc?.();
    const before = process.memoryUsage().arrayBuffers;
    draw(bomb);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(5e7);
  });

  it('never makes drawing fail, whatever is changed in it', () => {
    const [jpegBytes, pngBytes] = [aJpeg(170), aPng(170)];
    const change = fc.array(fc.tuple(fc.nat(4_000), fc.integer({ min: 0, max: 255 })), { maxLength: 12 });
    fc.assert(
      fc.property(fc.constantFrom(jpegBytes, pngBytes), change, (picture, changes) => {
        const bytes = Uint8Array.from(picture);
        for (const [at, value] of changes) bytes[at % bytes.length] = value;
        const outcome = draw(bytes);
        expect(typeof outcome === 'string' ? outcome : outcome.small.length).toBeTruthy();
      }),
      { numRuns: 60 },
    );
  });
});

describe('drawing in a process of its own', () => {
  it('draws', async () => {
    const outcome = await drawInProcess(aJpeg());
    expect(typeof outcome === 'string' ? outcome : lookAt(outcome.small).width).toBe(96);
  });
  it('is ended when it takes longer than it may', async () => {
    expect(await drawInProcess(aJpeg(), { timeMs: 1, heapMb: 256 })).toBe('PICTURE_NOT_READABLE');
  });
  it('is ended when it takes more memory than it may, and harms nothing else', async () => {
    expect(await drawInProcess(aPng(1_900), { timeMs: 60_000, heapMb: 2 })).toBe('PICTURE_NOT_READABLE');
  });
});
