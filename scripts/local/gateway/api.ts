import { PUBLIC_PAGES } from '../../../shared/product.ts';
import type { Invoke } from '../sources/functions.ts';
import type { Api } from '../templates/api.ts';
import { type Answer, readBody, sendJson } from './answer.ts';
import type { Authorize } from './authorizer.ts';
import { fromResult, toEvent } from './event.ts';
import { createMatcher } from './match.ts';

/** What API Gateway takes at most. */
const BODY_LIMIT = 10 * 1024 * 1024;

interface Deps {
  readonly api: Api;
  readonly functionNames: ReadonlyMap<string, string>;
  readonly authorize: Authorize;
  readonly invoke: Invoke;
  /** What CloudFront adds to an answer that does not have it already. */
  readonly headers: Record<string, string>;
}

/** Answers the API's paths as CloudFront, API Gateway and the functions behind them do together. */
export function answerApi({ api, functionNames, authorize, invoke, headers }: Deps): Answer {
  const match = createMatcher(api.routes);
  const prefix = `/${api.stage}/`;

  return async (request, response, url) => {
    const path = pathOf(url.pathname, prefix);
    if (path === undefined) return false;
    response.setHeaders(new Map(Object.entries(headers)));
    const found = match(request.method ?? 'GET', path);
    if (!found) return sendJson(response, 404, { message: 'Not Found' });
    const { route, pathParameters } = found;

    const claims = route.needsToken ? await authorize(request.headers.authorization) : undefined;
    if (route.needsToken && !claims) return sendJson(response, 401, { message: 'Unauthorized' });

    const body = await readBody(request, BODY_LIMIT);
    if (!body) {
      response.setHeader('connection', 'close');
      return sendJson(response, 413, { message: 'Request Entity Too Large' });
    }

    const event = toEvent({ request, url, body, routeKey: route.routeKey, stage: api.stage, pathParameters, claims });
    try {
      const result = fromResult(await invoke(functionNames.get(route.functionArn) ?? route.functionArn, event));
      response.writeHead(result.status, { ...result.headers, 'content-length': result.body.length });
      response.end(result.body);
    } catch (error) {
      console.error(`${route.routeKey} failed outside its handler`, error);
      sendJson(response, 500, { message: 'Internal Server Error' });
    }
    return true;
  };
}

/** The path of a call as API Gateway sees it: CloudFront takes a closing slash away, and puts the stage before public pages. */
function pathOf(pathname: string, prefix: string): string | undefined {
  if (pathname.startsWith(prefix)) return pathname.slice(prefix.length - 1).replace(/\/$/, '');
  return pathname.startsWith(PUBLIC_PAGES) ? pathname : undefined;
}
