import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseItem } from '../../functions/platform/table.ts';
import { StoredHead, toHeadItem } from '../../functions/records/submission/stored-head.ts';
import { EXAMPLES } from '../../test/support/item-examples.ts';
import { faultsOf, KINDS } from './item-schemas.ts';

type Item = Record<string, unknown>;
type Path = readonly (string | number)[];

const kindOf = ({ pk, sk }: Item) =>
  KINDS.findIndex(([partition, sort]) => partition.test(String(pk)) && sort.test(String(sk)));
const schemaOf = (item: Item) => KINDS[kindOf(item)]?.[2] ?? z.never();
const nameOf = (item: Item) => `${String(item.pk)} ${String(item.sk)}`;

/** What stands in the table after a read and a write: whole records as their stores write them, a head as its own store does. */
function writtenAgain(item: Item): Item {
  const schema = schemaOf(item);
  const read = parseItem(schema, item);
  return schema === StoredHead ? toHeadItem(StoredHead.parse(item)) : (read as Item);
}

/** The item without what its store makes anew from the record. */
const PLACES = ['pk', 'sk', 'listKey', 'listSort', 'ownerKey', 'openKey', 'openSort', 'expiresAt'];
const OF_CARD = ['mailStatus', 'mailStep', 'nextMailAt', 'undoUntil'];
const saidBy = (item: Item) =>
  Object.fromEntries(Object.entries(item).filter(([name]) => ![...PLACES, ...OF_CARD].includes(name)));

const isMap = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Maps whose names are not attributes: steps, accounts, requirements, addresses. */
const BY_NAME = ['mails', 'accounts', 'cvHighlights', 'bounced'];

function withMore(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withMore(entry));
  if (!isMap(value)) return value;
  const parts = Object.fromEntries(Object.entries(value).map(([each, part]) => [each, withMore(part, each)]));
  return BY_NAME.includes(name) ? parts : { ...parts, newerAttribute: { isNew: true } };
}

/** Every text of an item that is no id, time or key, with the item in which a newer version wrote another one there. */
function* newerTexts(item: Item, value: unknown = item, path: Path = []): Generator<[path: string, item: Item]> {
  if (typeof value === 'string') {
    if (!isFixed(value, path)) yield [path.join('.'), replaced(item, path, 'A_NEWER_CHOICE')];
    return;
  }
  const entries = Array.isArray(value) ? [...value.entries()] : isMap(value) ? Object.entries(value) : [];
  for (const [name, part] of entries) yield* newerTexts(item, part, [...path, name]);
}

const FIXED =
  /^(acc|usr|job|sub|per|req|rep|ans|inv|com|file|gst|msg)_|^\d{4}-\d\d-\d\d|^(A|USER|DUE|INVITATION|SETTINGS)#?/;
const isFixed = (text: string, path: Path) => FIXED.test(text) || PLACES.includes(String(path[0]));

function replaced(item: Item, path: Path, text: string): Item {
  const copy = structuredClone(item);
  const owner = path.slice(0, -1).reduce<unknown>((part, name) => Reflect.get(Object(part), name), copy);
  Reflect.set(Object(owner), path.at(-1) ?? '', text);
  return copy;
}

/** Each choice of a shape by its path, entries of lists under 0. */
function choicesOf(schema: z.ZodType, path: Path = []): Path[] {
  if (schema instanceof z.ZodEnum) return [path];
  if (schema instanceof z.ZodPipe) return choicesOf(schema.out as z.ZodType, path);
  if (schema instanceof z.ZodUnion) return (schema.options as z.ZodType[]).flatMap((option) => choicesOf(option, path));
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return choicesOf(schema.unwrap() as z.ZodType, path);
  if (schema instanceof z.ZodArray) return choicesOf(schema.element as z.ZodType, [...path, 0]);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, part]) => choicesOf(part as z.ZodType, [...path, name]));
}

it('there is an example of each kind of record, with a value for each of its choices', () => {
  expect(
    KINDS.flatMap(([partition, sort], kind) =>
      EXAMPLES.some((item) => kindOf(item) === kind) ? [] : [`${partition} ${sort}`],
    ),
  ).toEqual([]);
  const missing = EXAMPLES.flatMap((item) => {
    const read = parseItem(schemaOf(item), item);
    return choicesOf(schemaOf(item))
      .filter((path) => typeof path.reduce<unknown>((part, name) => Reflect.get(Object(part), name), read) !== 'string')
      .map((path) => `${nameOf(item)} ${path.join('.')}`);
  });
  expect(missing).toEqual([]);
});

describe.each(EXAMPLES.map((item) => [nameOf(item), item] as const))('%s keeps what it does not know:', (_, item) => {
  it('it can be read, and is written as it was', () => {
    expect(faultsOf(item, { pk: String(item.pk), sk: String(item.sk) })).toEqual([]);
    expect(saidBy(writtenAgain(item))).toEqual(saidBy(item));
  });

  it('an attribute more in each of its parts', () => {
    const newer = withMore(item) as Item;
    expect(saidBy(writtenAgain(newer))).toEqual(saidBy(newer));
  });

  it('another choice in each place', () => {
    for (const [path, newer] of newerTexts(item)) expect(saidBy(writtenAgain(newer)), path).toEqual(saidBy(newer));
  });
});
