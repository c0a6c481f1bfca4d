import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, PersonId, SubmissionId } from '../../../shared/model/ids.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { htmlPage } from '../../platform/html-page.ts';
import { isActive } from '../../records/person/hold-rules.ts';
import { readUnsubscribeToken, type Target } from '../../records/reply/signed-addresses.ts';
import { stopped } from '../../records/submission/campaign.ts';
import { inBoth } from '../../records/submission/ended-by-move.ts';
import type { Head } from '../../records/submission/head.ts';
import type { OutreachStore } from '../ports.ts';

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
  const end = (head: Head) => {
    const known = head.unsubscribedAt;
    const unsubscribedAt = earlier(known, at.toISOString());
    if (known) return unsubscribedAt === known || !toldAt ? undefined : { ...head, unsubscribedAt };
    return stopped({ ...head, unsubscribedAt }, 'stopped', OPTED_OUT, at);
  };
  await store.heads.change(accountId, submissionId, (head) => inBoth(head, end));
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
  const end = (head: Head) => (isActive(head) ? stopped(head, 'stopped', OPTED_OUT, now()) : undefined);
  for (const { id } of await store.heads.readMany(
    account,
    others.map((other) => other.id),
  ))
    await store.heads.change(account, id, (head) => inBoth(head, end));
}

/** The token's candidate; a link that we did not sign, or whose candidate is gone, is not valid. */
export async function targetOf(store: OutreachStore, secret: string, token: string): Promise<Target> {
  const target = readUnsubscribeToken(secret, token);
  const head = target && (await store.heads.read(target.accountId, target.submissionId));
  if (!target || !head) throw new AppError('LINK_NOT_VALID');
  return target;
}

/** What the link opens, with a notice below. Mail scanners open links too, so only the button does anything. */
export const askPage = (notice: string) =>
  htmlPage(
    'Stop these emails?',
    `<p>You will get no further emails from this employer through ${PRODUCT.name}, at any of your addresses.</p>` +
      `<form method="post"><button type="submit">Stop these emails</button></form>${notice}`,
  );

export const donePage = () =>
  htmlPage(
    'You will get no further emails',
    `<p>This employer cannot write to you through ${PRODUCT.name} any more. You can close this page.</p>`,
  );
