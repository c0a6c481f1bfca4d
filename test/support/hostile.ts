import * as z from 'zod';

type Path = readonly (string | number)[];

/** A field of what a call takes, found in a filled example. */
interface Field {
  readonly path: Path;
  /** Where a problem with it is named: the field, or the choice of forms that it stands in. */
  readonly namedAt: string;
  readonly kind: string;
  readonly isOptional: boolean;
  readonly isNullable: boolean;
}

/** One change to a filled example. */
export interface Mutation {
  readonly what: string;
  readonly field: string;
  readonly value: unknown;
  /** Whether no sensible schema takes it. */
  readonly isWrong: boolean;
}

/** JSON that is written out as it stands where a value holds it, for what no JavaScript value becomes. */
export const RAW = { deep: '@@deep@@', huge: '@@huge@@', pollution: '@@pollution@@' } as const;
const WRITTEN: Readonly<Record<string, string>> = {
  [RAW.deep]: `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  [RAW.huge]: '1e999',
  [RAW.pollution]: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
};

/** The body of a call as text. */
export const toJson = (body: unknown) =>
  JSON.stringify(body).replace(/"(@@(?:deep|huge|pollution)@@)"/g, (_, mark: string) => WRITTEN[mark] ?? '');

/** Texts that are allowed wherever text is, and must do no harm. */
export const HOSTILE_TEXTS: Readonly<Record<string, string>> = {
  SQL: '\'; DROP TABLE jobs; -- " OR 1=1',
  'an expression that never ends': `${'a'.repeat(60)}! (a+)+$ .* [ ( \\`,
  'a path upwards': '../../../../etc/passwd',
  NUL: 'before\u0000after',
  'text from right to left': '\u202Egnp.exe\u202C',
  'half a character': 'lone \uD800 and \uDFFF halves',
  'characters of four bytes': '👩‍👩‍👧‍👦𝒳🏳️‍🌈',
  'lines of a header': 'first\r\nBcc: everyone@example.com\r\n\r\nbody',
  'a script': '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'brackets of a template': `[candidate_first_name] {{constructor}} ${'$'}{7*7} [x,fallback=[y]]`,
  'the name of a prototype': '__proto__',
  'a formula': '=HYPERLINK("http://x.example","y")',
};

/** How the validation library puts things by itself: no person should have to read it. */
export const OF_THE_LIBRARY =
  /^(?:invalid|too (?:big|small)|unrecognized|missing|unexpected)|\b(?:expected|received|pattern)\b/i;

const LONG = 'x'.repeat(100_000);
const NUMBERS = {
  negative: -1,
  huge: 1e308,
  'more than is exact': 2 ** 53 + 1,
  broken: 1.5,
  tiny: 1e-200,
  'minus nothing': -0,
};
const WRONG_TYPES: Readonly<Record<string, readonly unknown[]>> = {
  text: [42, true, ['x'], { x: 1 }],
  choice: [42, 'NO_SUCH_CHOICE', ['x'], 'constructor'],
  number: ['many', true, [1], RAW.huge],
  flag: ['yes', 1, [true]],
  list: ['x', 7, { 0: 'x', length: 1 }],
  object: ['x', 7, [], true],
};

/** Every change to a filled example that a caller could make to one of its fields. */
export function mutationsOf(schema: z.ZodType, example: unknown): Mutation[] {
  return fieldsOf(schema, example, [], false).flatMap(({ path, namedAt, kind, isOptional, isNullable }, number) => {
    const change = (what: string, value: unknown, isWrong: boolean): Mutation => ({
      what: `${path.join('.') || 'body'}: ${what}`,
      field: namedAt,
      value: withValue(example, path, value),
      isWrong,
    });
    if (kind === 'unknown')
      return [change('nested deeply', RAW.deep, false), change('with a prototype', RAW.pollution, false)];
    return [
      ...(path.length > 0 ? [change('missing', undefined, !isOptional)] : []),
      change('null', null, !isNullable),
      change('nested deeply', RAW.deep, kind !== 'list'),
      change('with a prototype', RAW.pollution, kind !== 'object'),
      ...(WRONG_TYPES[kind] ?? []).map((value) => change(`of another type, ${JSON.stringify(value)}`, value, true)),
      ...(kind === 'text' ? textsFor(change, number) : []),
      ...(kind === 'number' ? Object.entries(NUMBERS).map(([what, value]) => change(what, value, false)) : []),
      ...(kind === 'list' ? [change('with 10,000 entries', entriesOf(valueAt(example, path)), true)] : []),
    ];
  });
}

/** Each field gets some of the hostile texts, and the next field the next ones, so that a call gets all of them. */
const textsFor = (change: (what: string, value: unknown, isWrong: boolean) => Mutation, number: number) => [
  change('of 100,000 characters', LONG, true),
  change('of 5,000 characters', LONG.slice(0, 5_000), false),
  change('empty', '', false),
  ...Object.entries(HOSTILE_TEXTS)
    .filter((_, index) => (index + number) % 3 === 0)
    .map(([what, text]) => change(what, text, false)),
];

const entriesOf = (list: unknown) => Array.from({ length: 10_000 }, () => (Array.isArray(list) ? list[0] : 'x'));

interface Def {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly in?: z.ZodType;
  readonly shape?: Record<string, z.ZodType>;
  readonly element?: z.ZodType;
  readonly options?: readonly z.ZodType[];
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  template_literal: 'choice',
  enum: 'choice',
  literal: 'choice',
  int: 'number',
  number: 'number',
  boolean: 'flag',
  array: 'list',
  object: 'object',
  record: 'object',
  unknown: 'unknown',
};

/** Walks a schema beside an example of it. Throws where the example leaves a part of the schema out. */
function fieldsOf(
  schema: z.ZodType,
  example: unknown,
  path: Path,
  isInUnion: boolean,
  namedAt = path.join('.'),
): Field[] {
  const def = schema.def as unknown as Def;
  const inner = def.type === 'pipe' ? def.in : def.innerType;
  if (inner) {
    const [own, ...rest] = fieldsOf(inner, example, path, isInUnion, namedAt);
    if (!own) return [];
    const isOptional = own.isOptional || ['optional', 'default', 'prefault'].includes(def.type);
    return [{ ...own, isOptional, isNullable: own.isNullable || def.type === 'nullable' }, ...rest];
  }
  if (def.type === 'union') {
    const option = def.options?.find((one) => one.safeParse(example).success);
    if (!option) throw new Error(`The example has no valid ${path.join('.')}`);
    return fieldsOf(option, example, path, true, namedAt);
  }
  const kind = KINDS[def.type];
  if (!kind) throw new Error(`${path.join('.')} is a ${def.type}, which is not tested`);
  const field: Field = { path, namedAt, kind, isOptional: false, isNullable: false };
  const below = (key: string | number, part: z.ZodType) => {
    const value = (example as Record<string | number, unknown> | null | undefined)?.[key];
    if (value === undefined || value === null) throw new Error(`The example leaves out ${[...path, key].join('.')}`);
    return fieldsOf(part, value, [...path, key], isInUnion, isInUnion ? namedAt : [...path, key].join('.'));
  };
  if (def.type === 'object')
    return [field, ...Object.entries(def.shape ?? {}).flatMap(([key, part]) => below(key, part))];
  if (def.type === 'array' && def.element) return [field, ...below(0, def.element)];
  return [field];
}

const valueAt = (example: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)[key], example);

/** A copy of the example with one value changed; left out where the value is undefined. */
function withValue(example: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(example))
    return example.map((part, index) => (index === key ? withValue(part, rest, value) : part));
  const copy = { ...(example as Record<string, unknown>) };
  if (rest.length === 0 && value === undefined) delete copy[key];
  else copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** What may stand in a list only once, and so cannot make it long. */
const ONCE = ['socialProfiles'];

/** An example with every text and every list as long as its schema takes it, texts made of one letter. */
export function longest(schema: z.ZodType, example: unknown, letter: string): unknown {
  const def = schema.def as unknown as Def;
  const inner = def.type === 'pipe' ? def.in : def.innerType;
  if (inner) return longest(inner, example, letter);
  const { maxLength = 0, maxItems = 1 } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  if (def.type === 'string') {
    const long = letter.repeat(maxLength);
    return maxLength > 0 && schema.safeParse(long).success ? long : example;
  }
  if (def.type === 'array' && def.element && Array.isArray(example)) {
    const part = longest(def.element, example[0], letter);
    return Array.from({ length: maxItems }, () => part);
  }
  if (def.type !== 'object') return example;
  return Object.fromEntries(
    Object.entries(def.shape ?? {}).map(([key, part]) => {
      const value = (example as Record<string, unknown>)[key];
      return [key, ONCE.includes(key) ? value : longest(part, value, letter)];
    }),
  );
}
