import { describe, expect, it } from 'vitest';
import { mostTeammates, stepsOf } from './steps.ts';
import { checked, left, shownOf } from './teammates.ts';

const aPerson = (accountAdmin: boolean) => ({ employer: { accountAdmin } }) as Parameters<typeof stepsOf>[0];
const seats = (remainingSeats: number, hasUnlimitedSeats = false) => ({ remainingSeats, hasUnlimitedSeats });
const lines = (...emails: string[]) => emails.map((email) => ({ email }));

describe('the step that asks for teammates', () => {
  it.each([
    ['an admin with seats left', true, seats(2), true],
    ['an admin with unlimited seats', true, seats(0, true), true],
    ['an admin without a seat left', true, seats(0), false],
    ['an admin whose account is not known', true, undefined, false],
    ['anybody else', false, seats(2), false],
  ])('of %s: %s', (_, isAdmin, subscription, isShown) => {
    expect(stepsOf(aPerson(isAdmin), subscription).includes('teammates')).toBe(isShown);
  });

  it('asks for five at most, and for no more than there are seats', () => {
    expect([seats(2), seats(9), seats(0, true)].map(mostTeammates)).toEqual([2, 5, 5]);
  });
});

describe('the lines for teammates', () => {
  it('are one at first, and one more than are filled in, up to the seats', () => {
    const count = (...emails: string[]) => shownOf(lines(...emails), 3).length;
    expect([count(), count('a'), count('a', 'b'), count('a', 'b', 'c')]).toEqual([1, 2, 3, 3]);
    expect(count('a', '', 'c')).toBe(3);
    expect(count('a', ' ')).toBe(2);
  });

  it('are each told what is wrong with them', () => {
    const problems = checked(lines('ada@acme.example', 'ada', ' ADA@acme.example ', '')).map(({ problem }) => problem);
    expect(problems).toEqual([
      undefined,
      'Please enter a valid email address.',
      'This address is there twice.',
      undefined,
    ]);
  });

  it('are told so one by one as they are left, and keep what the server said of them', () => {
    const typed = lines('ada', 'bob', 'ADA');
    expect(left(typed, 1).map(({ problem }) => problem)).toEqual([
      undefined,
      'Please enter a valid email address.',
      undefined,
    ]);
    const refused = [{ email: 'ada@acme.example', problem: 'This person is on your account already.' }];
    expect(left(refused, 0)).toEqual(refused);
    expect(left(lines('ada@acme.example', ''), 1)[1]?.problem).toBeUndefined();
  });

  it('stay sent once they were', () => {
    expect(checked([{ email: 'ada@acme.example', isSent: true }])[0]).toEqual({
      email: 'ada@acme.example',
      isSent: true,
    });
  });
});
