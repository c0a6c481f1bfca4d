import { AppError } from '../../shared/contract/errors.ts';
import type { inboxRoutes } from '../../shared/contract/inbox.ts';
import { PRODUCT } from '../../shared/product.ts';
import { chosen } from '../../shared/rules/inbox/notices.ts';
import { htmlPage } from '../platform/html-page.ts';
import type { Api } from '../platform/http.ts';
import { asState, inState, type NoticeStore } from '../records/notice/notice-store.ts';
import type { StoredNotices } from '../records/notice/stored-notices.ts';
import { type NoticeTarget, readNoticeToken } from './notice-links.ts';
import type { InboxStore } from './repository.ts';

export interface NoticesDeps {
  readonly notices: NoticeStore;
  readonly signingSecret: () => Promise<string>;
  readonly now: () => Date;
}

type NoticeRoutes = 'getNotices' | 'saveNotices' | 'showStopNotices' | 'stopNotices';

/** What a person is told by mail. */
export function createNoticesApi(
  deps: NoticesDeps & Pick<InboxStore, 'findTeammate'>,
): Pick<Api<typeof inboxRoutes>, NoticeRoutes> {
  const { notices, now } = deps;

  const targetOf = async (token: string): Promise<NoticeTarget> => {
    const target = readNoticeToken(await deps.signingSecret(), token);
    if (!target) throw new AppError('LINK_NOT_VALID');
    return target;
  };

  const choose = (of: Pick<NoticeTarget, 'accountId' | 'userId'>, decide: (before: StoredNotices) => Choice) =>
    notices.change(of.accountId, of.userId, (before) => {
      const next = { ...before, ...decide(before) };
      return inState(next, chosen(asState(next), now()));
    });

  return {
    getNotices: async ({ actor }) => shownChoice(await notices.read(actor.accountId, actor.userId)),

    saveNotices: async ({ actor, body }) =>
      shownChoice(await choose(actor, () => Object.fromEntries(Object.entries(body).filter(([, value]) => value)))),

    async showStopNotices({ params }) {
      const { kind } = await targetOf(params.token);
      return htmlPage('Stop these notices?', `<p>${WHAT[kind]}</p>${FORM}`);
    },

    async stopNotices({ params }) {
      const target = await targetOf(params.token);
      // Of somebody who is gone nothing is kept, and nothing is sent.
      const isThere = await deps.findTeammate(target.accountId, target.userId);
      if (isThere)
        await choose(target, ({ replies }) =>
          target.kind === 'replies'
            ? { replies: 'never' }
            : { summary: 'never', ...(replies === 'daily' && NO_REPLIES) },
        );
      return htmlPage('You will get no more of these notices', `<p>${AFTERWARDS}</p>`);
    },
  };
}

type Choice = Partial<Pick<StoredNotices, 'replies' | 'summary' | 'timeZone'>>;
const NO_REPLIES = { replies: 'never' } as const;

const WHAT = {
  replies: `You will get no more emails from ${PRODUCT.name} when a candidate answers.`,
  summary: `You will get no more daily summaries from ${PRODUCT.name}.`,
} as const;
const FORM = '<form method="post"><button type="submit">Stop these notices</button></form>';
const AFTERWARDS = 'You can choose them again in the settings, under About you. You can close this page.';

const shownChoice = (stored: StoredNotices) => {
  const { replies, summary } = asState(stored);
  return { replies, summary, timeZone: stored.timeZone ?? null };
};
