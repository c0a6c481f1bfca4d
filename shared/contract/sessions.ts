import * as z from 'zod';
import { Instant, UserId } from '../model/ids.ts';
import { Session } from '../model/session.ts';
import type { Routes } from './route.ts';

/** `everywhere`: with all others and the one that asks, since one of them could still change how its person signs in. */
const Ended = z.object({ ended: z.literal(true), everywhere: z.boolean() });

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
      'End a session of yours: its next call is refused. `current` leaves out of the list the one that asks, as you sign out',
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
  permitSignInChange: {
    method: 'POST',
    path: '/preferences/{id}/sessions/current/permits',
    access: 'user',
    status: 201,
    errors: ['NOT_FOUND', 'CONFLICT'],
    summary:
      'Let this session, once and within a minute, have an access token that changes how its person signs in at the user pool',
    params: me,
    response: z.object({ permit: z.string(), until: Instant }),
  },
} as const satisfies Routes;
