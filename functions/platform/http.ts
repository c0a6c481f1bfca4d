import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer as Event,
  APIGatewayProxyStructuredResultV2 as Result,
} from 'aws-lambda';
import type * as z from 'zod';
import { AppError, type FieldProblems } from '../../shared/contract/errors.ts';
import { type RequestOf, type Route, type Routes, routeKey } from '../../shared/contract/route.ts';
import type { AccountId, CommunityId, UserId } from '../../shared/model/ids.ts';
import { deviceWords } from '../../shared/rules/account/device-words.ts';
import { type Act, newAct } from './act.ts';
import { answerOf, failureOf, failurePageOf } from './answers.ts';
import { compression } from './compression.ts';
import { type CountedCaller, type Guards, type Input, keyOf } from './guards.ts';
import { log } from './log.ts';
import { originGuard } from './origin.ts';
import { presentable } from './presentable.ts';

/** One sign-in of a person, which their tokens name however often they are renewed. */
export interface Session {
  readonly id: string;
  readonly signedInAt: string;
  /** The browser and the system that the call comes from, in words. */
  readonly device: string;
}

/** Who holds the token: known to the identity provider, perhaps not registered yet. */
export interface Identity {
  readonly userId: UserId;
  readonly email: string;
  readonly session?: Session;
}

/** A registered employer, as stored at this moment: whoever was removed is out at once, whatever the token says. */
export interface Actor extends Identity {
  readonly accountId: AccountId;
  readonly isAdmin: boolean;
  readonly name: string;
}

export interface Sourcer {
  readonly communityId: CommunityId;
  readonly name: string;
  /** Which key of theirs they called with, and what it may ask in a minute where that is its own. */
  readonly keyId: string;
  readonly callsPerMinute?: number;
  /** What they bring is marked as a trial. */
  readonly isTrial?: boolean;
}

/** What came, byte by byte, and what its sender signed it with. */
export interface Signed {
  readonly bytes: Uint8Array;
  readonly signature: string;
}

/** How callers are looked up. `findActor` costs one read of half a unit on each call, and refuses a session that was ended. */
export interface Callers {
  findActor(userId: UserId, session?: Session): Promise<Actor | undefined>;
  findSourcer?(apiKey: string): Promise<Sourcer | undefined>;
}

type CallerOf<R extends Route> = R['access'] extends 'public'
  ? unknown
  : R['access'] extends 'signedIn'
    ? { identity: Identity }
    : R['access'] extends 'sourcer'
      ? { sourcer: Sourcer }
      : { actor: Actor };

/** What a route is told whose callers sign what they send. */
type SignedOf<R extends Route> = R extends { readonly signature: string } ? { signed: Signed } : unknown;

/** What a route whose calls may be repeated is told. */
type ActOf<R extends Route> = R extends { readonly idempotent: true } ? { act: Act } : unknown;

/** What a route that is noted in the audit log is told: it can say in words what it was about, beside the ids of the call. */
type TellOf<R extends Route> = R extends { readonly audit: object } ? { tell?: (words: string) => void } : unknown;

/** One function per route of a feature. Leaving one out, or answering with the wrong shape, does not compile. */
export type Api<R extends Routes> = {
  [K in keyof R]: (
    request: RequestOf<R[K]> & CallerOf<R[K]> & SignedOf<R[K]> & ActOf<R[K]> & TellOf<R[K]>,
  ) => Promise<z.input<R[K]['response']>>;
};

/** How the pages of a feature are answered. */
interface PageOptions {
  /** Under which content security policy they run, where they do more than post a form. */
  readonly pagePolicy?: string;
}

/**
 * Turns a feature's routes and functions into a Lambda handler. The dispatch key is API Gateway's own route key. A call is
 * counted once its caller is known, read, and run; one with an `Idempotency-Key` runs once, however often it comes.
 */
export function serve<R extends Routes>(
  routes: R,
  api: Api<R>,
  callers: Callers,
  guards: Guards,
  { pagePolicy }: PageOptions = {},
) {
  const byKey = new Map(Object.entries(routes).map(([name, route]) => [routeKey(route), { name, route }]));

  return middy<Event, Result>()
    .use(compression())
    .before(originGuard())
    .onError(async (request) => {
      request.response = loggedFailure(request.error, request.event);
    })
    .handler(async (event, context) => {
      const match = byKey.get(event.routeKey);
      if (!match) throw new AppError('ROUTE_NOT_FOUND');
      const { name, route } = match;
      const caller = await callerOf(route, event, callers);
      await guards.countCall(caller);
      const input = inputOf(route, event);
      const run = async (act: Act) => {
        await guards.countLimited(route, caller, event);
        const told: string[] = [];
        const tell = (words: string) => void told.push(words);
        const call = { ...caller, ...input, ...signedOf(route, event), act, tell };
        const answer = await (api[name] as (request: unknown) => Promise<unknown>)(call);
        if (route.audit && answer !== '') await noteAudit(guards, route, caller, { ...input, told });
        return answerOf(route, presentable(route.response, answer), { now: guards.now(), pagePolicy });
      };
      const key = keyOf(route, event);
      if (key === undefined || !('actor' in caller)) return run(newAct(guards.now()));
      const content = JSON.stringify([routeKey(route), input]);
      const runMs = context.getRemainingTimeInMillis();
      return guards.runOnce({ owner: caller.actor, key, content, runMs }, run);
    });
}

