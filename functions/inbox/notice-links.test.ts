import { expect, it } from 'vitest';
import { noticeToken, readNoticeToken } from './notice-links.ts';

const target = { accountId: 'acc_0123456789abcdef', userId: 'usr_fedcba', kind: 'replies' } as const;

it('is read back as what it was made for, also in capitals', () => {
  const token = noticeToken('secret', target);
  expect(readNoticeToken('secret', token)).toEqual(target);
  expect(readNoticeToken('secret', token.toUpperCase())).toEqual(target);
});

it.each([
  ['another secret', noticeToken('other', target)],
  ['another kind', noticeToken('secret', target).replace('.replies.', '.summary.')],
  ['another person', noticeToken('secret', target).replace('fedcba', 'fedcbb')],
  ['a kind that there is not', noticeToken('secret', target).replace('.replies.', '.all.')],
  ['nothing', ''],
])('is refused with %s', (_, token) => expect(readNoticeToken('secret', token)).toBeUndefined());
