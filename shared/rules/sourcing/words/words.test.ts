import { describe, expect, it } from 'vitest';
import { foldText } from '../../text/names.ts';
import { CERTIFICATES } from './certificates.ts';
import { CONDITIONS } from './conditions.ts';
import * as degrees from './degrees.ts';
import * as denials from './denials.ts';
import { groups, titledGroups } from './entries.ts';
import { ENGLISH_FILLER } from './filler-english.ts';
import { FRENCH_FILLER } from './filler-french.ts';
import { GERMAN_FILLER } from './filler-german.ts';
import { FUNCTION_WORDS } from './function-words.ts';
import { KINDS, TWO_OF } from './kinds.ts';
import { ABOUT_LANGUAGE, LANGUAGE_NAMES, SPOKEN_LEVELS } from './language-names.ts';
import { LIGHT_VERBS } from './light-verbs.ts';
import { ONE_THING, VAGUE } from './phrases.ts';
import { ELSEWHERE, PLAIN_NAMES } from './plain-names.ts';
import { PROGRAM_NAMES } from './program-names.ts';
import { ROLES } from './roles.ts';
import { SECTION_TITLES } from './sections.ts';
import { ENGLISH_SOFT_SKILLS } from './soft-skills.ts';
import { FRENCH_SOFT_SKILLS } from './soft-skills-french.ts';
import { GERMAN_SOFT_SKILLS } from './soft-skills-german.ts';
import { SUBJECT_NAMES } from './subject-names.ts';
import { STEMS, SYNONYMS } from './synonyms.ts';
import { TECHNOLOGY_NAMES } from './technology-names.ts';

const doubles = (list: readonly string[]) => list.filter((word, index) => list.indexOf(word) !== index);
const NAMES = groups([...TECHNOLOGY_NAMES, ...PROGRAM_NAMES, ...SUBJECT_NAMES, ...CERTIFICATES]);

describe('lists of words', () => {
  it.each(
    Object.entries({
      ...degrees,
      ...denials,
      ENGLISH_FILLER,
      FRENCH_FILLER,
      GERMAN_FILLER,
      FUNCTION_WORDS,
      LIGHT_VERBS,
      ONE_THING,
      VAGUE,
      PLAIN_NAMES,
      ROLES,
      CONDITIONS,
      ENGLISH_SOFT_SKILLS,
      FRENCH_SOFT_SKILLS,
      GERMAN_SOFT_SKILLS,
      ABOUT_LANGUAGE,
      SPOKEN_LEVELS,
    }),
  )('%s has each entry once', (_, list) => {
    expect(doubles(list)).toEqual([]);
  });

  it('give each spelling of a name to one thing', () => {
    expect(doubles(NAMES.flat().map((name) => foldText(name)))).toEqual([]);
  });

  it.each(Object.entries({ ELSEWHERE, KINDS, TWO_OF, SECTION_TITLES, LANGUAGE_NAMES, STEMS }))(
    '%s has each title once',
    (_, list) => {
      const titled = titledGroups(list);
      if (list !== SECTION_TITLES) expect(doubles(titled.map(([title]) => title))).toEqual([]);
      for (const [title, words] of titled) expect([title, doubles(words)]).toEqual([title, []]);
    },
  );

  it('give each title of a section one meaning', () => {
    expect(doubles(titledGroups(SECTION_TITLES).flatMap(([, titles]) => titles.map(foldText)))).toEqual([]);
  });

  it('name synonyms once a line', () => {
    for (const line of groups(SYNONYMS)) expect(doubles(line)).toEqual([]);
  });
});
