import { expect, it } from 'vitest';
import { whyNotSent } from '../../../../../shared/rules/ats/sources.ts';
import { boardNotice } from './notice-words.ts';

const closed = whyNotSent('CLOSED', 'Greenhouse');
const job = { importedFrom: 'Greenhouse', linkedName: 'Greenhouse', whyNot: closed };

it('says why a board is no longer that of the ATS, and where those are who were sent there', () => {
  expect(boardNotice({ ...job, sent: 0 })).toBe(`${closed} Candidates go on here.`);
  expect(boardNotice({ ...job, sent: 1 })).toBe(
    `${closed} Candidates go on here. 1 candidate who was moved there is in the column “Moved to the ATS”, the last one.`,
  );
  expect(boardNotice({ importedFrom: 'Greenhouse', linkedName: null, sent: 2 })).toBe(
    'Greenhouse is not connected any more. Candidates go on here. 2 candidates who were moved there are in the column “Moved to the ATS”, the last one.',
  );
});

it.each([
  ['was not imported', { importedFrom: null, sent: 0 }],
  ['goes on in its ATS', { ...job, whyNot: undefined, name: 'Greenhouse', sent: 3 }],
  [
    'was imported from what is no longer connected, and has sent nobody',
    { importedFrom: 'Lever', linkedName: null, sent: 0 },
  ],
  ['is not known to be connected yet', { importedFrom: 'Lever', sent: 3 }],
])('says nothing of a job that %s', (_, around) => expect(boardNotice(around)).toBeUndefined());
