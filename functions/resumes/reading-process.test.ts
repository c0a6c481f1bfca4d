import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { aDocx, aDocxBomb, aPdfBomb, aPdfOfSaves } from '../../test/support/hostile-files.ts';
import { aPdf } from '../../test/support/pdf.ts';
import { createReadUpload } from './read-upload.ts';
import { READING_LIMITS, readInProcess } from './reading-process.ts';

const now = new Date('2026-01-15');
const A_RESUME = aPdf(['Maren Holt', 'maren.holt@home.example', 'Experience', 'Northwind', 'Engineer, 2020 - 2024']);
const ENDLESS = aPdfOfSaves(200_000);
const inNoTime = { ...READING_LIMITS, timeMs: 100 };
/** However busy the machine is, memory is what ends it. */
const inLittleRoom = { timeMs: 600_000, heapMb: 96, totalMb: 240 };

/** Whether a process reads resumes for another one. */
function isReaderOf(pid: string, parent: number): boolean {
  try {
    const isReader = readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('read-resume');
    return isReader && readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${parent}\n`);
  } catch {
    return false;
  }
}

describe('a resume is read in a process of its own', () => {
  it.each([
    ['PDF', A_RESUME],
    ['Word file', aDocx(['Maren Holt', 'maren.holt@home.example'])],
  ])('which says what stands in a %s', async (_, file) => {
    const { answer, endedBy } = await readInProcess(file, { now });
    expect(answer).toMatchObject({ resume: { firstName: 'Maren', email: 'maren.holt@home.example' }, missing: false });
    expect(endedBy).toBeUndefined();
  });

  it.runIf(existsSync('/proc/self/environ'))('which has none of our secrets', async () => {
    vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a-secret-of-ours');
    await readInProcess(ENDLESS, { now, limits: inNoTime }); // Whoever waited before is gone after this.
    await readInProcess(A_RESUME, { now });
    const readers = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isReaderOf(pid, process.pid));
    expect(readers.length).toBeGreaterThan(0);
    for (const pid of readers) expect(readFileSync(`/proc/${pid}/environ`, 'utf8')).not.toContain('a-secret-of-ours');
    vi.unstubAllEnvs();
  });

  it('which reads no second file where it gave up on one', async () => {
    const spoilt = await readInProcess(new TextEncoder().encode('%PDF-1.4 nothing'), { now });
    expect(spoilt.answer.failed).toBe(true);
    expect((await readInProcess(A_RESUME, { now })).answer.resume.lastName).toBe('Holt');
  });

  it.runIf(existsSync('/proc/self/environ'))(
    'of which two run at once at most: each of many hostile files ends by itself, and the last file is read',
    async () => {
      const hostile = Array.from({ length: 5 }, () => readInProcess(ENDLESS, { now, limits: inNoTime }));
      const last = readInProcess(A_RESUME, { now });
      const atOnce = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isReaderOf(pid, process.pid));
      expect(atOnce.length).toBeLessThanOrEqual(2);
      expect((await Promise.all(hostile)).map(({ endedBy }) => endedBy)).toEqual(Array(5).fill('time'));
      expect((await last).answer.resume.lastName).toBe('Holt');
    },
    90_000,
  );

  it('which is ended when it takes too long', async () => {
    const { answer, endedBy } = await readInProcess(ENDLESS, { now, limits: inNoTime });
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
      const { answer, endedBy } = await readInProcess(file, { now, limits: inLittleRoom });
      expect(endedBy).toBe('memory');
      expect(answer).toMatchObject({ failed: true, resume: { warnings: ['The file unpacks to too much.'] } });
      expect((await readInProcess(A_RESUME, { now })).answer.resume.lastName).toBe('Holt');
    },
    90_000,
  );

  it('while others are answered: a file that came later is read before one that never ends', async () => {
    const order: string[] = [];
    const hostile = readInProcess(ENDLESS, { now }).then(({ endedBy }) => order.push(`endless, ended by ${endedBy}`));
    const later = readInProcess(A_RESUME, { now }).then(() => order.push('later'));
    await Promise.all([hostile, later]);
    expect(order).toEqual(['later', 'endless, ended by time']);
  });
});

describe('reading an upload', () => {
  it('answers what a file that is ended by its limit is worth: nothing, and why', async () => {
    const read = createReadUpload({
      files: { get: async () => ENDLESS },
      readFile: (bytes, options) => readInProcess(bytes, { ...options, limits: inNoTime }),
      now: () => now,
    });
    expect(await read({ key: 'acc_a/file_1', originalFilename: 'resume.pdf' })).toMatchObject({
      missing: false,
      failed: true,
      resume: { warnings: ['Reading the file took too long.'] },
    });
  });
});
