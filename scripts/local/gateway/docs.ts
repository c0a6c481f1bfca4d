import * as z from 'zod';
import { type Answer, send, sendJson } from './answer.ts';
import { documentPage, OpenApi } from './docs-page.ts';

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The API's document, to read at `/docs` and to use at `/docs/openapi.json`, and the sourcing API at `/docs/sourcing`. */
export function answerDocs(): Answer {
  let loading: Promise<object> | undefined;
  const load = async () => (await import('../../openapi.ts')).toOpenApi();

  return async (_request, response, { pathname }) => {
    if (pathname === '/docs/sourcing') {
      const { sourcingPage } = await import('../../docs/sourcing-page.ts');
      return send(response, 200, 'text/html; charset=utf-8', sourcingPage(), { 'content-security-policy': POLICY });
    }
    if (pathname !== '/docs' && pathname !== '/docs/openapi.json') return false;
    loading ??= load();
    const document = await loading;
    if (pathname.endsWith('.json')) return sendJson(response, 200, document);
    const page = documentPage(z.parse(OpenApi, document));
    return send(response, 200, 'text/html; charset=utf-8', page, { 'content-security-policy': POLICY });
  };
}
