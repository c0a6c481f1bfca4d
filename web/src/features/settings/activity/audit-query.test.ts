import { expect, test } from 'vitest';
import { auditQuery, NO_FILTERS } from './audit-query.ts';

test('days are asked for as moments, from the first of the one to the last of the other', () => {
  const { from = '', to = '' } = auditQuery({ ...NO_FILTERS, from: '2026-03-04', to: '2026-03-05' });
  expect(new Date(from).toString()).toContain('Mar 04 2026 00:00:00');
  expect(new Date(to).toString()).toContain('Mar 05 2026 23:59:59');
});

test('what the address has that is no filter is left out', () => {
  expect(auditQuery({ kind: 'NONSENSE', by: 'someone', from: 'March', to: '2026-13-45' })).toEqual({});
  expect(auditQuery({ ...NO_FILTERS, kind: 'EXPORTED', by: 'usr_0a1b' })).toEqual({ kind: 'EXPORTED', by: 'usr_0a1b' });
});
