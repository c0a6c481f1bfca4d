import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromAttributes, toAttributes } from './attribute-values.ts';

/** What the product stores: anything that JSON has, and undefined here and there. */
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    ...[fc.string(), fc.boolean(), fc.constant(null), fc.constant(undefined), fc.maxSafeInteger()],
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string(), tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));
const anItem = fc.dictionary(fc.string(), value, { maxKeys: 5, noNullPrototype: true });

describe('values of the table', () => {
  it('are carried as the AWS client carries them, there and back', () => {
    fc.assert(
      fc.property(anItem, (item) => {
        const theirs = marshall(item, { removeUndefinedValues: true });
        expect(toAttributes(item)).toEqual(theirs);
        expect(fromAttributes(theirs)).toEqual(unmarshall(theirs));
      }),
    );
  });

  it('may be bytes, which are text on their way, and sets', () => {
    const item = { bytes: new Uint8Array([0, 255, 7]), names: new Set(['a', 'b']), numbers: new Set([1, 2.5]) };
    const attributes = toAttributes(item);
    expect(attributes).toEqual({ bytes: { B: 'AP8H' }, names: { SS: ['a', 'b'] }, numbers: { NS: ['1', '2.5'] } });
    expect(fromAttributes(JSON.parse(JSON.stringify(attributes)))).toEqual(item);
    expect(fromAttributes({ all: { BS: ['AP8H'] } })).toEqual({ all: new Set([item.bytes]) });
  });

  it.each([
    ['a date', new Date(0)],
    ['a function', () => 0],
    ['no number', Number.NaN],
    ['a number that would come back as another', 2 ** 53],
    ['an empty set', new Set()],
    ['a set of several kinds', new Set(['a', 1])],
  ])('are never %s', (_, refused) => {
    expect(() => toAttributes({ refused })).toThrow(/^The table (keeps no|keeps sets of|would not keep)/);
  });

  it('of a type that is not known are refused, and nothing is guessed', () => {
    expect(() => fromAttributes({ later: { NEW: 'x' } })).toThrow(/NEW/);
  });
});
