import type { PersonOverview } from '../../shared/contract/persons.ts';
import { PRODUCT } from '../../shared/product.ts';
import { FORBIDDEN_IN_ATS } from '../../shared/rules/outreach/decision.ts';
import { mailLabel } from '../../shared/rules/outreach/mail-label.ts';
import { fingerprint } from '../platform/ids.ts';
import type { Overview } from '../records/board/person-overview.ts';
import { LATELY_MS, whyHeld } from '../records/person/hold-rules.ts';
import { nextMailAt } from '../records/submission/card.ts';
import type { Head } from '../records/submission/head.ts';
import { shownColumn, shownOrigin } from '../records/submission/known-head.ts';
import { mailStatusOf } from '../records/submission/mail-facts.ts';

/** Somebody as the page of a person shows them. */
export function presentPerson(overview: Overview, isForbiddenInAts: boolean, now: Date): PersonOverview {
  const { head, heads } = overview;
  return {
    name: head.name,
    jobTitle: head.title ?? null,
    employer: head.employer ?? null,
    jobs: heads.toSorted((a, b) => b.submittedAt.localeCompare(a.submittedAt)).map((each) => jobOf(overview, each)),
    addresses: addressesOf(overview),
    suppressed: suppressionsOf(overview, isForbiddenInAts),
    held: holdOf(overview, now),
  };
}

const titleOf = ({ jobs }: Overview, { jobId }: Pick<Head, 'jobId'>) => jobs.get(jobId)?.title ?? 'A job';

function jobOf(overview: Overview, head: Head): PersonOverview['jobs'][number] {
  const { campaign, mails = {} } = head;
  return {
    submissionId: head.id,
    jobId: head.jobId,
    jobTitle: titleOf(overview, head),
    isJobOpen: overview.jobs.get(head.jobId)?.status === 'Validated',
    column: shownColumn(head),
    columnAt: head.columnAt,
    since: head.submittedAt,
    origin: shownOrigin(head),
    // The answer is parsed, and shows a state that only a newer version knows as paused.
    state: (campaign?.state ?? null) as PersonOverview['jobs'][number]['state'],
    why: campaign?.stopReason ?? null,
    nextMailAt: nextMailAt(head) ?? null,
    mails: Object.entries(mails)
      .flatMap(([key, facts]) => {
        const status = mailStatusOf(facts);
        const at = facts.sent ?? facts.uncertain;
        return status && at ? [{ label: mailLabel(Number(key.slice(1))), status, at }] : [];
      })
      .sort((a, b) => a.at.localeCompare(b.at)),
    repliedAt: head.repliedAt ?? null,
  };
}

/** Each address once, however many jobs know it, with who gave it first. */
function addressesOf(overview: Overview): PersonOverview['addresses'] {
  const { heads, emailsOf, person } = overview;
  const found = new Map<string, PersonOverview['addresses'][number]>();
  for (const head of heads.toSorted((a, b) => a.submittedAt.localeCompare(b.submittedAt)))
    for (const { email, kind, addedBy, addedByName, deliverabilityStatus } of emailsOf.get(head.id) ?? []) {
      const known = found.get(email.toLowerCase());
      const closedAt = person?.bounced?.[fingerprint(email)] ?? null;
      const jobTitles = [...new Set([...(known?.jobTitles ?? []), titleOf(overview, head)])];
      found.set(email.toLowerCase(), {
        ...(known ?? { email, kind, addedBy, addedByName, deliverabilityStatus, closedAt }),
        jobTitles,
      });
    }
  return [...found.values()];
}

const OPT_OUTS: Readonly<Record<string, string>> = {
  unsubscribed: 'They opted out: no email of your account leaves to any of their addresses.',
  complained: 'They marked an email as spam: no email leaves to any of their addresses.',
};

function suppressionsOf(overview: Overview, isForbiddenInAts: boolean): PersonOverview['suppressed'] {
  const inAts = `${FORBIDDEN_IN_ATS}: no email of your account leaves to them.`;
  return [...wishesOf(overview), ...(isForbiddenInAts ? [{ why: inAts, at: null }] : [])];
}

/** What they said themselves. */
function wishesOf({ person, hasComplained, heads }: Overview): PersonOverview['suppressed'] {
  const optedOut = person?.optedOut;
  const [unsubscribedAt] = heads.flatMap((head) => head.unsubscribedAt ?? []).sort();
  if (optedOut) return [{ why: OPT_OUTS[optedOut.reason] ?? OPT_OUTS.unsubscribed ?? '', at: optedOut.at }];
  if (unsubscribedAt) return [{ why: OPT_OUTS.unsubscribed ?? '', at: unsubscribedAt }];
  return hasComplained ? [{ why: `They want no emails through ${PRODUCT.name}.`, at: null }] : [];
}

function holdOf(overview: Overview, now: Date): PersonOverview['held'] {
  const { heads, person } = overview;
  const holder = heads.find(({ id }) => id === person?.hold?.submissionId);
  const reason = person?.hold && holder && whyHeld(person.hold, holder, now);
  if (!holder || !reason) return null;
  const jobTitle = titleOf(overview, holder);
  if (reason === 'IN_ANOTHER_SEQUENCE')
    return { jobTitle, why: 'A sequence writes to them; no other job does meanwhile.', until: null };
  const until = holder.contactedAt && new Date(Date.parse(holder.contactedAt) + LATELY_MS).toISOString();
  return { jobTitle, why: 'They were contacted lately; no other job writes to them until then.', until: until ?? null };
}
