import { describe, expect, it } from 'vitest';
import { aDocxOf } from '../../../../test/support/hostile-files.ts';
import { parseResume } from '../index.ts';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const cell = (lines: readonly string[]) => `<w:tc>${lines.map(paragraph).join('')}</w:tc>`;
const table = (...rows: string[][][]) =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
const parse = async (body: string) => (await parseResume(aDocxOf(body), { now: new Date('2026-01-15') })).resume;

describe('a Word table with titles beside their texts', () => {
  it('is read title by title, also where a title is no usual one', async () => {
    const { employmentHistory, educationHistory } = await parse(
      paragraph('Ann Lee') +
        table(
          [['Hochschulbildung'], ['09.2006 – 07.2008', 'Universität Hafenstadt', 'Master of Business Administration']],
          [
            ['Berufliche Tätlichkeit'],
            [
              '02.2021 – heute Quay GmbH',
              'Globaler Segmentmanager',
              '03.2002 - 02.2004 Northwind GmbH',
              'Gebietsverkaufsleiter',
            ],
          ],
          [['Sprachen'], ['Englisch fließend', 'Deutsch A2']],
          [['Interessen'], ['Kunst', 'Musik']],
        ),
    );
    expect(educationHistory.map((school) => [school.major, school.instituteName])).toEqual([
      ['Master of Business Administration', 'Universität Hafenstadt'],
    ]);
    expect(employmentHistory.map((job) => [job.jobTitle, job.employerName, job.startDate])).toEqual([
      ['Globaler Segmentmanager', 'Quay GmbH', '2021-02'],
      ['Gebietsverkaufsleiter', 'Northwind GmbH', '2002-03'],
    ]);
  });

  it('stays a table of labels where these are no titles', async () => {
    const { email, employmentHistory } = await parse(
      paragraph('Ann Lee') +
        table([['E-Mail'], ['ann@home.example']], [['Familienstand'], ['ledig']]) +
        paragraph('EXPERIENCE') +
        table([['2010 – 2020'], ['Clerk', 'Quay Bank']], [['2005 – 2010'], ['Teller', 'Northwind Bank']]),
    );
    expect(email).toBe('ann@home.example');
    expect(employmentHistory.map((job) => [job.jobTitle, job.employerName])).toEqual([
      ['Clerk', 'Quay Bank'],
      ['Teller', 'Northwind Bank'],
    ]);
  });
});
