import { expect, it } from 'vitest';
import { Profile } from '../../../../shared/model/candidate.ts';
import type { Spotlight } from '../../../../shared/model/spotlight.ts';
import { locate, numberCitations, placesOf, segmentsOf } from './cited.ts';

const candidate = Profile.parse({
  firstName: 'Edda',
  lastName: 'Kristofferson',
  summary: 'Six years of Go in production.',
  employmentHistory: [
    {
      jobTitle: 'Engineer',
      employerName: 'Harrow',
      jobDescription: 'On call for\nthe services my team designed. Go daily.',
    },
    { jobTitle: 'Engineer', employerName: 'Tallis', jobDescription: 'Go daily.' },
  ],
  skills: [{ name: 'Go' }],
});

const quoted = (quote: string, source: string, number = 1) => ({ quote, source, number });
const at = (quote: string, source: string) => [...locate([quoted(quote, source)], placesOf(candidate)).keys()];

it('finds the words in the part of the resume that the citation names', () => {
  expect(at('Go daily.', 'Engineer, Tallis')).toEqual(['work-1-text']);
  expect(at('Go', 'Skills')).toEqual(['skill-0']);
});

it('looks in the other parts only when the named one does not have the words', () => {
  expect(at('Six years of Go', 'Somewhere else')).toEqual(['summary']);
});

it('does not mind how lines are broken or letters are cased', () => {
  expect(at('on call for the services', 'Engineer, Harrow')).toEqual(['work-0-text']);
});

it('does not find a word inside another word', () => {
  expect(at('Engine', 'Engineer, Harrow')).toEqual([]);
});

it('takes signs in a quotation for what they are', () => {
  expect(at('Go (in production)?', 'Summary')).toEqual([]);
});

it('cuts a text at the edges of its citations and loses nothing of it', () => {
  const text = 'Go and Kafka daily';
  const segments = segmentsOf(text, [
    { from: 0, to: 12, number: 1 },
    { from: 7, to: 18, number: 2 },
  ]);
  expect(segments).toEqual([
    { text: 'Go and ', cites: [1] },
    { text: 'Kafka', cites: [1, 2] },
    { text: ' daily', cites: [2] },
  ]);
  expect(segmentsOf(text)).toEqual([{ text, cites: [] }]);
});

it('gives the same words of the same part one number, must-haves first', () => {
  const verdict = (requirement: string, quotes: string[]) => ({
    requirement,
    justification: '',
    type: 'confirmed' as const,
    citations: quotes.map((quote) => ({ quote, source: 'Summary' })),
  });
  const spotlight: Spotlight = {
    generatedHighlightsSummary: '',
    cvHighlights: {},
    generatedRequirementsComparisons: { mustHaves: [verdict('a', ['x', 'y'])], nToHaves: [verdict('b', ['y', 'z'])] },
    madeBy: 'rules',
  };
  expect(numberCitations(spotlight).map(({ quote, number }) => [quote, number])).toEqual([
    ['x', 1],
    ['y', 2],
    ['z', 3],
  ]);
  expect(numberCitations(null)).toEqual([]);
});
