import type { IncomingMessage } from 'node:http';
import { type Answer, refuse } from './answer.ts';

/** One rule of a bucket about which pages may call it, and how. `*` in an origin or header stands for any characters. */
export interface CorsRule {
  readonly origins: readonly string[];
  readonly methods: readonly string[];
  /** Headers that a page may send. */
  readonly headers?: readonly string[];
  /** Headers of an answer that a page may read. */
  readonly exposed?: readonly string[];
  readonly maxAgeSeconds?: number;
}

const like = (pattern: string, text: string) => {
  const [before = '', after] = pattern.toLowerCase().split('*');
  if (after === undefined) return before === text.toLowerCase();
  return text.toLowerCase().startsWith(before) && text.toLowerCase().endsWith(after);
};

/** The first rule that lets this page call in this way. */
const ruleFor = (rules: readonly CorsRule[], origin: string | undefined, method: string | undefined) =>
  origin === undefined
    ? undefined
    : rules.find(({ origins, methods }) => origins.some((one) => like(one, origin)) && methods.includes(method ?? ''));

/** What an answer says to a page that may call, nothing to another. */
export function corsHeaders(rules: readonly CorsRule[], request: IncomingMessage): Record<string, string> {
  const { origin, 'access-control-request-method': asked } = request.headers;
  const rule = ruleFor(rules, origin, request.method === 'OPTIONS' ? asked : request.method);
  if (!rule) return {};
  return {
    'access-control-allow-origin': rule.origins.includes('*') ? '*' : String(origin),
    'access-control-allow-methods': rule.methods.join(', '),
    ...(rule.exposed && { 'access-control-expose-headers': rule.exposed.join(', ') }),
    vary: 'Origin',
  };
}

/** Answers the question a browser asks before it calls. */
export function preflight(rules: readonly CorsRule[], { headers }: IncomingMessage): Answer {
  const rule = ruleFor(rules, headers.origin, headers['access-control-request-method']);
  const wanted = (headers['access-control-request-headers'] ?? '').split(/, */).filter(Boolean);
  const mayBring = (name: string) => (rule?.headers ?? []).some((pattern) => like(pattern, name));
  if (!rule || !wanted.every(mayBring))
    throw refuse(403, 'AccessForbidden', 'CORSResponse: This CORS request is not allowed.');
  return {
    status: 200,
    headers: {
      ...(wanted.length > 0 && { 'access-control-allow-headers': wanted.join(', ') }),
      ...(rule.maxAgeSeconds && { 'access-control-max-age': String(rule.maxAgeSeconds) }),
    },
  };
}
