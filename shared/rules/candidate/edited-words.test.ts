import { expect, it } from 'vitest';
import { Profile } from '../../model/candidate.ts';
import { editedWords } from './edited-words.ts';

const ada = Profile.parse({ firstName: 'Ada', lastName: 'Byron', skills: [{ name: 'Analysis' }] });

it('names each part of a profile that was edited, once', () => {
  const after = { ...ada, firstName: 'Augusta', lastName: 'King', langs: [{ name: 'French', proficiency: null }] };
  expect(editedWords(ada, after)).toBe('Profile edited: name, languages');
});

it('has a word for every field, so that no edit goes unseen', () => {
  for (const field of Object.keys(ada) as (keyof Profile)[])
    expect(editedWords(ada, { ...ada, [field]: 'other' } as Profile), field).toMatch(/^Profile edited: [a-z ]+$/);
});

it('says nothing where nothing is another', () => {
  expect(editedWords(ada, structuredClone(ada))).toBeUndefined();
});
