import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlToText } from '../text/plain-text.ts';
import { groundedSnippet, snippetByRules, snippetParts } from './snippet.ts';

it.each([
  ['Engineer', 'Acme', 'Your work as Engineer at Acme made me want to write to you.'],
  ['Engineer', undefined, 'Your experience as Engineer made me want to write to you.'],
  [' ', 'Acme & Sons', 'Your work at Acme & Sons made me want to write to you.'],
  [undefined, '', undefined],
])('of %j at %j it says what is known: %j', (jobTitle, employer, text) => {
  const snippet = snippetByRules({ jobTitle, employer });
  expect(snippet && htmlToText(snippet)).toBe(text);
});

it('says nothing but the words of the profile and its own', () => {
  const own = new Set('Your work as at experience made me want to write to you.'.split(' '));
  const word = fc.string({ unit: fc.constantFrom('a', 'Ö', '高', '<b>', '&', '"'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(word, word, (jobTitle, employer) => {
      const said = (snippetByRules({ jobTitle, employer }) ?? '').split(' ');
      expect(said.join(' ')).not.toMatch(/<b>/);
      const others = said.filter((each) => !own.has(each));
      expect(others.length).toBeLessThanOrEqual(2);
    }),
  );
});

const profile = {
  summary: 'Loves chess. I have never led a team. Would like to learn Kubernetes.\nSpeaks at meetups.',
  skills: [{ name: 'Go' }, { name: 'C++' }, { name: 'Node.js' }],
  employmentHistory: [
    {
      jobTitle: 'Head of Sales',
      employerName: 'Acme & Sons',
      jobDescription: 'Opened 3 offices. Visit acme.example/jobs.',
    },
    { jobTitle: 'Baker', employerName: 'Crumbs', jobDescription: '' },
  ],
  educationHistory: [{ instituteName: 'Universität Wien', major: 'Physics', description: '' }],
};
const parts = snippetParts(profile);

it.each([
  'Your work as Head of Sales at Acme & Sons made me want to write to you.',
  'I noticed your time as Head of Sales at Acme & Sons, and that you opened 3 offices.',
  'Your experience with Go, C++ and Node.js caught my eye.',
  'I read about your interest in Physics at Universitat Wien.',
])('believes a model that writes: %s', (text) => {
  expect(htmlToText(groundedSnippet(text, parts) ?? '')).toBe(text);
});

it.each([
  ['a number of its own', 'Your 10 years as Head of Sales at Acme & Sons caught my eye.'],
  ['praise', 'Your outstanding work as Head of Sales at Acme & Sons caught my eye.'],
  ['an employer of its own', 'Your work as Head of Sales at Google caught my eye.'],
  ['the title of another position', 'Your work as Baker at Acme & Sons caught my eye.'],
  ['a skill with a position', 'Your work with Go at Crumbs caught my eye.'],
  ['words in another order', 'Your work in offices opened 3 at Acme & Sons caught my eye.'],
  ['what they never did', 'I saw that you led a team, and want to write to you.'],
  ['what they only wish for', 'Your experience with Kubernetes caught my eye.'],
  ['a link', 'I read about your work at Acme & Sons on acme.example/jobs.'],
  ['a variable', 'Your work as Baker at Crumbs caught my eye, [candidate_first_name].'],
  ['markup', 'Your work as <b>Baker</b> at Crumbs caught my eye.'],
  ['nothing of the profile', 'I want to write to you about what you have seen.'],
  ['an order', 'Baker at Crumbs made me want to write to you.'],
  ['too much', `Your work as Baker at Crumbs ${'made me want to write to you and '.repeat(10)}caught my eye.`],
])('does not believe a model that says %s', (_, text) => {
  expect(groundedSnippet(text, parts)).toBeUndefined();
});

it('believes no word that is neither ours nor the profile’s, whatever the words are', () => {
  const ours = fc.constantFrom<string[]>('your', 'work', 'at', 'as', 'with', 'and', 'caught', 'my', 'eye');
  const theirs = fc.constantFrom<string[]>('Baker', 'Crumbs', 'Go', 'Physics', 'Acme');
  const made = fc.constantFrom('Google', '12', 'senior', 'award', 'MBA', 'led', 'best', 'Müller');
  fc.assert(
    fc.property(fc.array(fc.oneof(ours, theirs), { maxLength: 12 }), made, fc.nat(12), (words, invented, at) => {
      const text = `Your ${words.toSpliced(at, 0, invented).join(' ')} made me want to write.`;
      return groundedSnippet(text, parts) === undefined;
    }),
  );
});
