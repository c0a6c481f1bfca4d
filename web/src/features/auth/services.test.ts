import { expect, test } from 'vitest';
import { servicesFor } from './services.ts';

const signIn = (username: string, password: string) =>
  servicesFor(undefined, () => undefined).handleSignIn({ username, password });

test.each([
  ['', '', 'Please enter your email and your password.'],
  [' ', 'Correct-horse-7', 'Please enter your email.'],
  ['anna@acme.example', '', 'Please enter your password.'],
])('who signs in with something left empty (%j, %j) reads what in our words', async (username, password, words) => {
  await expect(signIn(username, password)).rejects.toThrow(words);
});
