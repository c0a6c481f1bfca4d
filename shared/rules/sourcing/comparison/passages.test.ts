import { describe, expect, it } from 'vitest';
import { aPosition } from '../../../../test/support/verdicts.ts';
import { Profile } from '../../../model/candidate.ts';
import { passagesOf } from './passages.ts';

const aCandidate = (summary = '') =>
  Profile.parse({ firstName: 'Ada', lastName: 'Byron', skills: [{ name: 'Go' }], summary });
const summaryOf = (text: string) =>
  passagesOf({ ...aCandidate(), summary: text }, '')
    .filter(({ source }) => source === 'Summary')
    .map((passage) => passage.text);
const textsOf = (resumeText: string) =>
  passagesOf(Profile.parse({ firstName: 'Ada', lastName: 'Byron' }), resumeText).map(({ text }) => text);

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

  it('are the cells of a row, each with what stands beside it', () => {
    expect(passagesOf(aCandidate(), 'Excel  good\nWord | basic')).toMatchObject([
      { text: 'Go', source: 'Skills' },
      { text: 'Excel', beside: 'good', row: 'Excel  good' },
      { text: 'good' },
      { text: 'Word', beside: 'basic' },
      { text: 'basic' },
    ]);
  });

  it('are whole where a margin broke them', () => {
    expect(textsOf('Kept the books of a company with twelve branches and\nclosed each month.\nPaid wages.')).toEqual([
      'Kept the books of a company with twelve branches and closed each month.',
      'Paid wages.',
    ]);
  });

  it('belong to the position that tells of them, once', () => {
    const position = {
      jobTitle: 'Cook',
      employerName: 'Acme',
      jobDescription: 'Made soups.',
      location: '',
      startDate: '2020',
      endDate: null,
      current: true,
    };
    const passages = passagesOf(
      { ...aCandidate(), employmentHistory: [position] },
      'Cook, Acme 2020 - now\nMade soups.',
    );
    expect(passages.filter(({ text }) => text === 'Made soups.')).toMatchObject([{ source: 'Cook, Acme', position }]);
  });

  it('are none of hobbies, references and wishes', () => {
    expect(textsOf('Interests\nSailing\nReferences\nJo Bloggs, Acme\nSkills\nWelding')).toEqual(['Welding']);
  });

  // Whoever begins anew at each blank takes hours, so that such a test ends by its time limit alone.
  it.each([' ', '\t', ' \u00A0', '.', '. ', '• ', 'a', 'a@', 'A ', '1,', '| '])(
    'are looked for once, be it a million of %j',
    (part) => {
      expect(summaryOf(`Begin ${part.repeat(1_000_000 / part.length)}• end`).at(-1)).toBe('end');
    },
  );
});

it('quotes the lines of a file each for itself where the description joins them over what stands between', () => {
  const text =
    'EXPERIENCE\nHarbour Asset Management (Commercial) Limited (a fund manager)  Apr 2005 – Mar 2010\nformerly known as Quay';
  const jobDescription = 'Harbour Asset Management (Commercial) Limited (a fund manager)\nformerly known as Quay';
  const employmentHistory = [{ ...aPosition('Manager', '2005', '2010'), jobDescription }];
  const told = passagesOf({ ...aCandidate(), employmentHistory }, text).filter(({ position }) => position);
  expect(told.map((passage) => passage.text)).toEqual([
    'Manager',
    'Harbour Asset Management (Commercial) Limited (a fund manager)',
    'formerly known as Quay',
  ]);
});
