import { describe, expect, it, test } from 'vitest';
import { boxIn, DEFAULTS, inboxAddress, listAsked } from './boxes.ts';
import { canTakeBack, messagesOf, nameIn } from './messages.ts';

const at = (hour: number) => `2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`;

it('is read in the order in which it was written', () => {
  const mail = { label: '1st email', subject: '', html: '', from: '', sentAt: at(9), status: 'sent' } as const;
  const messages = messagesOf(
    [mail],
    [{ id: 'rep_a', receivedAt: at(11) } as never],
    [{ id: 'ans_a', writtenAt: at(12) } as never, { id: 'ans_b', writtenAt: at(10) } as never],
  );
  expect(messages.map(({ kind, at: when }) => `${kind} ${when.slice(11, 13)}`)).toEqual([
    'sent 09',
    'answer 10',
    'reply 11',
    'answer 12',
  ]);
});

test.each([
  ['waiting', at(9), false],
  ['waiting', at(11), true],
  ['sending', at(11), false],
  ['sent', at(9), false],
  ['failed', at(9), true],
] as const)('an answer that is %s and leaves at %s can be taken back: %s', (state, leavesAt, can) =>
  expect(canTakeBack({ state, leavesAt }, new Date(at(10)))).toBe(can),
);

describe('the address of the inbox', () => {
  it('says what is not usual and nothing else', () => {
    expect(inboxAddress({})).toBe('/inbox');
    expect(inboxAddress({ box: 'all', whose: 'job_1' }, 'sub_1')).toBe('/inbox/sub_1?box=all&whose=job_1');
  });

  it('asks for a job, for all or for the person', () => {
    expect(listAsked({ box: 'away', whose: 'job_1' }, 'x')).toEqual({
      query: { box: 'away', jobId: 'job_1', after: 'x' },
    });
    expect(listAsked({ ...DEFAULTS, whose: 'all' })).toEqual({ query: { box: 'needs-answer', whose: 'all' } });
    expect(listAsked({ box: 'x', whose: 'x' })).toEqual({ query: { box: 'needs-answer', whose: 'mine' } });
    expect(boxIn({ box: 'interested' })).toBe('interested');
  });
});

test.each([
  ['Kim Lee <kim@home.example>', 'Kim Lee'],
  ['"Lee, Kim" <kim@home.example>', 'Lee, Kim'],
  ['kim@home.example', ''],
  ['<kim@home.example>', ''],
  ['"kim@home.example" <kim@home.example>', ''],
])('whoever writes is called by a name: %s', (from, name) => expect(nameIn(from)).toBe(name));
