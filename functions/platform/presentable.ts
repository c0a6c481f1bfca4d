import * as z from 'zod';
import { shownInstead } from '../../shared/model/newer.ts';
import { log } from './log.ts';

type Path = readonly PropertyKey[];

/**
 * An answer as its route promises it. A choice that only a newer version knows never takes a page down: it is shown as the choice
 * that its schema names for that, else as nothing, where a list or whatever it stands in may be without it.
 */
export function presentable<S extends z.ZodType>(schema: S, answer: unknown): z.output<S> {
  const first = schema.safeParse(answer);
  if (first.success) return first.data;
  const unknown = first.error.issues.filter(({ code }) => code === 'invalid_value').map(({ path }) => path);
  if (unknown.length < first.error.issues.length) throw first.error;
  const paths = unknown.slice(0, 5).map((path) => path.map(String).join('.'));
  log.warn('An answer holds what only a newer version knows', { paths: paths.join(', ') });
  const shown: unknown = structuredClone(answer);
  // From the last to the first, so that what leaves a list does not move what is still to be looked at.
  for (const path of unknown.toReversed()) replace(schema, shown, path);
  return schema.parse(shown);
}

interface Place {
  readonly path: Path;
  /** What is put there; undefined where the list is better without it. */
  readonly value: string | null | undefined;
}

function replace(schema: z.ZodType, answer: unknown, path: Path) {
  const place = placeOf(schema, path);
  if (!place) return;
  const owner = place.path.slice(0, -1).reduce<unknown>((part, name) => Reflect.get(Object(part), name), answer);
  const last = place.path.at(-1) ?? '';
  if (Array.isArray(owner) && place.value === undefined) owner.splice(Number(last), 1);
  else Reflect.set(Object(owner), last, place.value);
}

/** Where something else is shown: at the choice itself, or at the innermost part around it that may be absent. */
function placeOf(schema: z.ZodType, path: Path): Place | undefined {
  let place: Place | undefined;
  let part: z.ZodType | undefined = schema;
  for (let depth = 0; part && depth <= path.length; depth++) {
    const { bare, isNullable } = unwrapped(part);
    if (isNullable && depth > 0) place = { path: path.slice(0, depth), value: null };
    const instead = depth === path.length ? shownInstead(bare) : undefined;
    if (instead !== undefined && place?.path.length !== depth) return { path, value: instead };
    if (bare instanceof z.ZodArray && depth < path.length) place = { path: path.slice(0, depth + 1), value: undefined };
    part = partOf(bare, path[depth]);
  }
  return place;
}

function partOf(schema: z.ZodType, name: PropertyKey | undefined): z.ZodType | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(name)] as z.ZodType | undefined;
  if (schema instanceof z.ZodArray) return schema.element as z.ZodType;
  return schema instanceof z.ZodRecord ? (schema.valueType as z.ZodType) : undefined;
}

function unwrapped(schema: z.ZodType): { bare: z.ZodType; isNullable: boolean } {
  let [bare, isNullable] = [schema, false];
  while (bare instanceof z.ZodNullable || bare instanceof z.ZodOptional || bare instanceof z.ZodDefault) {
    isNullable ||= bare instanceof z.ZodNullable;
    bare = bare.unwrap() as z.ZodType;
  }
  return { bare, isNullable };
}