/** What is only read is not given out unnoted. What is done is done: that its entry is missing is logged. */
async function noteAudit(guards: Guards, route: Route, caller: CountedCaller, input: Input): Promise<void> {
  const noted = guards.noteAudit(route, caller, input);
  if (route.method === 'GET') return noted;
  await noted.catch((error: unknown) =>
    log.error('An entry of the audit log is missing', error, { route: route.path }),
  );
}

async function callerOf(route: Route, event: Event, callers: Callers) {
  if (route.access === 'public') return {};
  if (route.access === 'sourcer') {
    const sourcer = await callers.findSourcer?.(bearerOf(event));
    if (!sourcer) throw new AppError('API_KEY_REFUSED');
    return { sourcer };
  }
  const identity = identityOf(event);
  if (route.access === 'signedIn') return { identity };
  const actor = await callers.findActor(identity.userId, identity.session);
  if (!actor) throw new AppError('USER_BLOCKED');
  if (route.access === 'admin' && !actor.isAdmin) throw new AppError('NOT_AN_ADMIN');
  return { actor };
}

function identityOf(event: Event): Identity {
  const claims = event.requestContext.authorizer?.jwt?.claims ?? {};
  const { sub, email, email_verified: verified } = claims;
  if (typeof sub !== 'string' || typeof email !== 'string' || String(verified) !== 'true')
    throw new AppError('NOT_SIGNED_IN');
  const session = sessionOf(claims, event);
  return { userId: userIdOf(sub), email: email.toLowerCase(), ...(session && { session }) };
}

/** The session of a token: its first token's id stays in every one that comes of it. */
function sessionOf({ origin_jti: id, auth_time: second }: Record<string, unknown>, { headers }: Event) {
  const signedInMs = Number(second) * 1_000;
  if (typeof id !== 'string' || !Number.isSafeInteger(signedInMs)) return undefined;
  return { id, signedInAt: new Date(signedInMs).toISOString(), device: deviceWords(headers['user-agent'] ?? '') };
}

/** A user's id follows from the identity provider's, so that no look-up stands between a token and its record. */
export const userIdOf = (sub: string): UserId => `usr_${sub.replaceAll('-', '')}`;

/** The identity provider's id of a user: 32 hexadecimal digits, as a UUID is written. */
export const subOf = (user: UserId): string =>
  user.slice('usr_'.length).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const bearerOf = (event: Event) => /^Bearer (\S+)$/i.exec(event.headers.authorization ?? '')?.[1] ?? '';

function inputOf(route: Route, event: Event) {
  const problems: FieldProblems = {};
  const input = {
    params: parsePart(route.params, event.pathParameters ?? {}, problems),
    query: parsePart(route.query, event.queryStringParameters ?? {}, problems),
    body: route.body ? parsePart(route.body, jsonOf(event), problems) : undefined,
  };
  if (Object.keys(problems).length > 0) throw new AppError('BAD_REQUEST', problems);
  return input;
}

const signedOf = ({ signature }: Route, { headers, body = '', isBase64Encoded }: Event): { signed?: Signed } =>
  signature
    ? { signed: { bytes: Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'), signature: headers[signature] ?? '' } }
    : {};

function parsePart(schema: z.ZodType | undefined, value: unknown, problems: FieldProblems) {
  const result = schema?.safeParse(value);
  if (result?.success === false) Object.assign(problems, problemsOf(result.error));
  return result?.data;
}

/** What is wrong with which field; what concerns the whole stands under `body`. */
export function problemsOf(error: z.ZodError): FieldProblems {
  const problems: FieldProblems = {};
  for (const { path, message } of error.issues) {
    const field = path.map(String).join('.') || 'body';
    problems[field] = [...(problems[field] ?? []), message];
  }
  return problems;
}

/** An escape of half a character: what is left of an emoji that was cut in two. No database takes it. */
const HALF_ESCAPED = /\\ud[89a-f]/i;
const wellFormed = (part: unknown) => (typeof part === 'string' ? part.toWellFormed() : part);

function jsonOf({ body, isBase64Encoded }: Event): unknown {
  if (!body) return undefined;
  try {
    const text = isBase64Encoded ? Buffer.from(body, 'base64').toString('utf8') : body;
    return HALF_ESCAPED.test(text) ? JSON.parse(text, (_, part) => wellFormed(part)) : JSON.parse(text);
  } catch {
    throw new AppError('BAD_REQUEST', { body: ['This is not valid JSON.'] });
  }
}

function loggedFailure(error: unknown, event: Event): Result {
  if (!(error instanceof AppError))
    log.error('A request failed', error, { route: event.routeKey, requestId: event.requestContext?.requestId });
  // A person who opened a link, and no page of ours: those take JSON.
  const isOpened = event.headers?.accept?.includes('text/html') ?? false;
  return isOpened ? failurePageOf(error) : failureOf(error);
}
