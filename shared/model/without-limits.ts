import * as z from 'zod';

type Def = Readonly<Record<string, unknown>> & { readonly type: string };
type Shape = Readonly<Record<string, z.ZodType>>;

/**
 * The same shape without the limits that input keeps: no lengths, counts, ranges, forms of text or rules between fields. What
 * is stored once was checked when it was taken in; a limit that changes later must not make it unreadable. Types, choices,
 * ids, times and defaults stay.
 */
export const withoutLimits = <S extends z.ZodType>(schema: S): S => relaxed(schema) as S;

/** Each shape has one without limits, so that it can be known by name as the shape itself is. */
const made = new WeakMap<z.ZodType, z.ZodType>();

function relaxed(schema: z.ZodType): z.ZodType {
  const known = made.get(schema) ?? madeOf(schema);
  made.set(schema, known);
  made.set(known, known);
  return known;
}

/** The shape itself where it has no limits. */
function madeOf(schema: z.ZodType): z.ZodType {
  const def = schema.def as unknown as Def;
  switch (def.type) {
    case 'string':
      return def.format === 'datetime' || isPlain(def) ? schema : z.string();
    case 'number':
      if (isPlain(def)) return schema;
      return isWhole(schema) ? z.int() : z.number();
    case 'object':
      return changed(schema, { shape: relaxedShape(def.shape as Shape) });
    case 'array':
      return changed(schema, { element: relaxed(def.element as z.ZodType) });
    case 'record':
      return changed(schema, { valueType: relaxed(def.valueType as z.ZodType) });
    case 'union':
      return changed(schema, { options: eachOf(def.options as z.ZodType[]) });
    case 'nullable':
    case 'optional':
    case 'default':
      return changed(schema, { innerType: relaxed(def.innerType as z.ZodType) });
    default:
      return schema;
  }
}

const isPlain = ({ checks, format }: Def) => !format && ((checks ?? []) as unknown[]).length === 0;
const isWhole = (schema: z.ZodType) => !schema.safeParse(0.5).success && schema.safeParse(1).success;

/** A list or shape with its parts replaced; itself where none of them changes. */
function eachOf(options: readonly z.ZodType[]): readonly z.ZodType[] {
  const parts = options.map(relaxed);
  return parts.every((part, index) => part === options[index]) ? options : parts;
}
function relaxedShape(shape: Shape): Shape {
  const parts = Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, relaxed(part)]));
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
