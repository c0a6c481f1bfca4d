import { describe, expect, test } from 'vitest';
import { ERRORS, type ErrorCode } from '../../../../shared/contract/errors.ts';
import { ApiError } from '../../api/problem.ts';
import { wordsOfAddress } from '../../parts/dead-ends.ts';
import { afterFailure, refusalIn } from './after-failure.ts';
import { encodeLink, linkFrom, wordsOnArrival } from './invitation.ts';

const aFailure = (code: ErrorCode, details = {}) =>
  new ApiError({ code, status: ERRORS[code].status, message: ERRORS[code].title, details });
const queryOf = (address: string) => Object.fromEntries(new URL(address, 'https://app.example').searchParams);

describe('a failed sign-in', () => {
  test('without an invitation is a dead end, which says that the link of one leads in', () => {
    const address = afterFailure(aFailure('INVITATION_REQUIRED'));
    expect(address).toMatch(/^\/error\?/);
    const said = wordsOfAddress(new URL(address, 'https://app.example').searchParams);
    expect(said.title).toBe('Sorry, Bramble is invite only');
    expect(said.description).toMatch(/^If you were invited, open the link in the email of your invitation/);
  });
  test('names the account owner where one is known', () => {
    const address = afterFailure(aFailure('INVITATION_REVOKED', { email: 'owner@foldwater.example' }));
    expect(queryOf(address)).toEqual({
      title: 'This invitation was revoked',
      description: 'Please contact the account owner (owner@foldwater.example).',
    });
  });
  test('sends nobody to the address that our own mail comes from', () => {
    const address = afterFailure(aFailure('INVITATION_ALREADY_CONFIRMED', { email: 'talent@mail.bramble.example' }));
    expect(queryOf(address).description).toBe('Please contact Bramble (sales@bramble.example).');
  });
  test.each(['NOT_AN_EMPLOYER', 'TOO_MANY_REQUESTS', 'INTERNAL'] as const)(
    'leads back to the sign-in with its message when that may help: %s',
    (code) => {
      const address = afterFailure(aFailure(code));
      expect(address).toMatch(/^\/login\?/);
      expect(queryOf(address)).toEqual({ error: ERRORS[code].title });
    },
  );
});

describe('the user pool’s words about a refused sign-up', () => {
  test('tell which refusal it was', () => {
    const message = 'PreSignUp failed with error This invitation has already been accepted.';
    expect(refusalIn(message)).toBe('INVITATION_ALREADY_CONFIRMED');
  });
  test('tell nothing when they are about the password', () => {
    expect(refusalIn('Password did not conform with policy')).toBeUndefined();
  });
});

describe('an invitation link', () => {
  test('is read from the address', () => {
    expect(linkFrom(new URLSearchParams('invite=inv_1&key=a.b'))).toEqual({ invite: 'inv_1', key: 'a.b' });
    expect(linkFrom(new URLSearchParams('error=x'))).toBeUndefined();
  });
  test('says to whoever is signed in that it is theirs or was accepted, and nothing where it is to be used', () => {
    const mine = { status: 'Sent', email: 'Maren@foldwater.example' } as const;
    expect(wordsOnArrival(mine, 'maren@foldwater.example')).toBe('You are signed in as maren@foldwater.example.');
    expect(wordsOnArrival({ ...mine, status: 'Confirmed' }, 'ada@foldwater.example')).toBe(
      'This invitation has already been accepted. You are signed in as ada@foldwater.example.',
    );
    expect(wordsOnArrival(mine, 'ada@foldwater.example')).toBeUndefined();
    expect(wordsOnArrival({ ...mine, status: 'Revoked' }, 'maren@foldwater.example')).toBeUndefined();
    expect(wordsOnArrival(mine, undefined)).toBeUndefined();
  });
  test('is registered with as base64url of both its parts', () => {
    const encoded = encodeLink({ invite: 'inv_1', key: '??>>~~key' });
    expect(encoded).not.toMatch(/[+/=]/);
    expect(Buffer.from(encoded, 'base64url').toString()).toBe('inv_1.??>>~~key');
  });
});
