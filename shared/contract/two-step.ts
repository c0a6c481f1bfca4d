import * as z from 'zod';
import { UserId } from '../model/ids.ts';
import type { Routes } from './route.ts';

const me = z.object({ id: z.union([z.literal('me'), UserId]) });

const TwoStep = z.object({ isOn: z.boolean() });

const password = z.string().min(1, 'This field is required.').max(256);
const code = z
  .string()
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Please enter the six digits that the app shows.'));

/** What proves that it is the person who changes how they sign in: who holds their session has neither. */
export const TwoStepProof = z.object({ password, code });

/** A code of an app beside the password at sign-in. They are routes of the feature `accounts`. */
export const twoStepRoutes = {
  getTwoStep: {
    method: 'GET',
    path: '/preferences/{id}/two-step',
    access: 'user',
    status: 200,
    errors: ['NOT_FOUND'],
    summary: 'Whether a code of an app is asked for when you sign in',
    params: me,
    response: TwoStep,
  },
  newTwoStepApp: {
    method: 'POST',
    path: '/preferences/{id}/two-step/app',
    access: 'user',
    status: 201,
    limit: 'signInChange',
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'TWO_STEP_ON', 'CONFLICT'],
    summary:
      'Get a secret to set up an app with, for your password; the last one counts, once a code of it has proved it',
    params: me,
    body: z.object({ password }),
    response: z.object({ secret: z.string() }),
  },
  saveTwoStep: {
    method: 'PUT',
    path: '/preferences/{id}/two-step',
    access: 'user',
    status: 200,
    limit: 'signInChange',
    errors: ['NOT_FOUND', 'WRONG_PASSWORD', 'WRONG_CODE', 'CODE_USED', 'TWO_STEP_ON', 'CONFLICT'],
    summary:
      'Have a code of the app asked for when you sign in, or no longer, for your password and a code of that app',
    params: me,
    body: TwoStepProof.extend({ isOn: z.boolean() }),
    response: TwoStep,
  },
} as const satisfies Routes;
