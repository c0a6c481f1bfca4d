import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, readBody, send, sendJson } from '../gateway/answer.ts';
import type { MailboxDeps } from '../gateway/site.ts';
import { readContent } from './content.ts';
import { CLIENT_SCRIPT, CLIENT_STYLE, PAGE } from './page.ts';
import { composeReply, ReplyRequest } from './reply.ts';

const BODY_LIMIT = 100_000;
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) LocalMailbox/1.0';
const PAGE_POLICY =
  "default-src 'self'; frame-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'";

/** Links of a mail open beside it, as in a mail program: no page of ours may stand in a frame. */
const LINKS_OPEN_BESIDE = '<base target="_blank">';

/**
 * The mailbox of everyone who was written to: what was sent as a mail program would show it, and everything a person can do
 * with it. The page and the local candidates use the same calls.
 */
export function createMailbox(deps: MailboxDeps): Answer {
  return async (request, response, url) => {
    if (url.pathname !== '/mailbox' && !url.pathname.startsWith('/mailbox/')) return false;
    const [, , area = '', , id = '', action = ''] = url.pathname.split('/');
    if (area === 'api') return answerCall(deps, request, response, url, id, action);
    if (area === 'client.js') return send(response, 200, 'text/javascript', CLIENT_SCRIPT);
    if (area === 'client.css') return send(response, 200, 'text/css', CLIENT_STYLE);
    return send(response, 200, 'text/html; charset=utf-8', PAGE, { 'content-security-policy': PAGE_POLICY });
  };
}

async function answerCall(
  deps: MailboxDeps,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  id: string,
  action: string,
): Promise<true> {
  if (!id) return sendJson(response, 200, { messages: list(deps, url) });
  const message = deps.ses.find(id);
  if (!message) return sendJson(response, 404, { message: 'There is no such message.' });
  const content = await readContent(message.raw);
  if (request.method === 'GET' && action === 'html') {
    return send(response, 200, 'text/html; charset=utf-8', LINKS_OPEN_BESIDE + content.html, {
      'content-security-policy': MAIL_POLICY,
    });
  }
  const { raw: _, ...summary } = message;
  if (request.method === 'GET') return sendJson(response, 200, { ...summary, ...content });
  const body = JSON.parse((await readBody(request, BODY_LIMIT))?.toString() || '{}') as Record<string, unknown>;
  const what = await act(deps, summary, content, action, body);
  return what
    ? sendJson(response, 200, { done: what })
    : sendJson(response, 404, { message: 'There is no such action.' });
}

function list({ ses }: MailboxDeps, { searchParams }: URL) {
  const since = searchParams.get('since');
  const to = searchParams.get('to');
  return ses.list({
    limit: Number(searchParams.get('limit') ?? 200),
    ...(since && { since: new Date(since) }),
    ...(to && { to }),
  });
}

type Summary = Parameters<MailboxDeps['mailEvents']['complained']>[0];
type Content = Awaited<ReturnType<typeof readContent>>;

async function act(
  deps: MailboxDeps,
  summary: Summary,
  content: Content,
  action: string,
  body: Record<string, unknown>,
): Promise<string | undefined> {
  const { mailEvents } = deps;
  if (action === 'open') return done('opened', mailEvents.opened(summary, PERSON));
  if (action === 'click')
    return done('clicked', mailEvents.clicked(summary, PERSON, String(body.link ?? content.links[0] ?? '')));
  if (action === 'bounce') return done('bounced', mailEvents.bounced(summary, 'Permanent'));
  if (action === 'complain') return done('complained', mailEvents.complained(summary));
  if (action === 'reply') {
    const reply = ReplyRequest.parse(body);
    return done('replied', await deps.receiveMail(await composeReply(summary, content, reply)));
  }
  if (action === 'unsubscribe' && content.unsubscribeUrl) {
    const answer = await fetch(content.unsubscribeUrl, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return answer.ok ? 'unsubscribed' : undefined;
  }
  return undefined;
}

const done = (what: string, _effect: unknown) => what;
