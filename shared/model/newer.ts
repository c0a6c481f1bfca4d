import * as z from 'zod';

/** A choice that only a newer version of the product knows. It is kept as it is, and nothing is decided by it. */
export const Newer = z.string().brand<'Newer'>();
export type Newer = z.infer<typeof Newer>;

/** One of these choices, or one that a newer version added. */
export const orNewer = <E extends z.core.util.EnumLike>(choices: z.ZodEnum<E>) => z.union([choices, Newer]);

/** Whether it is one of the choices that are known. */
export const isOneOf = <E extends z.core.util.EnumLike>(choices: z.ZodEnum<E>, value: unknown): value is E[keyof E] =>
  (choices.options as readonly unknown[]).includes(value);
