import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, readBody, send, sendJson } from '../gateway/answer.ts';
import { MODELS, type Model } from './ats-content.ts';
import { Fault, type Faults } from './faults.ts';
import { INITIALIZE_SCRIPT, LINK_PAGE, LINK_SCRIPT, LINK_STYLE } from './link-page.ts';
import { INTEGRATIONS, type Integration, type LinkedAts, saySync, syncStatusOf } from './linked-ats.ts';
import { emptyBefore, readPage } from './reading.ts';
import { changeThing, createThing, Refusal } from './writing.ts';

const BODY_LIMIT = 1_000_000;
const FRAME_POLICY = "default-src 'self'; base-uri 'none'; frame-ancestors 'self'";

/** What the calls do with what Merge keeps. */
interface Book {
  newLinkToken(originId: string): string;
  redeemLinkToken(token: string, integration: Integration): string | undefined;
  redeemPublicToken(token: string): LinkedAts | undefined;
  find(token: string): LinkedAts | undefined;
  linked(): readonly LinkedAts[];
  save(): void;
}

export interface AnswerDeps {
  readonly key: string;
  readonly book: Book;
  readonly faults: Faults;
  readonly calls: string[];
  readonly clock: () => Date;
}

/** Merge's API below `/merge/api`, its widget, and below `/merge/control` what a person on this machine can make happen. */
export function answerMerge(deps: AnswerDeps): Answer {
  return async (request, response, url) => {
    const { pathname } = url;
    if (pathname !== '/merge' && !pathname.startsWith('/merge/')) return false;
    if (pathname === '/merge/initialize.js') return send(response, 200, 'text/javascript', INITIALIZE_SCRIPT);
    if (pathname === '/merge/link.js') return send(response, 200, 'text/javascript', LINK_SCRIPT);
    if (pathname === '/merge/link.css') return send(response, 200, 'text/css', LINK_STYLE);
    if (pathname === '/merge/link' && request.method === 'POST') return answerLink(deps, request, response);
    if (pathname === '/merge/link')
      return send(response, 200, 'text/html; charset=utf-8', LINK_PAGE, { 'content-security-policy': FRAME_POLICY });
    if (pathname === '/merge/control') return answerControl(deps, request, response);
    const path = /^\/merge\/api\/ats\/v1\/(.+)$/.exec(pathname)?.[1];
    return path
      ? answerCall(deps, request, response, { path, url })
      : sendJson(response, 404, { detail: 'Not found.' });
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const text = (await readBody(request, BODY_LIMIT))?.toString() || '{}';
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'This is not valid JSON.');
  }
}

/** The widget's own call, when somebody chose their system in it. */
async function answerLink({ book }: AnswerDeps, request: IncomingMessage, response: ServerResponse): Promise<true> {
  const { token, integration } = (await bodyOf(request)) as { token?: string; integration?: string };
  const chosen = INTEGRATIONS.find(({ slug }) => slug === integration);
  const publicToken = chosen && book.redeemLinkToken(token ?? '', chosen);
  if (!publicToken) return sendJson(response, 400, { detail: 'This link is no longer valid.' });
  return sendJson(response, 200, { public_token: publicToken });
}

/** `{"fault": {...}}` lets something happen, `{"revoke": true}` takes the access away, `{"sync": "SYNCING"}` is said of all that Merge syncs, `{"clear": true}` ends it all. */
async function answerControl({ book, faults }: AnswerDeps, request: IncomingMessage, response: ServerResponse) {
  if (request.method === 'POST') {
    const wanted = (await bodyOf(request)) as {
      fault?: unknown;
      revoke?: boolean;
      sync?: string;
      clear?: boolean;
    };
    const fault = wanted.fault === undefined ? undefined : Fault.safeParse(wanted.fault);
    if (fault?.success === false) return sendJson(response, 400, { detail: fault.error.message });
    if (fault) faults.add(fault.data);
    if (wanted.clear) faults.clear();
    if (wanted.sync !== undefined || wanted.clear)
      for (const ats of book.linked()) saySync(ats, wanted.sync === undefined ? undefined : { status: wanted.sync });
    if (wanted.revoke !== undefined) for (const ats of book.linked()) ats.isRevoked = wanted.revoke;
    book.save();
  }
  const linked = book.linked().map(({ id, integration, isRevoked, isDeleted, content }) => ({
    ...{ id, integration: integration.name, isRevoked, isDeleted },
    things: Object.fromEntries(MODELS.map((model) => [model, content[model].length])),
  }));
  return sendJson(response, 200, { faults: faults.list(), linked });
}

