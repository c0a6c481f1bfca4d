import { IDEMPOTENCY_HEADER } from '../../../shared/product.ts';
import { createCallKeys, untilDone } from './call-keys.ts';
import { tellListeners } from './call-listeners.ts';
import { deadEnd, loginWith, logOut, mayLogOut } from './log-out.ts';
import { ApiError, networkProblem, problemFrom } from './problem.ts';
import { addressOf, type Parts } from './request.ts';
import { rememberPath } from './return-path.ts';
import { type AnswerOf, type InputOf, type RouteName, routes } from './routes.ts';
import { notSignedIn, readIdToken } from './session.ts';

const withoutSignIn: ReadonlySet<RouteName> = new Set(['getInvitation', 'showGuestReview', 'rateAsGuest']);

const here = () => window.location.pathname + window.location.search;

/** Ends the session where the answer says that there is none any more, or that the person has no account. */
const leaveIfOut = (error: ApiError): void => {
  if (!mayLogOut()) return;
  if (error.code === 'USER_BLOCKED') void logOut(deadEnd(error.message));
  if (error.status !== 401) return;
  rememberPath(here());
  void logOut(loginWith(error.message));
};

const send = async (name: RouteName, parts: Parts, signal?: AbortSignal, key?: string): Promise<Response> => {
  const { method, path } = routes[name];
  const headers = new Headers();
  if (!withoutSignIn.has(name)) headers.set('authorization', `Bearer ${await readIdToken()}`);
  if (key) headers.set(IDEMPOTENCY_HEADER, key);
  if (parts.body !== undefined) headers.set('content-type', 'application/json');
  const body = parts.body === undefined ? null : JSON.stringify(parts.body);
  try {
    return await fetch(addressOf(path, parts), { method, headers, body, ...(signal && { signal }) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkProblem(navigator.onLine ? 'NO_RESPONSE' : 'OFFLINE');
  }
};

const failureOf = async (response: Response): Promise<ApiError> => {
  if (response.status === 0) return networkProblem('BROKEN_RESPONSE');
  const problem = problemFrom(response.status, await response.json().catch(() => undefined));
  return problem.status === 401 && problem.code === 'UNKNOWN' ? notSignedIn() : problem;
};

const answerTo = async (...call: Parameters<typeof send>): Promise<Response> => {
  const response = await send(...call);
  if (!response.ok) throw await failureOf(response);
  return response;
};

const keys = createCallKeys(() => crypto.randomUUID());
const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Sends a call; one that must not be done twice under its key, and again while it is under way. */
const sendOnce = (name: RouteName, parts: Parts, signal?: AbortSignal): Promise<Response> => {
  if (!('idempotent' in routes[name])) return answerTo(name, parts, signal);
  const contents = JSON.stringify([name, parts]);
  return keys.run(contents, (key) => untilDone(() => answerTo(name, parts, signal, key), pause));
};

/** The answer to a call as it came; throws `ApiError`. For what is not JSON. */
export const callRaw = async <N extends RouteName>(
  name: N,
  input: InputOf<N>,
  signal?: AbortSignal,
): Promise<Response> => {
  try {
    const response = await sendOnce(name, input as Parts, signal);
    tellListeners(name);
    return response;
  } catch (error) {
    tellListeners(name, error);
    if (error instanceof ApiError) leaveIfOut(error);
    throw error;
  }
};

/** Calls the API and answers with what the contract says; throws `ApiError`. A call with a signal can be taken back. */
export const call = async <N extends RouteName>(
  name: N,
  input: InputOf<N>,
  signal?: AbortSignal,
): Promise<AnswerOf<N>> => {
  const response = await callRaw(name, input, signal);
  try {
    return (await response.json()) as AnswerOf<N>;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    const failure = networkProblem('BROKEN_RESPONSE');
    tellListeners(name, failure);
    throw failure;
  }
};
