import { expect, it } from 'vitest';
import { usesWorkEmails } from './work-emails.ts';

it.each([
  { team: true, chosen: undefined, own: true, used: true },
  { team: true, chosen: undefined, own: false, used: false },
  { team: true, chosen: true, own: false, used: true },
  { team: true, chosen: false, own: true, used: false },
  { team: false, chosen: true, own: true, used: false },
  { team: false, chosen: undefined, own: true, used: false },
])('work emails: team $team, chosen $chosen, own $own: $used', ({ used, ...choices }) => {
  expect(usesWorkEmails(choices)).toBe(used);
});
