import * as z from 'zod';

/** A choice that only a newer version of the product knows. It is kept as it is, and nothing is decided by it. */
export const Newer = z.string().brand<'Newer'>();
export type Newer = z.infer<typeof Newer>;

/** One of these choices, or one that a newer version added. */
export const orNewer = <E extends z.core.util.EnumLike>(choices: z.ZodEnum<E>) => z.union([choices, Newer]);

/** Whether it is one of the choices that are known. */
export const isOneOf = <E extends z.core.util.EnumLike>(choices: z.ZodEnum<E>, value: unknown): value is E[keyof E] =>
  (choices.options as readonly unknown[]).includes(value);

const SHOWN = new WeakMap<z.ZodType, string>();

/** Says as which of its choices one is shown that is not known: the one that promises and allows least. */
export function whenNewer<const E extends z.core.util.EnumLike>(
  choices: z.ZodEnum<E>,
  instead: E[keyof E] & string,
): z.ZodEnum<E> {
  SHOWN.set(choices, instead);
  return choices;
}

/** As which of its choices one is shown that is not known; undefined where none is named. */
export const shownInstead = (choices: z.ZodType): string | undefined => SHOWN.get(choices);

/** A choice as it is shown. */
export function shown<E extends z.core.util.EnumLike>(choices: z.ZodEnum<E>, value: unknown): E[keyof E] {
  if (isOneOf(choices, value)) return value;
  const instead = shownInstead(choices);
  if (isOneOf(choices, instead)) return instead;
  throw new Error(`Nothing is shown instead of ${String(value)}`);
}
