import { expect, it } from 'vitest';
import type { AutoSourcingAction, AutoSourcingReason } from '../../../../shared/model/auto-sourcing.ts';
import type { Card } from '../../../../shared/model/submission.ts';
import { closingWords, reopenedWords, underWayIn } from './closing-words.ts';

const idle = { sourcingRequest: null, maxSourced: 10, submissions: 10 };
const STOPS = 'Nobody can be moved or contacted until the job is re-opened.';

const card = (nextMailAt: string | null): Card => ({
  id: 'sub_1',
  jobId: 'job_1',
  columnName: 'CONTACTED',
  columnUpdatedAt: '2026-11-20T10:00:00.000Z',
  version: 1,
  name: 'Ilse Marchetti',
  jobTitle: null,
  currentEmployer: null,
  origin: 'crowd',
  isEmailHuntDone: true,
  hasEmailToContact: true,
  isDuplicate: false,
  ...{ isAutoContact: false, isSourcerTrial: false, fromCompanyNotToSourceFrom: false },
  isBenchmarked: false,
  hasUnreadReply: false,
  mailStatus: null,
  mailStep: null,
  nextMailAt,
  verdicts: '',
  undoableUntil: null,
  atsExport: null,
  exportedToAtsAt: null,
  isBeingUpdated: false,
});

it('counts the candidates to whom another email is to go', () => {
  const cards = [card('2026-11-23T10:00:00.000Z'), card(null), card('2026-11-24T10:00:00.000Z')];
  expect(underWayIn({ cards, next: null })).toEqual({ count: 2, isAll: true });
  expect(underWayIn({ cards, next: 'more' })).toEqual({ count: 2, isAll: false });
});

it.each([
  [undefined, STOPS],
  [{ count: 0, isAll: true }, STOPS],
  [{ count: 1, isAll: true }, `${STOPS} The emails under way to 1 candidate are held until then.`],
  [{ count: 3, isAll: true }, `${STOPS} The emails under way to 3 candidates are held until then.`],
  [{ count: 500, isAll: false }, `${STOPS} The emails under way to at least 500 candidates are held until then.`],
])('says how many emails closing holds: %j', (underWay, words) => {
  expect(closingWords(idle, underWay)).toBe(words);
});

const line = (action: AutoSourcingAction, ...reasons: AutoSourcingReason[]) => ({
  ...{ id: 'log_1', at: '2026-11-20T10:00:00.000Z', by: null },
  ...{ action, reasons, dataAutoPauseSourcingSystemAdditionalInfos: [], batchSize: null },
});

it('says of a job that is open again where it does not contact by itself any more', () => {
  const again = line('START', 'REOPENING_JOB');
  const closed = line('AUTO_CONTACT_STOP', 'CLOSING_JOB');
  const byHand = line('AUTO_CONTACT_STOP', 'DISABLED_FOR_JOB');
  const began = line('AUTO_CONTACT_START', 'ACTIVATED_BY_USER');
  const saysSo = (...autoSourcingHistory: (typeof again)[]) =>
    reopenedWords({ autoSourcingHistory }).includes('not contacted automatically any more');
  expect([saysSo(again, closed, began), saysSo(again, byHand, began), saysSo(again), saysSo(began, closed)]).toEqual([
    ...[true, false, false, false],
  ]);
});
