import fc from 'fast-check';
import { expect, it } from 'vitest';
import { htmlToText } from '../text/plain-text.ts';
import { snippetByRules } from './snippet.ts';

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
