import { describe, expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { passagesOf } from './resume-evidence.ts';

const aCandidate = (summary: string) =>
  Profile.parse({ firstName: 'Ada', lastName: 'Byron', skills: [{ name: 'Go' }], summary });
const summaryOf = (text: string) =>
  passagesOf({ ...aCandidate(''), summary: text }, '')
    .filter(({ source }) => source === 'Summary')
    .map((passage) => passage.text);

describe('the passages of a resume', () => {
  it('are its sentences and the points of its lists, without the blanks around them', () => {
    expect(summaryOf('Ran a team. Built things!\n • Kept them up  •  Sold them ▪ Left')).toEqual([
      'Ran a team.',
      'Built things!',
      'Kept them up',
      'Sold them',
      'Left',
    ]);
  });

  // Whoever begins anew at each blank takes hours, so that such a test ends by its time limit alone.
  it.each([' ', '\t', ' \u00A0', '.', '. ', '• '])('are looked for once, be it a million of %j', (part) => {
    expect(summaryOf(`Begin ${part.repeat(1_000_000 / part.length)}• end`).at(-1)).toBe('end');
  });
});
