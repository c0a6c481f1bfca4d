import { ERRORS } from '../../shared/contract/errors.ts';
import type { Route } from '../../shared/contract/route.ts';
import { DeliveredProfile, sourcingRoutes } from '../../shared/contract/sourcing.ts';
import { SIGNATURE_HEADER, WebhookEvent, type WebhookType } from '../../shared/contract/webhooks.ts';
import { LIMITS, PRODUCT } from '../../shared/product.ts';
import { REST, webhookPause } from '../../shared/rules/sourcing/webhook-retry.ts';
import { EVENT, type Example, SOURCING_EXAMPLES } from './sourcing-examples.ts';

type Name = keyof typeof sourcingRoutes;

const MEANINGS: Record<WebhookType, string> = {
  'request.opened': 'An employer asks for profiles, or a request that waited goes on. Read the request and take it.',
  'request.changed': 'What is looked for has changed. Read the request again.',
  'request.stopped':
    'The employer stopped the request or closed the job, or our team lets it wait. It takes nothing more until it is opened again.',
  'message.created': 'The employer, or our team, wrote in the chat of the job.',
};

const STEPS: readonly (readonly [title: string, names: readonly Name[]])[] = [
  ['Requests', ['listSourcingRequests', 'getSourcingRequest', 'takeSourcingRequest']],
  ['Profiles', ['deliverProfiles']],
  ['Chat', ['listRequestMessages', 'sendRequestMessage']],
  ['Webhooks', ['getWebhook', 'setWebhook', 'changeWebhookSecret', 'listWebhookDeliveries']],
];

/** The sourcing API for those who write programs against it: each call with an example that the contract itself has read. */
export function sourcingPage(): string {
  const calls = STEPS.map(
    ([title, names]) =>
      `<h2 id="${title.toLowerCase()}">${title}</h2>${title === 'Webhooks' ? webhooksHtml() : ''}${names
        .map(callHtml)
        .join('')}`,
  );
  const contents = STEPS.map(([title]) => `<a href="#${title.toLowerCase()}">${title}</a>`).join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${PRODUCT.name} sourcing API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>
<body><main><h1>${PRODUCT.name} sourcing API</h1>
<p>Employers ask for candidates; communities of sourcers find them. A program of yours reads what is asked for, takes it, delivers
profiles and talks to the employer.</p>
<nav aria-label="Contents"><a href="#start">Start</a> ${contents}</nav>
<h2 id="start">Start</h2>
<p>You have an API key from us. Send it with each call: <code>Authorization: Bearer KEY</code>. When it is to be changed we give you
another; both are good for some days, so that your programs change over one by one. In the examples <code>KEY</code> stands for it, and
<code>BRAMBLE</code> for the address at which you read this.</p>
<p>A key may ask ${LIMITS.callsPerMinuteOfSourcer.toLocaleString('en')} times a minute unless we agreed on another number. Above that you get a 429 that says in
<code>Retry-After</code> how long to wait. Each error has a stable <code>code</code> and a sentence in <code>title</code>. Every call may be repeated:
repeated with the same input it changes nothing.</p>
${calls.join('')}</main></body></html>`;
}

function callHtml(name: Name): string {
  const route: Route = sourcingRoutes[name];
  const example: Example<Name> = SOURCING_EXAMPLES[name];
  const path = route.path.replace(/\{(\w+)\}/g, (_, part: string) => example.path?.[part] ?? part);
  if (route.body) route.body.parse(example.body);
  if (name === 'deliverProfiles') DeliveredProfile.parse(SOURCING_EXAMPLES[name].body?.profiles[0]);
  const curl = [
    `curl${route.method === 'GET' ? '' : ` -X ${route.method}`} "$BRAMBLE/api${path}${example.query ?? ''}" \\`,
    `  -H "Authorization: Bearer $KEY"${example.body ? ' \\' : ''}`,
    ...(example.body
      ? [`  -H 'Content-Type: application/json' \\`, `  -d '${JSON.stringify(example.body, null, 2)}'`]
      : []),
  ];
  const errors = (route.errors ?? []).map(
    (code) =>
      `<tr><td>${ERRORS[code].status}</td><td><code>${code}</code></td><td>${html(ERRORS[code].title)}</td></tr>`,
  );
  return `<section id="${name}"><h3><b>${route.method}</b> <code>${html(route.path)}</code></h3><p>${html(route.summary)}.</p>
<pre tabindex="0">${html(curl.join('\n'))}</pre><p>Answers ${route.status}:</p>
<pre tabindex="0">${html(JSON.stringify(route.response.parse(example.response), null, 2))}</pre>
<table><caption>Errors</caption>${errors.join('')}</table></section>`;
}

function webhooksHtml(): string {
  const types = Object.entries(MEANINGS).map(
    ([type, meaning]) => `<tr><td><code>${html(type)}</code></td><td>${html(meaning)}</td></tr>`,
  );
  const pauses = Array.from({ length: 20 }, (_, n) => webhookPause(n + 1)).filter((pause) => pause !== undefined);
  const minutes = Math.round(pauses.reduce((sum, pause) => sum + pause, 0) / 60);
  return `<p>Instead of asking again and again you may be told: give an https address that everybody can reach, and we post there.</p>
<table><caption>Events</caption>${types.join('')}</table>
<pre tabindex="0">${html(`POST /bramble\n${SIGNATURE_HEADER}: t=1772619300,v1=6f1c…\n\n${JSON.stringify(WebhookEvent.parse(EVENT), null, 2)}`)}</pre>
<p>An event only says what changed: read it by the API. Answer with any status of 200 to 299 within ten seconds. Anything else, a
redirect too, is tried again ${pauses.length} times within ${minutes} minutes, later each time. An event may come twice or late; its <code>id</code> stays
the same. An address that took nothing of ${REST.times} events or more for a day is not tried any more, which <code>restsSince</code> says, until
you set it again.</p>
<p>Check that it is from us: the header holds the time in seconds and, after <code>v1=</code>, the HMAC-SHA256 of time, full stop and
body under your secret. For a day after you changed the secret there are two; one that fits is enough. Refuse what is older than five
minutes.</p>
<pre tabindex="0">${html(VERIFY)}</pre>`;
}

const VERIFY = `import { createHmac, timingSafeEqual } from 'node:crypto';

function isFromBramble(header, body, secret) {
  const [time, ...signatures] = header.split(',').map((part) => part.split('=')[1]);
  const wanted = createHmac('sha256', secret).update(\`\${time}.\${body}\`).digest();
  const isRecent = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  return isRecent && signatures.some((hex) => {
    const given = Buffer.from(hex, 'hex');
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}`;

const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `:root{color-scheme:light dark;font:15px/1.55 system-ui,sans-serif;--line:color-mix(in srgb,currentColor 18%,transparent)}
body{margin:0;color:light-dark(#1d191c,#ece6ea);background:light-dark(#fff,#171416)}main{max-width:860px;margin:0 auto;padding:32px 16px 64px}h1{font-size:26px}h2{margin:40px 0 8px;font-size:20px}
h3{margin:28px 0 4px;font-size:15px;overflow-wrap:anywhere}nav a{margin-right:12px}
pre{padding:12px;border:1px solid var(--line);border-radius:8px;font-size:13px;overflow-x:auto;max-height:420px}
table{border-collapse:collapse;width:100%;font-size:14px}caption{text-align:left;font-weight:600;padding:4px 0}
td{vertical-align:top;padding:4px 12px 4px 0;border-top:1px solid var(--line);overflow-wrap:anywhere}
a{color:light-dark(#8a1c5b,#f19ac6)}`;
