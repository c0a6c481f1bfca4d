import { INTEGRATIONS } from './linked-ats.ts';

/** Stands for Merge's script: the same two functions, over a frame of ours. */
export const INITIALIZE_SCRIPT = `
(() => {
  let options, frame, before;
  const close = () => { frame?.remove(); frame = undefined; before?.focus(); };
  addEventListener('message', (event) => {
    if (!frame || event.source !== frame.contentWindow || event.origin !== location.origin) return;
    const { type, publicToken } = event.data ?? {};
    if (type === 'linked') { close(); options.onSuccess(publicToken, {}); }
    if (type === 'closed') { close(); options.onExit?.(); }
  });
  window.MergeLink = {
    initialize(wanted) { options = wanted; wanted.onReady?.(); },
    openLink() {
      before = document.activeElement;
      frame = document.createElement('iframe');
      frame.title = 'Merge Link';
      frame.src = '/merge/link#' + encodeURIComponent(options.linkToken);
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:10000;color-scheme:light';
      frame.addEventListener('load', () => frame?.contentWindow?.focus());
      document.body.append(frame);
    },
  };
})();
`;

const choices = INTEGRATIONS.map(
  ({ name, slug }) => `<label><input type="radio" name="integration" value="${slug}" required> ${name}</label>`,
).join('');

/** The widget: which system, and that one agrees. */
export const LINK_PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Merge Link</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/merge/link.css"><script src="/merge/link.js" defer></script></head><body>
<main role="dialog" aria-modal="true" aria-labelledby="title"><form>
<h1 id="title">Select your integration</h1>
<p>This stands for Merge's widget on this machine. No account anywhere is asked.</p>
<fieldset><legend>Applicant tracking system</legend>${choices}</fieldset>
<p id="problem" role="alert"></p>
<footer><button type="button" id="close">Close</button><button id="link">Link</button></footer>
</form></main></body></html>`;

export const LINK_SCRIPT = `
const form = document.querySelector('form');
const say = (message) => parent.postMessage(message, location.origin);
const close = () => say({ type: 'closed' });
document.querySelector('#close').addEventListener('click', close);
addEventListener('keydown', (event) => { if (event.key === 'Escape') close(); });
document.querySelector('input').focus();
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const integration = new FormData(form).get('integration');
  const token = decodeURIComponent(location.hash.slice(1));
  const answer = await fetch('/merge/link', { method: 'POST', body: JSON.stringify({ token, integration }) });
  const body = await answer.json();
  if (answer.ok) say({ type: 'linked', publicToken: body.public_token });
  else document.querySelector('#problem').textContent = body.detail;
});
`;

export const LINK_STYLE = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: rgb(20 18 24 / 55%); font: 16px/1.5 system-ui, sans-serif; }
main { background: #fff; color: #1d1b20; border-radius: 12px; padding: 24px; width: min(420px, calc(100vw - 32px)); box-sizing: border-box; }
h1 { font-size: 20px; margin: 0 0 8px; }
fieldset { border: 0; padding: 0; margin: 16px 0; display: grid; gap: 8px; }
legend { font-weight: 600; margin-bottom: 8px; }
label { display: flex; gap: 8px; align-items: center; border: 1px solid #cfc9d6; border-radius: 8px; padding: 10px 12px; }
footer { display: flex; justify-content: flex-end; gap: 8px; }
button { font: inherit; padding: 8px 16px; border-radius: 8px; border: 1px solid #cfc9d6; background: #fff; color: inherit; }
#link { background: #4a2b6b; color: #fff; border-color: #4a2b6b; }
#problem { color: #a11; margin: 0; }
`;
