import { describe, expect, it } from 'vitest';
import { aDocx, aDocxBomb, aPdfBomb, aPdfOfSaves } from '../../test/support/hostile-files.ts';
import { aPdf } from '../../test/support/pdf.ts';
import { createReadUpload } from './read-upload.ts';
import { READING_LIMITS, readApart } from './reading-process.ts';

const now = new Date('2026-01-15');
const A_RESUME = aPdf(['Maren Holt', 'maren.holt@home.example', 'Experience', 'Northwind', 'Engineer, 2020 - 2024']);
const ENDLESS = aPdfOfSaves(200_000);
const inNoTime = { ...READING_LIMITS, timeMs: 100 };
/** However busy the machine is, memory is what ends it. */
const inLittleRoom = { timeMs: 600_000, heapMb: 96, totalMb: 240 };

describe('a resume is read in a process of its own', () => {
  it.each([
    ['PDF', A_RESUME],
    ['Word file', aDocx(['Maren Holt', 'maren.holt@home.example'])],
  ])('which says what stands in a %s', async (_, file) => {
    const { answer, endedBy } = await readApart(file, { now });
    expect(answer).toMatchObject({ resume: { firstName: 'Maren', email: 'maren.holt@home.example' }, missing: false });
    expect(endedBy).toBeUndefined();
  });

  it('which is ended when it takes too long', async () => {
    const { answer, endedBy } = await readApart(ENDLESS, { now, limits: inNoTime });
    expect(endedBy).toBe('time');
    expect(answer).toMatchObject({ failed: true, text: '', resume: { warnings: ['Reading the file took too long.'] } });
  });

  it.each([
    ['objects', aDocxBomb()],
    ['buffers', aPdfBomb(600)],
  ])(
    'which is ended when a small file unpacks to too many %s, and the next file is read',
    async (_, file) => {
      expect(file.length).toBeLessThan(1_000_000);
      const { answer, endedBy } = await readApart(file, { now, limits: inLittleRoom });
      expect(endedBy).toBe('memory');
      expect(answer).toMatchObject({ failed: true, resume: { warnings: ['The file unpacks to too much.'] } });
      expect((await readApart(A_RESUME, { now })).answer.resume.lastName).toBe('Holt');
    },
    90_000,
  );

  it('while others are answered: a file that came later is read before one that never ends', async () => {
    const order: string[] = [];
    const hostile = readApart(ENDLESS, { now }).then(({ endedBy }) => order.push(`endless, ended by ${endedBy}`));
    const later = readApart(A_RESUME, { now }).then(() => order.push('later'));
    await Promise.all([hostile, later]);
    expect(order).toEqual(['later', 'endless, ended by time']);
  }, 90_000);
});

describe('reading an upload', () => {
  it('answers what a file that is ended by its limit is worth: nothing, and why', async () => {
    const read = createReadUpload({
      files: { get: async () => ENDLESS },
      readFile: (bytes, options) => readApart(bytes, { ...options, limits: inNoTime }),
      now: () => now,
    });
    expect(await read({ key: 'acc_a/file_1', originalFilename: 'resume.pdf' })).toMatchObject({
      missing: false,
      failed: true,
      resume: { warnings: ['Reading the file took too long.'] },
    });
  });
});
