import * as z from 'zod';

const oneOrMore = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const Conditions = z.record(z.string(), z.record(z.string(), oneOrMore));

/** One statement of a policy, everything in it resolved. */
export const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(['Allow', 'Deny']),
  Action: oneOrMore.optional(),
  NotAction: oneOrMore.optional(),
  Resource: oneOrMore.optional(),
  NotResource: oneOrMore.optional(),
  Principal: z.union([z.literal('*'), z.record(z.string(), oneOrMore)]).optional(),
  Condition: Conditions.default({}),
});
export type Statement = z.infer<typeof Statement>;

/** A policy's document: its statements, one or many. */
export const PolicyDocument = z
  .object({ Statement: z.union([Statement, z.array(Statement)]) })
  .transform(({ Statement: statements }) => [statements].flat());

/** What is asked, and under which circumstances: the keys that conditions speak of. */
export interface Question {
  readonly action: string;
  readonly resource: string;
  readonly context: Readonly<Record<string, string>>;
}

export type Verdict = 'allowed' | 'denied' | 'not allowed';

/** Decides as IAM does: an explicit Deny wins, and what nobody allows is not allowed. */
export function decide(statements: readonly Statement[], question: Question): Verdict {
  const applying = statements.filter((statement) => applies(statement, question));
  if (applying.some(({ Effect }) => Effect === 'Deny')) return 'denied';
  return applying.length > 0 ? 'allowed' : 'not allowed';
}

function applies(statement: Statement, { action, resource, context }: Question): boolean {
  const { Action, NotAction = [], Resource = ['*'], NotResource = [], Condition } = statement;
  // Actions know no case, resources do.
  const isNamed = (patterns: readonly string[]) =>
    patterns.some((one) => like(one.toLowerCase(), action.toLowerCase()));
  const isMeant = (patterns: readonly string[]) => patterns.some((one) => like(one, resource));
  if (Action ? !isNamed(Action) : isNamed(NotAction)) return false;
  if (!isMeant(Resource) || isMeant(NotResource)) return false;
  return Object.entries(Condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, values]) => holds(operator, context[key], values)),
  );
}

type Compare = (wanted: string, actual: string) => boolean;

const OPERATORS: Readonly<Record<string, Compare>> = {
  StringEquals: (wanted, actual) => wanted === actual,
  StringEqualsIgnoreCase: (wanted, actual) => wanted.toLowerCase() === actual.toLowerCase(),
  StringLike: (wanted, actual) => like(wanted, actual),
  ArnEquals: (wanted, actual) => like(wanted, actual),
  ArnLike: (wanted, actual) => like(wanted, actual),
  Bool: (wanted, actual) => wanted.toLowerCase() === actual.toLowerCase(),
  NumericLessThanEquals: (wanted, actual) => Number(actual) <= Number(wanted),
  NumericGreaterThanEquals: (wanted, actual) => Number(actual) >= Number(wanted),
};

/** Whether a condition holds for the value of its key. A key without a value fails all but `…IfExists`, `…Not…` and `Null`. */
function holds(operator: string, actual: string | undefined, wanted: readonly string[]): boolean {
  if (operator === 'Null') return wanted.some((isAbsent) => (isAbsent === 'true') === (actual === undefined));
  const isLenient = operator.endsWith('IfExists');
  const name = operator.replace(/IfExists$/, '').replace(/^For(Any|All)Values:/, '');
  const isNegated = name.includes('Not');
  const compare = OPERATORS[name.replace('Not', '')];
  if (!compare) throw new Error(`The local cloud does not know the condition ${operator}`);
  if (actual === undefined) return isLenient || isNegated;
  const isMet = wanted.some((one) => compare(one, actual));
  return isNegated ? !isMet : isMet;
}

const patterns = new Map<string, RegExp>();

/** Whether a text is like a pattern, in which `*` stands for any characters and `?` for one. */
function like(pattern: string, text: string): boolean {
  if (pattern === text || pattern === '*') return true;
  if (!/[*?]/.test(pattern)) return false;
  let expression = patterns.get(pattern);
  if (!expression) {
    const escaped = pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.');
    expression = new RegExp(`^${escaped}$`, 's');
    patterns.set(pattern, expression);
  }
  return expression.test(text);
}
