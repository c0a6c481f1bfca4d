import * as z from 'zod';

type Def = Readonly<Record<string, unknown>> & { readonly type: string };
type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * The same shape without the limits that input keeps: no lengths, counts, ranges, forms of text or rules between fields. What
 * is stored once was checked when it was taken in; a limit that changes later must not make it unreadable. Types, choices,
 * ids, times and defaults stay.
 */
export const withoutLimits = <S extends z.ZodType>(schema: S): S => relaxed(schema, 'answered') as S;

/**
 * The same shape as it may be stored, by a newer version too: without limits, and what it does not know is kept, attributes
 * and choices alike. The type names only what is known. Whoever decides by a choice says so with `orNewer` in the shape.
 */
export const asStored = <S extends z.ZodType>(schema: S): S => relaxed(schema, 'stored') as S;

type Kind = 'answered' | 'stored';

/** Each shape has one of each kind, so that it can be known by name as the shape itself is. */
const made = { answered: new WeakMap<z.ZodType, z.ZodType>(), stored: new WeakMap<z.ZodType, z.ZodType>() };

function relaxed(schema: z.ZodType, kind: Kind): z.ZodType {
  const known = made[kind].get(schema) ?? madeOf(schema, kind);
  made[kind].set(schema, known);
  made[kind].set(known, known);
  return known;
}

/** The shape itself where there is nothing to relax. */
function madeOf(schema: z.ZodType, kind: Kind): z.ZodType {
  const def = schema.def as unknown as Def;
  const inner = (part: unknown) => relaxed(part as z.ZodType, kind);
  switch (def.type) {
    case 'string':
      return def.format === 'datetime' || isPlain(def) ? schema : z.string();
    case 'number':
      if (isPlain(def)) return schema;
      return isWhole(schema) ? z.int() : z.number();
    case 'enum':
      return kind === 'stored' ? z.union([schema, z.string()]) : schema;
    case 'object': {
      const shape = relaxedShape(def.shape as Shape, kind);
      return changed(schema, kind === 'stored' ? { shape, catchall: KEPT } : { shape });
    }
    case 'array':
      return changed(schema, { element: inner(def.element) });
    case 'record':
      return changed(schema, { valueType: inner(def.valueType) });
    case 'union':
      return changed(schema, { options: eachOf(def.options as z.ZodType[], kind) });
    case 'nullable':
    case 'optional':
    case 'default':
      return changed(schema, { innerType: inner(def.innerType) });
    default:
      return schema;
  }
}

/** What an attribute may be that is not known. */
const KEPT = z.unknown();

const isPlain = ({ checks, format }: Def) => !format && ((checks ?? []) as unknown[]).length === 0;
const isWhole = (schema: z.ZodType) => !schema.safeParse(0.5).success && schema.safeParse(1).success;

/** A list or shape with its parts replaced; itself where none of them changes. */
function eachOf(options: readonly z.ZodType[], kind: Kind): readonly z.ZodType[] {
  const parts = options.map((option) => relaxed(option, kind));
  return parts.every((part, index) => part === options[index]) ? options : parts;
}
function relaxedShape(shape: Shape, kind: Kind): Shape {
  const parts = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, relaxed(part, kind)]));
  return Object.entries(parts).every(([name, part]) => part === shape[name]) ? shape : parts;
}

/** A copy with one part replaced and no checks. The rest is copied unread, as a default may be made anew each time. */
function changed(schema: z.ZodType, part: Record<string, unknown>): z.ZodType {
  const old = schema.def as unknown as Def;
  const isSame = Object.entries(part).every(([name, value]) => old[name] === value) && isPlain(old);
  if (isSame) return schema;
  const def = Object.defineProperties({}, Object.getOwnPropertyDescriptors(old));
  for (const [name, value] of Object.entries({ ...part, checks: [] }))
    Object.defineProperty(def, name, { value, enumerable: true });
  return schema.clone(def as typeof schema.def);
}
