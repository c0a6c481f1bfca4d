import { expect, it } from 'vitest';
import { whoOptions } from './who-options.ts';

it('offers teammates, whoever was removed once each, and ourselves', () => {
  const people = [
    { id: 'usr_ada', name: 'Ada', email: 'ada@acme.example' },
    { id: 'usr_new', name: '', email: 'new@acme.example' },
  ] as const;
  const removals = [
    { person: 'usr_bob', subject: 'Bob (bob@acme.example)' },
    { person: 'usr_ada', subject: 'Ada, who came back' },
    { person: 'usr_bob', subject: 'Bob (bob@acme.example)' },
    { subject: 'Somebody before ids were noted' },
  ] as const;
  expect(whoOptions(people, removals)).toEqual([
    { value: 'all', label: 'Everyone' },
    { value: 'usr_ada', label: 'Ada' },
    { value: 'usr_new', label: 'new@acme.example' },
    { value: 'usr_bob', label: 'Bob (bob@acme.example), removed' },
    { value: 'bramble', label: 'The Bramble team' },
  ]);
});
