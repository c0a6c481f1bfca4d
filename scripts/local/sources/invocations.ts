import { ANYTHING_GOES, arnHere, type Judge, signerOf } from '../aws/access.ts';
import { AwsError, listen, type Running, readBody, sendError, sendJson } from '../aws/http.ts';
import type { Invoke } from './functions.ts';

const PATH = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/;

/** Lets one function call another, as Lambda's own API does. */
export const serveInvocations = (invoke: Invoke, judge: Judge = ANYTHING_GOES, port = 0): Promise<Running> =>
  listen(async (request, response) => {
    try {
      const [, name] = PATH.exec(new URL(request.url ?? '/', 'http://local').pathname) ?? [];
      if (request.method !== 'POST' || !name)
        throw new AwsError('ResourceNotFoundException', 'Not here', { status: 404 });
      const who = signerOf(request);
      if (!who) throw new AwsError('MissingAuthenticationTokenException', 'Not signed', { status: 403 });
      const refusal = judge({ who, action: 'lambda:InvokeFunction', resource: arnHere('lambda', `function:${name}`) });
      if (refusal) throw new AwsError('AccessDeniedException', refusal, { status: 403 });
      const event = JSON.parse((await readBody(request)).toString() || 'null') as unknown;
      sendJson(response, 200, ...(await outcomeOf(() => invoke(name, event))));
    } catch (error) {
      sendError(response, error);
    }
  }, port);

/** A function that throws is still an answer of Lambda's, marked by a header. */
async function outcomeOf(run: () => Promise<unknown>): Promise<[body: unknown, headers: Record<string, string>]> {
  try {
    return [(await run()) ?? null, {}];
  } catch (error) {
    console.error('A function that another one called failed', error);
    const body = { errorType: 'Error', errorMessage: error instanceof Error ? error.message : String(error) };
    return [body, { 'x-amz-function-error': 'Unhandled' }];
  }
}
