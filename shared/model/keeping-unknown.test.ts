import { expect, it } from 'vitest';
import * as z from 'zod';
import { keepingUnknown } from './keeping-unknown.ts';

const Shape = z.object({
  title: z.string(),
  office: z.object({ city: z.string() }).nullable().default(null),
  links: z.array(z.object({ url: z.string() })).default([]),
});
const stored = {
  ...{ title: 'Old', ats: 7, office: { city: 'Bonn', floor: 3 } },
  links: [
    { url: 'a', seen: 1 },
    { url: 'b', seen: 2 },
    { url: 'b', seen: 3 },
  ],
};
const sent = { title: 'New', office: { city: 'Köln' }, links: [{ url: 'b' }, { url: 'c' }, { url: 'a' }] };

it('what was sent is stored with all that a newer version added to it', () => {
  expect(keepingUnknown(Shape, stored, sent)).toEqual({
    ...{ title: 'New', ats: 7, office: { city: 'Köln', floor: 3 } },
    links: [{ url: 'b', seen: 2 }, { url: 'c' }, { url: 'a', seen: 1 }],
  });
});

it('what was sent as it is shown changes nothing', () => {
  expect(keepingUnknown(Shape, stored, Shape.parse(stored))).toEqual(stored);
});

it('what was taken away stays away, and what was not there is new', () => {
  expect(keepingUnknown(Shape, stored, { ...sent, office: null, links: [] })).toEqual({
    ...{ title: 'New', ats: 7, office: null, links: [] },
  });
  expect(keepingUnknown(Shape, undefined, sent)).toEqual(sent);
});
