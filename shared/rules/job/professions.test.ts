import { describe, expect, it, test } from 'vitest';
import { PROFESSIONS } from './profession-words.ts';
import { professionsIn } from './professions.ts';
import { FACT_BOUNDS } from './readiness.ts';

const namesIn = (title: string) => professionsIn(title).map(({ name }) => name);

describe('the words of professions', () => {
  const all = PROFESSIONS.flatMap(({ name, words }) => words.map((word) => [word, name] as const));
  it('are each in one list, once', () => {
    const words = all.map(([word]) => word);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
  it('each name their own family alone', () => {
    expect(all.filter(([word, name]) => namesIn(word.replaceAll('*', '')).join() !== name)).toEqual([]);
  });
  it('have a factor within the bounds, in steps of 0.05', () => {
    for (const { factor } of PROFESSIONS) {
      expect(factor).toBeGreaterThanOrEqual(FACT_BOUNDS.low);
      expect(factor).toBeLessThanOrEqual(FACT_BOUNDS.high);
      expect(Math.round(factor * 20) / 20).toBe(factor);
    }
  });
});

test.each([
  ['Registered Nurse, ICU', ['nursing']],
  ['Dipl. Pflegefachfrau HF (80-100 %)', ['nursing']],
  ['Gesundheits- und Krankenpflegerin', ['nursing']],
  ['Infirmier·ère de nuit', ['nursing']],
  ['Senior Software Engineer', ['software']],
  ['Softwareentwickler (m/w/d)', ['software']],
  ['Développeuse full-stack', ['software']],
  ['Data Engineer', ['data']],
  ['Sales Engineer', ['sales', 'engineering']],
  ['Warehouse Associate', ['transport and warehousing']],
  ['Mécanicienne poids lourds', ['skilled trades']],
  ['Head of Everything', []],
  ['Nursery', []],
  ['', []],
])('%j is of %j', (title, names) => expect(namesIn(title)).toEqual(names));
