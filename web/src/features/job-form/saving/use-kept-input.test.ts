import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type JobForm, newJobForm } from '../../../../../shared/rules/job/job-values.ts';
import { inputKeeper } from '../../../parts/keeping/input-keeper.ts';
import { formInput } from './kept-input.ts';
import { writtenOn } from './use-kept-input.ts';

const form = newJobForm({
  canEditOutreach: true,
  companyName: 'Foldwater',
  sender: 'usr_1',
  whitelistedDomains: [],
  blacklistedDomains: [],
  distanceUnit: 'mile',
});
const titled = (title: string): JobForm => ({ ...form, title });

let stored: Map<string, string>;
let now: Date;
beforeEach(() => {
  stored = new Map();
  now = new Date('2026-03-10T12:00:00Z');
  vi.stubGlobal('window', {
    localStorage: {
      get length() {
        return stored.size;
      },
      key: (index: number) => [...stored.keys()][index] ?? null,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

let forms = 0;
/** A form that is opened in this browser, a minute after what was done before. */
type About = Parameters<typeof writtenOn>[0];
const of = (about: { job: { id: string } | null; copied: { id: string } | null }) => writtenOn(about as About);
const open = (about = of({ job: null, copied: null }), userId = 'usr_1') => {
  now = new Date(now.getTime() + 60_000);
  forms++;
  return inputKeeper(formInput(form), { userId, about, formId: `form_${forms}`, now: () => now });
};
type Keeper = ReturnType<typeof open>;
const type = (keeper: Keeper, title: string) => keeper.keep({ values: titled(title), furthest: 1, version: null });
const titles = (keeper: Keeper, inUse: readonly string[] = []) =>
  keeper.offers(inUse).map(({ values }) => values.title);

describe('what is typed and not saved', () => {
  test('is kept while what was left before is still on offer', () => {
    type(open(), 'Left');
    const second = open();
    expect(titles(second)).toEqual(['Left']);
    type(second, 'Typed meanwhile');
    expect(titles(open())).toEqual(['Typed meanwhile', 'Left']);
  });
  test('is kept by each of two forms that are open at once, and is on offer once its form is closed', () => {
    const one = open();
    const two = open();
    type(one, 'One');
    type(two, 'Two');
    type(one, 'One more');
    const third = open();
    expect(titles(third, [one.key, two.key])).toEqual([]);
    expect(titles(third, [one.key])).toEqual(['Two']);
    expect(titles(third).toSorted()).toEqual(['One more', 'Two']);
  });
  test('changes places with what is restored', () => {
    type(open(), 'Left');
    const second = open();
    type(second, 'Typed meanwhile');
    const [offer] = second.offers([]);
    expect(offer).toMatchObject({ values: titled('Left'), furthest: 1, version: null, at: '2026-03-10T12:01:00.000Z' });
    expect(offer && second.restore(offer)).toEqual([
      { ...offer, values: titled('Typed meanwhile'), at: now.toISOString() },
    ]);
    expect(titles(second)).toEqual(['Typed meanwhile']);
    expect(titles(open())).toEqual(expect.arrayContaining(['Left', 'Typed meanwhile']));
  });
  test('leaves nothing on offer where it is restored into an untouched form', () => {
    type(open(), 'Left');
    const second = open();
    expect(second.offers([]).map(second.restore)).toEqual([[]]);
    expect(titles(second)).toEqual([]);
    expect(titles(open())).toEqual(['Left']);
  });
  test('is forgotten where it is saved or taken back, and nothing else with it', () => {
    type(open(), 'Left');
    const second = open();
    type(second, 'Saved');
    second.forget();
    type(second, 'A last key');
    const third = open();
    type(third, 'Taken back');
    third.keep({ values: form, furthest: 1, version: null });
    expect(titles(open())).toEqual(['Left']);
  });
  test('is gone once it is discarded', () => {
    type(open(), 'Left');
    const second = open();
    for (const offer of second.offers([])) second.discard(offer);
    expect(titles(second)).toEqual([]);
    expect(stored.size).toBe(0);
  });
  test('is on offer to the same person for the same job alone', () => {
    type(open(of({ job: { id: 'job_1' }, copied: null })), 'Of one job');
    type(open(of({ job: null, copied: { id: 'job_1' } })), 'Of its copy');
    expect(titles(open(of({ job: { id: 'job_1' }, copied: null })))).toEqual(['Of one job']);
    expect(titles(open(of({ job: null, copied: { id: 'job_1' } })))).toEqual(['Of its copy']);
    expect(titles(open(of({ job: { id: 'job_12' }, copied: null })))).toEqual([]);
    expect(titles(open())).toEqual([]);
    expect(titles(open(of({ job: { id: 'job_1' }, copied: null }), 'usr_2'))).toEqual([]);
  });
  test.each(['', 'no json', '7', 'null', '[]', '{}', JSON.stringify({ values: titled('Without a time') })])(
    'is nothing in %j',
    (text) => {
      const keeper = open();
      stored.set(keeper.key.replace(/[^:]+$/, 'other'), text);
      expect(titles(keeper)).toEqual([]);
    },
  );
  test('is kept for thirty days, and of more than twenty the newest', () => {
    type(open(), 'Long ago');
    now = new Date(now.getTime() + 31 * 86_400_000);
    for (let count = 1; count <= 22; count++) type(open(), `Form ${count}`);
    const found = titles(open());
    expect([found.length, found[0], found.at(-1)]).toEqual([20, 'Form 22', 'Form 3']);
    expect(stored.size).toBe(20);
  });
});