interface Wanted {
  readonly path: string;
  readonly url: URL;
}

/** A call of the product. */
async function answerCall(deps: AnswerDeps, request: IncomingMessage, response: ServerResponse, wanted: Wanted) {
  const [area = ''] = wanted.path.split('/');
  const call = `${request.method} ${area}`;
  deps.calls.push(call);
  const fault = deps.faults.take(call);
  if (fault?.kind === 'limited') {
    if (fault.seconds !== undefined) response.setHeader('retry-after', String(fault.seconds));
    return sendJson(response, 429, { detail: 'Request was throttled.' });
  }
  if (fault?.kind === 'failing') return sendJson(response, 503, { detail: 'Service unavailable.' });
  if (fault?.kind === 'revoked') return sendJson(response, 401, { detail: 'Invalid credentials.' });
  if (fault?.kind === 'closed') return sendJson(response, 403, { detail: 'This model is not in your plan.' });
  if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, (fault.seconds ?? 30) * 1_000));
  try {
    const { status, body } = await answerOf(deps, request, wanted, area);
    if (fault?.kind === 'lost') return dropped(response);
    if (fault?.kind === 'reset') {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.write('{"results":[');
      return dropped(response);
    }
    if (fault?.kind === 'empty') return sendJson(response, status, emptyBefore(wanted.url.searchParams));
    return sendJson(response, status, fault?.kind === 'errors' ? { ...(body as object), errors: [ODD] } : body);
  } catch (error) {
    if (error instanceof Refusal) return sendJson(response, error.status, { detail: error.message });
    throw error;
  }
}

const ODD = {
  title: 'Missing Required Field',
  detail: 'The ATS wants a phone number.',
  problem_type: 'MISSING_REQUIRED_FIELD',
  source: { pointer: 'phone_numbers' },
};

function dropped(response: ServerResponse): true {
  response.destroy();
  return true;
}

async function answerOf(
  { key, book, clock }: AnswerDeps,
  request: IncomingMessage,
  { path, url }: Wanted,
  area: string,
) {
  if (request.headers.authorization !== `Bearer ${key}`) throw new Refusal(401, 'Invalid API key.');
  const [, rest = ''] = path.split('/');
  if (area === 'link-token') return { status: 200, body: linkToken(book, await bodyOf(request)) };
  if (area === 'account-token') {
    const ats = book.redeemPublicToken(decodeURIComponent(rest));
    if (!ats) throw new Refusal(404, 'This public token does not exist.');
    const integration = {
      ...ats.integration,
      abbreviated_name: null,
      categories: ['ats'],
      image: null,
      square_image: null,
    };
    book.save();
    return { status: 200, body: { account_token: ats.token, id: ats.id, integration } };
  }
  const ats = book.find(String(request.headers['x-account-token'] ?? ''));
  if (!ats || ats.isRevoked) throw new Refusal(401, 'Invalid account token.');
  if (area === 'delete-account') {
    ats.isDeleted = true;
    book.save();
    return { status: 200, body: {} };
  }
  if (area === 'sync-status')
    return { status: 200, body: { next: null, previous: null, results: syncStatusOf(ats, clock()) } };
  const model = MODELS.find((one) => one === area) as Model | undefined;
  if (!model) throw new Refusal(404, 'There is no such endpoint.');
  if (request.method !== 'POST' && rest) {
    const thing = ats.content[model].find(({ id }) => id === decodeURIComponent(rest));
    if (!thing) throw new Refusal(404, 'Not found.');
    if (request.method !== 'PATCH') return { status: 200, body: thing };
    changeThing(ats.content, { model, thing }, await bodyOf(request), clock());
    book.save();
    return { status: 200, body: { model: thing, warnings: [], errors: [], logs: [] } };
  }
  if (request.method !== 'POST') return { status: 200, body: readPage(ats.content, model, url.searchParams) };
  const thing = await createThing(ats.content, model, await bodyOf(request), clock());
  book.save();
  return { status: 201, body: { model: thing, warnings: [], errors: [], logs: [] } };
}

function linkToken(book: Book, body: unknown) {
  const {
    end_user_origin_id: origin,
    end_user_email_address: email,
    end_user_organization_name: name,
  } = body as Record<string, unknown>;
  if (typeof origin !== 'string' || typeof email !== 'string' || typeof name !== 'string')
    throw new Refusal(400, 'end_user_origin_id, end_user_email_address and end_user_organization_name are required.');
  return { link_token: book.newLinkToken(origin), integration_name: null, magic_link_url: null };
}
