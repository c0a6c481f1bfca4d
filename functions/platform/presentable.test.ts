import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { allRoutes } from '../../shared/contract/index.ts';
import { shownInstead, whenNewer } from '../../shared/model/newer.ts';
import { CandidateReply } from '../../shared/model/submission.ts';
import { presentable } from './presentable.ts';

const Kind = whenNewer(z.enum(['note', 'call']), 'note');
const Plain = z.enum(['a', 'b']);
const Answer = z.object({
  kind: Kind,
  state: Kind.nullable(),
  labels: z.array(Plain),
  price: z.object({ amount: z.number(), currency: Plain }).nullable(),
  entries: z.array(z.object({ name: z.string(), mark: Plain })),
  byName: z.record(z.string(), Kind).optional(),
});
const known = {
  ...{ kind: 'call', state: 'call', labels: ['a'], price: { amount: 1, currency: 'a' } },
  entries: [{ name: 'x', mark: 'a' }],
};

describe('an answer with a choice that only a newer version knows', () => {
  it.each([
    ['a choice', { kind: 'visit' }, { kind: 'note' }],
    ['a choice that may be absent', { state: 'visit' }, { state: null }],
    ['some of a list', { labels: ['c', 'a', 'd', 'b'] }, { labels: ['a', 'b'] }],
    ['a part that may be absent', { price: { amount: 1, currency: 'c' } }, { price: null }],
    ['an entry of a list', { entries: [{ name: 'x', mark: 'c' }, ...known.entries] }, { entries: known.entries }],
    ['a value by name', { byName: { x: 'visit', y: 'call' } }, { byName: { x: 'note', y: 'call' } }],
  ])('is answered where it is %s', (_, stored, shown) => {
    expect(presentable(Answer, { ...known, ...stored })).toEqual({ ...known, ...shown });
  });

  it('is left as it was, for whoever writes it back', () => {
    const answer = { ...known, labels: ['c'] };
    presentable(Answer, answer);
    expect(answer.labels).toEqual(['c']);
  });

  it('still fails where it is of another type, or nothing can stand instead', () => {
    expect(() => presentable(Answer, { ...known, kind: 7, labels: 'a' })).toThrow();
    expect(() => presentable(z.object({ mark: Plain }), { mark: 'c' })).toThrow();
  });

  it('shows an answer of an unknown kind as one of a person, of which nothing is known', () => {
    const reply = {
      ...{ id: 'rep_0123456789abcdef0123', subject: 'Hi', from: 'a', to: 'b', receivedAt: '2026-03-04T10:00:00.000Z' },
      ...{ visibleText: 'Yes', htmlContent: null, attachments: [], notices: ['translated', 'cut'] },
    };
    expect(presentable(CandidateReply, { ...reply, kind: 'voice', suggestion: 'maybe' })).toMatchObject({
      ...{ kind: 'human-reply', suggestion: 'unclear', notices: ['cut'] },
    });
  });
});

/** Each choice of a shape that nothing stands instead of, by its path. */
function choicesWithout(schema: z.ZodType, path: string, mayBeAbsent = false): string[] {
  if (schema instanceof z.ZodEnum) return mayBeAbsent || shownInstead(schema) !== undefined ? [] : [path];
  if (schema instanceof z.ZodNullable) return choicesWithout(schema.unwrap() as z.ZodType, path, true);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return choicesWithout(schema.unwrap() as z.ZodType, path, mayBeAbsent);
  if (schema instanceof z.ZodArray) return choicesWithout(schema.element as z.ZodType, `${path}[]`, true);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, part]) =>
    choicesWithout(part as z.ZodType, `${path}.${name}`, mayBeAbsent),
  );
}

/** A column is shown by what is known of the card, and is asked for by its name. */
const isColumn = (path: string) => /\.column(Name)?$/.test(path);

it.each(allRoutes.map(({ feature, name, route }) => [`${feature}.${name}`, route] as const))(
  'something stands instead of each choice that %s answers',
  (name, { response }) => {
    expect(choicesWithout(response, name).filter((path) => !isColumn(path))).toEqual([]);
  },
);
