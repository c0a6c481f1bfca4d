import { expect, test } from 'vitest';
import { servicesFor } from './services.ts';

const nothing = () => undefined;
const services = servicesFor(undefined, nothing, nothing);
const signIn = (username: string, password: string) => services.handleSignIn({ username, password });

test.each([
  ['', '', 'Please enter your email and your password.'],
  [' ', 'Correct-horse-7', 'Please enter your email.'],
  ['anna@acme.example', '', 'Please enter your password.'],
])('who signs in with something left empty (%j, %j) reads what in our words', async (username, password, words) => {
  await expect(signIn(username, password)).rejects.toThrow(words);
});

test.each([undefined, '', ' '])('who asks for a code without an email (%j) reads so in our words', async (username) => {
  await expect(services.handleForgotPassword({ username })).rejects.toThrow('Please enter your email.');
});

test.each([
  [undefined, undefined, 'Please enter the code that we emailed you.'],
  [' ', 'Correct-horse-7', 'Please enter the code that we emailed you.'],
  ['123456', '', 'Please choose a new password.'],
])(
  'who chooses a new password with something left empty (%j, %j) reads what in our words',
  async (code, next, words) => {
    const input = { username: 'anna@acme.example', confirmationCode: code, newPassword: next };
    await expect(services.handleForgotPasswordSubmit(input)).rejects.toThrow(words);
  },
);
