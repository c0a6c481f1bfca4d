import { refuse } from './answer.ts';
import type { Limits } from './receive.ts';
import { scopeOf, sign, signatureRefused } from './signature.ts';

type Fields = Readonly<Record<string, string>>;

interface Policy {
  readonly expiration: string;
  readonly conditions: readonly (Record<string, string> | [string, string | number, string | number])[];
}

/** Fields no policy has to speak of. */
const FREE = new Set(['policy', 'x-amz-signature', 'file', 'bucket']);

/**
 * Verifies that the form's policy is signed, still holds, and allows each of its fields; gives the allowed size. A field
 * the policy does not speak of is refused.
 */
export function verifyPolicy(bucket: string, form: Fields, now: Date): Limits {
  const signed = form.policy;
  if (!signed) throw denied('Missing policy.');
  if (sign(scopeOf(form['x-amz-credential'] ?? ''), signed) !== form['x-amz-signature']) throw signatureRefused();

  const { expiration, conditions } = JSON.parse(Buffer.from(signed, 'base64').toString()) as Policy;
  if (!(Date.parse(expiration) > now.getTime())) throw denied('Policy expired.');

  const fields: Fields = { ...form, bucket };
  const spokenOf = new Set(FREE);
  let limits: Limits = { min: 0, max: Number.POSITIVE_INFINITY };
  for (const condition of conditions) {
    const [operator, name, value] = Array.isArray(condition) ? condition : equality(condition);
    if (operator === 'content-length-range') {
      limits = { min: Number(name), max: Number(value) };
      continue;
    }
    const field = `${name}`.slice(1).toLowerCase();
    spokenOf.add(field);
    if (!holds(operator, fields[field], `${value}`))
      throw denied(`Policy Condition failed: ${JSON.stringify(condition)}`);
  }
  const extra = Object.keys(form).find((name) => !spokenOf.has(name) && !name.startsWith('x-ignore-'));
  if (extra) throw denied(`Extra input fields: ${extra}`);
  return limits;
}

function equality(condition: Record<string, string>): [string, string, string] {
  const [name, value] = Object.entries(condition)[0] ?? ['', ''];
  return ['eq', `$${name}`, value];
}

function holds(operator: string, actual: string | undefined, wanted: string) {
  if (operator === 'eq') return actual === wanted;
  return operator === 'starts-with' && (actual ?? '').startsWith(wanted);
}

const denied = (reason: string) => refuse(403, 'AccessDenied', `Invalid according to Policy: ${reason}`);
