import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { escapeHtml } from '../../../shared/rules/text/plain-text.ts';
import { isActive } from '../../records/person/hold-rules.ts';
import { stopped } from '../../records/submission/campaign.ts';
import type { OutreachStore } from '../ports.ts';
import { readUnsubscribeToken, type Target } from '../signed-addresses.ts';

export interface OptOutDeps {
  readonly store: OutreachStore;
  readonly now: () => Date;
}

const OPTED_OUT = 'The candidate opted out';

/**
 * No email of this account reaches this person again: the person says so first, so that even an email already on its way to
 * the worker is stopped there; then the sequence ends, and those of their other submissions.
 */
export async function optOut(
  { store, now }: OptOutDeps,
  { accountId, submissionId }: Target,
  toldAt?: Date,
): Promise<void> {
  const at = toldAt ?? now();
  const person = await store.findPerson(accountId, submissionId);
  if (person) await store.optOutPerson(accountId, person, { reason: 'unsubscribed', at: at.toISOString() });
  await store.heads.change(accountId, submissionId, (head) => {
    const known = head.unsubscribedAt;
    const unsubscribedAt = earlier(known, at.toISOString());
    if (known) return unsubscribedAt === known || !toldAt ? undefined : { ...head, unsubscribedAt };
    return stopped({ ...head, unsubscribedAt }, 'stopped', OPTED_OUT, at);
  });
  if (person) await stopOthers({ store, now }, accountId, person, submissionId);
}

/** Since when somebody wants no more emails, whichever of two wishes came first. */
export const earlier = (known: string | undefined, at: string) => (known !== undefined && known <= at ? known : at);

/** Ends the sequences of a person's other submissions at once: each of their emails would be refused anyway. */
export async function stopOthers(
  { store, now }: OptOutDeps,
  account: AccountId,
  person: PersonId,
  except: SubmissionId,
): Promise<void> {
  const others = (await store.listMembers(account, person)).filter(({ id }) => id !== except);
  for (const { id } of await store.heads.readMany(
    account,
    others.map((other) => other.id),
  ))
    await store.heads.change(account, id, (head) =>
      isActive(head) ? stopped(head, 'stopped', OPTED_OUT, now()) : undefined,
    );
}

/** The token's candidate; a link that we did not sign, or whose candidate is gone, is not valid. */
export async function targetOf(store: OutreachStore, secret: string, token: string): Promise<Target> {
  const target = readUnsubscribeToken(secret, token);
  const head = target && (await store.heads.read(target.accountId, target.submissionId));
  if (!target || !head) throw new AppError('LINK_NOT_VALID');
  return target;
}

const STYLE =
  'body{font:16px/24px system-ui,sans-serif;margin:0;display:grid;place-items:center;min-height:100vh;background:#f7f5f2;color:#2b2522}' +
  'main{max-width:26rem;padding:32px;margin:16px;background:#fff;border:1px solid #e4dfda;border-radius:12px}' +
  'h1{font-size:20px;line-height:28px;margin:0 0 8px}h2{font-size:16px;line-height:24px;margin:24px 0 4px}p{margin:0 0 16px;color:#5a524d}' +
  'button{font:inherit;padding:8px 16px;border:0;border-radius:6px;background:#722764;color:#fff;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #722764;outline-offset:2px}';

const page = (title: string, body: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    `<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
  ].join('');

/** What the link opens, with a notice below. Mail scanners open links too, so only the button does anything. */
export const askPage = (notice: string) =>
  page(
    'Stop these emails?',
    `<p>You will get no further emails from this employer through ${PRODUCT.name}, at any of your addresses.</p>` +
      `<form method="post"><button type="submit">Stop these emails</button></form>${notice}`,
  );

export const donePage = () =>
  page(
    'You will get no further emails',
    `<p>This employer cannot write to you through ${PRODUCT.name} any more. You can close this page.</p>`,
  );
