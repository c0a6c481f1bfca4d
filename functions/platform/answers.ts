import type { APIGatewayProxyStructuredResultV2 as Result } from 'aws-lambda';
import { AppError, ERRORS } from '../../shared/contract/errors.ts';
import { sentenceOf } from '../../shared/contract/failure-sentence.ts';
import type { Route } from '../../shared/contract/route.ts';
import { htmlPage } from './html-page.ts';

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const PAGE_HEADERS = {
  ...HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': PAGE_POLICY,
};
const ENDINGS = { 'text/csv': 'csv', 'application/json': 'json' } as const;

/**
 * What a route answers, as API Gateway takes it. A page runs under the policy of its feature, or under one that lets it do
 * nothing but post a form; a file is called after the day on which it is made.
 */
export function answerOf(
  { status, produces, fileName }: Route,
  answer: unknown,
  { now, pagePolicy = PAGE_POLICY }: { readonly now: Date; readonly pagePolicy?: string | undefined },
): Result {
  if (!produces) return jsonAnswer(status, JSON.stringify(answer));
  if (produces === 'text/html') {
    const headers = { ...PAGE_HEADERS, 'content-security-policy': pagePolicy };
    return { statusCode: status, headers, body: String(answer) };
  }
  if (answer === '') return { statusCode: 204, headers: HEADERS };
  const headers = {
    ...HEADERS,
    'content-type': `${produces}; charset=utf-8`,
    'content-disposition': `attachment; filename="${fileName ?? 'export'}-${now.toISOString().slice(0, 10)}.${ENDINGS[produces]}"`,
  };
  return { statusCode: status, headers, body: String(answer) };
}

/** What a failure is answered with to whoever opened a link in a browser: the same words, as a page. */
export function failurePageOf(error: unknown): Result {
  const { status, title } = ERRORS[error instanceof AppError ? error.code : 'INTERNAL'];
  return { statusCode: status, headers: PAGE_HEADERS, body: htmlPage(title, '') };
}

/** What a failure is answered with; whatever is no `AppError` is nobody's business. Says when to come back, where that is known. */
export function failureOf(error: unknown): Result {
  const { code, fields, details } = error instanceof AppError ? error : new AppError('INTERNAL');
  const { status } = ERRORS[code];
  const message = sentenceOf(code, details);
  const answer = jsonAnswer(status, JSON.stringify({ code, message, status, fields, details }));
  return details.retryAfter ? { ...answer, headers: { ...answer.headers, 'retry-after': details.retryAfter } } : answer;
}

/** An answer whose body is JSON already. */
export const jsonAnswer = (statusCode: number, body: string): Result => ({
  statusCode,
  headers: { ...HEADERS, 'content-type': 'application/json' },
  body,
});
