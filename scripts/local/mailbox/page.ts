/** The page: a list of what was sent and a pane to read one and act on it. Its script and style are files of their own. */
export const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox</title>
<link rel="stylesheet" href="/mailbox/client.css">
<script type="module" src="/mailbox/client.js"></script>
</head>
<body>
<nav aria-label="Messages">
  <header><h1>Local mailbox</h1><p>Everything that was sent on this machine. Nothing here left it.</p>
  <label>Find <input id="find" type="search" placeholder="Address or subject"></label></header>
  <ol id="list"></ol>
</nav>
<main id="message" aria-live="polite"><p class="empty">Choose a message to read it as its recipient would.</p></main>
</body>
</html>`;

export const CLIENT_STYLE = `
:root{color-scheme:light dark;--ground:light-dark(#f7f5f3,#1d1a19);--surface:light-dark(#fff,#272322);--ink:light-dark(#2b2522,#ece8e4);--ink-2:light-dark(#6a605a,#b3aaa4);--line:light-dark(#e4dfda,#3a3533);--accent:light-dark(#6d2960,#c98bbc)}
*{box-sizing:border-box}body{margin:0;display:grid;grid-template-columns:22rem 1fr;height:100vh;font:13px/20px system-ui,sans-serif;background:var(--ground);color:var(--ink)}
nav{border-right:1px solid var(--line);overflow:auto}nav header{padding:16px;position:sticky;top:0;background:var(--ground)}
h1{font-size:16px;margin:0}p{margin:4px 0;color:var(--ink-2)}ol{list-style:none;margin:0;padding:0 8px 16px}
input,textarea,select{font:inherit;color:inherit;background:var(--surface);border:1px solid var(--line);border-radius:6px;padding:6px 8px;width:100%}
li button{all:unset;display:block;width:100%;box-sizing:border-box;padding:8px;border-radius:8px;cursor:pointer}
li button:hover{background:var(--surface)}li button[aria-current=true]{background:var(--surface);box-shadow:inset 3px 0 var(--accent)}
li button:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
li b,li span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}li span{color:var(--ink-2)}
main{overflow:auto;padding:24px;display:flex;flex-direction:column;gap:12px}main h2{margin:0;font-size:20px;line-height:28px}
iframe{border:1px solid var(--line);border-radius:8px;background:#fff;flex:1;min-height:20rem;width:100%}
.row{display:flex;gap:8px;flex-wrap:wrap;align-items:center}.row button{font:inherit;padding:6px 12px;border:1px solid var(--line);border-radius:6px;background:var(--surface);color:inherit;cursor:pointer}
.row button.main{background:#6d2960;border-color:#6d2960;color:#fff}.empty{margin:auto}.said{color:var(--accent)}
@media(max-width:700px){body{grid-template-columns:1fr;grid-template-rows:40vh 1fr}nav{border-right:0;border-bottom:1px solid var(--line)}}`;

export const CLIENT_SCRIPT = `
const list = document.getElementById('list'), pane = document.getElementById('message'), find = document.getElementById('find');
let open = new URLSearchParams(location.search).get('id'), shown = '';
const el = (tag, props = {}, ...children) => { const node = Object.assign(document.createElement(tag), props); node.append(...children); return node; };
const get = async (path) => (await fetch('/mailbox/api/' + path)).json();
const post = (id, action, body = {}) => fetch('/mailbox/api/messages/' + id + '/' + action, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
async function refresh() {
  const { messages } = await get('messages');
  const wanted = find.value.trim().toLowerCase();
  const some = messages.filter((m) => !wanted || (m.recipients.join(' ') + ' ' + m.subject).toLowerCase().includes(wanted));
  const key = JSON.stringify([some.map((m) => m.id), open]);
  if (key === shown) return;
  shown = key;
  list.replaceChildren(...(some.length ? some.map(row) : [el('li', {}, el('p', { className: 'empty', textContent: 'Nothing was sent yet.' }))]));
}
const row = (m) => { const button = el('button', { onclick: () => read(m.id) }, el('b', { textContent: m.recipients.join(', ') }), el('span', { textContent: m.subject }), el('span', { textContent: new Date(m.sentAt).toLocaleString() })); button.setAttribute('aria-current', String(m.id === open)); return el('li', {}, button); };
async function read(id) {
  open = id; history.replaceState(null, '', '?id=' + id); refresh();
  const m = await get('messages/' + id);
  await post(id, 'open');
  const said = el('span', { className: 'said' }), text = el('textarea', { rows: 4, placeholder: 'Answer as ' + m.recipients[0] });
  text.setAttribute('aria-label', 'Answer');
  const button = (label, run, main) => el('button', { textContent: label, className: main ? 'main' : '', onclick: async () => { const answer = await run(); said.textContent = answer.ok ? label + ': done.' : label + ': not possible for this message.'; } });
  const frame = el('iframe', { src: '/mailbox/api/messages/' + id + '/html', title: 'The message' });
  frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
  pane.replaceChildren(
    el('h2', { textContent: m.subject }),
    el('p', { textContent: 'From ' + (m.fromName || m.from) + ' <' + m.from + '> to ' + m.recipients.join(', ') }),
    frame,
    el('div', { className: 'row' }, ...m.links.map((link) => button('Count a click on ' + link.replace(/^https?:\\/\\//, '').slice(0, 40), () => post(id, 'click', { link })))),
    text,
    el('div', { className: 'row' },
      button('Send answer', () => post(id, 'reply', { text: text.value || 'Yes, I would like to hear more.' }), true),
      button('Out of office', () => post(id, 'reply', { kind: 'automatic', text: text.value || 'I am out of the office and will be back next week.' })),
      button('Bounce', () => post(id, 'bounce')), button('Report as spam', () => post(id, 'complain')), button('Opt out', () => post(id, 'unsubscribe')), said));
}
find.addEventListener('input', refresh);
if (open) read(open);
refresh();
setInterval(() => { if (!document.hidden) refresh(); }, 2000);
`;
