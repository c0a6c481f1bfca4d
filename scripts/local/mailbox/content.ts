import PostalMime from 'postal-mime';
import { escapeHtml, htmlToText } from '../../../shared/rules/text/plain-text.ts';

/** A message as a mail program reads it. */
export async function readContent(raw: Uint8Array) {
  const mail = await PostalMime.parse(raw);
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? '';
  const html = mail.html ?? `<pre style="white-space:pre-wrap;font:inherit">${escapeHtml(mail.text ?? '')}</pre>`;
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, link]) => (link ?? '').replaceAll('&amp;', '&'));
  return {
    html,
    text: mail.text || htmlToText(html),
    messageId: mail.messageId ?? '',
    fromName: mail.from?.name ?? '',
    replyTo: mail.replyTo?.[0]?.address ?? mail.from?.address ?? '',
    unsubscribeUrl: /<(https?:[^>]+)>/.exec(header('list-unsubscribe'))?.[1] ?? null,
    links,
  };
}
