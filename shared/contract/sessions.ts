import * as z from 'zod';
import { UserId } from '../model/ids.ts';
import { Session } from '../model/session.ts';
import type { Routes } from './route.ts';

const Ended = z.object({ ended: z.literal(true) });

const me = z.object({ id: z.union([z.literal('me'), UserId]) });

/** Where a person is signed in. They are routes of the feature `accounts`. */
export const sessionRoutes = {
  listSessions: {
    method: 'GET',
    path: '/preferences/{id}/sessions',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'Where you are signed in, the latest used first; at most 100',
    params: me,
    response: z.array(Session),
  },
  endSession: {
    method: 'DELETE',
    path: '/preferences/{id}/sessions/{session}',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'End a session of yours: its next call is refused. `current` is the one that asks, as you sign out; `all` is every one, that one too',
    params: me.extend({ session: z.string().min(1).max(64) }),
    response: Ended,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/preferences/{id}/sessions',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary: 'End all sessions of yours but the one that asks',
    params: me,
    response: Ended,
  },
} as const satisfies Routes;
