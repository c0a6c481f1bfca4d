import * as z from 'zod';

type Map = Readonly<Record<string, unknown>>;
const isMap = (value: unknown): value is Map => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What was sent, with all that its shape does not know of what is stored: an attribute that a newer version added stays where
 * it was. An entry of a list that was not changed stays as it is stored.
 */
export const keepingUnknown = <T>(schema: z.ZodType<T>, stored: unknown, sent: T): T => kept(schema, stored, sent) as T;

function kept(schema: z.ZodType, stored: unknown, sent: unknown): unknown {
  const shape = unwrapped(schema);
  if (shape instanceof z.ZodObject && isMap(stored) && isMap(sent)) return keptMap(shape.shape, stored, sent);
  if (shape instanceof z.ZodArray && Array.isArray(stored) && Array.isArray(sent))
    return keptList(shape.element as z.ZodType, stored, sent);
  return sent;
}

function keptMap(shape: Readonly<Record<string, unknown>>, stored: Map, sent: Map): Map {
  const unknown = Object.entries(stored).filter(([name]) => !(name in shape));
  const known = Object.entries(sent).map(([name, value]) => {
    const part = shape[name];
    return [name, part instanceof z.ZodType ? kept(part, stored[name], value) : value] as const;
  });
  return Object.fromEntries([...unknown, ...known]);
}

/** Entries have no names: one that is sent as it was shown is the one that is stored, each of those once. */
function keptList(element: z.ZodType, stored: readonly unknown[], sent: readonly unknown[]): unknown[] {
  const left = stored.map((entry) => ({ entry, shown: JSON.stringify(element.safeParse(entry).data) }));
  return sent.map((entry) => {
    const text = JSON.stringify(element.safeParse(entry).data);
    const place = text === undefined ? -1 : left.findIndex(({ shown }) => shown === text);
    const [found] = place < 0 ? [] : left.splice(place, 1);
    return found?.entry ?? entry;
  });
}

function unwrapped(schema: z.ZodType): z.ZodType {
  let bare = schema;
  while (bare instanceof z.ZodNullable || bare instanceof z.ZodOptional || bare instanceof z.ZodDefault)
    bare = bare.unwrap() as z.ZodType;
  return bare;
}
