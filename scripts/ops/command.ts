import * as z from 'zod';
import { AccountId, JobId } from '../../shared/model/ids.ts';

/** One thing the back office does: its options by name, what they are, and what it does. */
export interface Command {
  /** The options as a person writes them. */
  readonly usage: string;
  /** What it is for, in a sentence or two. */
  readonly about: string;
  readonly options: readonly string[];
  /** What a line of its answer shows to a person; without them it is JSON. */
  readonly columns?: readonly string[];
  run(values: unknown): Promise<unknown>;
}

/** What options are made of. */
export const text = z.string().trim().min(1);
export const count = z.coerce.number().int().min(0).max(1_000_000);
export const isOn = z.enum(['true', 'false']).transform((value) => value === 'true');
export const json = text.transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON. Text needs its own quotation marks: \'"text"\'' });
    return z.NEVER;
  }
});

export const ofAccount = { account: AccountId };
export const ofJob = { account: AccountId, job: JobId };

/** A command with its options as they are read. */
export function command<S extends z.ZodRawShape>(
  usage: string,
  about: string,
  shape: S,
  run: (input: z.output<z.ZodObject<S>>) => Promise<unknown>,
  columns?: readonly string[],
): Command {
  const schema = z.strictObject(shape);
  const running = async (values: unknown) => run(schema.parse(values) as never);
  return { usage, about, options: Object.keys(shape), run: running, ...(columns && { columns }) };
}
