import * as z from 'zod';
import { AccountId, JobId } from '../../shared/model/ids.ts';
import { line } from '../../shared/model/line.ts';
import { LIMITS } from '../../shared/product.ts';

/** One thing the back office does: its options by name, what they are, and what it does. It answers what it did. */
export interface Command {
  /** The options as a person writes them. */
  readonly usage: string;
  /** What it is for, in a sentence or two. */
  readonly about: string;
  readonly options: readonly string[];
  /** What a line of its answer shows to a person; without them it is JSON. */
  readonly columns?: readonly string[];
  run(values: unknown): Promise<object>;
}

/** What options are made of. */
export const text = z.string().trim().min(1);
/** What something is called, in one line. */
export const title = line().pipe(z.string().min(1).max(LIMITS.text));
/** Why something is done: people read it in their audit log. */
export const reason = line().pipe(z.string().min(1).max(500));
/** A number as it is typed: nothing is not 0, as a variable of the shell that was never set would be. */
const number = text.pipe(z.coerce.number<string>());
export const whole = (min: number, max: number) => number.pipe(z.int().min(min).max(max));
export const count = whole(0, 1_000_000);
export const some = whole(1, 1_000_000);
/** How many credits are given, or taken away: none changes nothing. */
export const credits = whole(-1_000_000, 1_000_000).refine(
  (amount) => amount !== 0,
  'Say how many: 0 changes nothing.',
);
export const isOn = z.enum(['true', 'false']).transform((value) => value === 'true');
export const json = text.transform((value, context): unknown => {
  try {
    return JSON.parse(value);
  } catch {
    context.addIssue({ code: 'custom', message: 'This is not JSON. Text needs its own quotation marks: \'"text"\'' });
    return z.NEVER;
  }
});

/** A day, or an instant. */
export const since = z.iso.date().or(z.iso.datetime()).optional();

export const ofAccount = { account: AccountId };
export const ofJob = { account: AccountId, job: JobId };

/** A command with its options as they are read. */
export function command<S extends z.ZodRawShape>(
  usage: string,
  about: string,
  shape: S,
  run: (input: z.output<z.ZodObject<S>>) => Promise<object>,
  columns?: readonly string[],
): Command {
  const schema = z.strictObject(shape);
  const running = async (values: unknown) => run(schema.parse(values) as never);
  return { usage, about, options: Object.keys(shape), run: running, ...(columns && { columns }) };
}
