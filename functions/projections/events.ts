import { COLUMN_LABELS, DISCARD_REASONS } from '../../shared/reference/funnel.ts';
import { declinedWords } from '../../shared/rules/funnel/reason-words.ts';
import { mailLabel } from '../../shared/rules/outreach/mail-label.ts';
import { arrivalText } from '../records/submission/head-lines.ts';
import type { KnownHead } from '../records/submission/known-head.ts';
import { isShown } from './followers/follower.ts';

/** What one change of a head was, in a word for machines and a line for people. The line is empty where none is of interest. */
export interface HeadEvent {
  readonly kind: string;
  readonly text: string;
}

/**
 * Names what changed between two versions of a head; several things at once are told in one line. What became of an email is
 * not among it, nor that somebody arrived in the ATS: the head goes on saying so.
 */
export function eventOf(before: KnownHead | undefined, after: KnownHead): HeadEvent {
  const all = [
    ...arrival(before, after),
    ...transfer(before, after),
    ...benchmark(before, after),
    ...move(before, after),
    ...exporting(before, after),
    ...sequence(before, after),
    ...readdressed(before, after),
    ...answers(before, after),
    ...search(before, after),
  ];
  const [first] = all;
  return { kind: first?.kind ?? 'changed', text: all.map(({ text }) => text).join(' · ') };
}

function arrival(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  return !isShown(before) && isShown(after) ? [{ kind: 'added', text: arrivalText(after) }] : [];
}

const hasNewJob = (before: KnownHead | undefined, after: KnownHead) => before && before.jobId !== after.jobId;

function transfer(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  return hasNewJob(before, after) ? [{ kind: 'transferred', text: 'Moved here from another job' }] : [];
}

function benchmark(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  if (!before || Boolean(before.benchmarked) === Boolean(after.benchmarked)) return [];
  const text = after.benchmarked ? 'Made a benchmark profile of the job' : 'No benchmark profile of the job any more';
  return [{ kind: 'benchmark', text }];
}

function move(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  if (hasNewJob(before, after)) return [];
  if (before?.column === after.column || (after.column === 'NEW' && !isShown(before))) return [];
  const label = after.column === 'EXPORTED' ? 'the ATS' : COLUMN_LABELS[after.column];
  const isUndone =
    before?.undo && !after.undo && before.undo.column === after.column && before.undo.columnAt === after.columnAt;
  if (isUndone) return [{ kind: 'undone', text: `Taken back to ${label}` }];
  const reason = after.discardReason && after.column === 'DISCARDED' ? `: ${DISCARD_REASONS[after.discardReason]}` : '';
  const declined = after.column === 'NOT_INTERESTED' ? declinedWords(after.declinedFor ?? []) : '';
  return [{ kind: 'moved', text: `Moved to ${label}${reason}${declined && `: ${declined}`}` }];
}

function exporting(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  const [old, now] = [before?.ats, after.ats];
  if (!now || (old?.state === now.state && old.at === now.at)) return [];
  const texts: Readonly<Record<string, string>> = {
    queued: old ? 'Sent to the ATS once more' : '',
    sent: old?.state === 'gone' ? 'Found in the ATS again' : '',
    failed: 'Could not be sent to the ATS',
    gone: 'Gone from the ATS',
  };
  const text = texts[now.state] ?? '';
  return text ? [{ kind: `export-${now.state}`, text }] : [];
}

function sequence(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  const [old, now] = [before?.campaign, after.campaign];
  if (!now) return old ? [{ kind: 'sequence-removed', text: 'Email sequence taken back' }] : [];
  if (old?.state === now.state) return [];
  const why = now.stopReason ? `: ${now.stopReason}` : '';
  const texts = {
    running: old ? 'Email sequence resumed' : `Email sequence started${now.isAutoContact ? ' by auto-contact' : ''}`,
    paused: 'Email sequence paused',
    replied: 'Email sequence ended with a reply',
    stopped: `Email sequence stopped${why}`,
    complete: 'Email sequence complete',
    uncertain: 'Not known whether an email was sent',
    blocked: `Email sequence ${now.pausedUntil ? 'waits' : 'stopped'}${why}`,
  };
  return [{ kind: `sequence-${now.state}`, text: texts[now.state] }];
}

/** The head then says what becomes of the email at the other address, and no longer that it bounced. */
function readdressed(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  const timesOf = (head: KnownHead | undefined, key: string) => head?.mails?.[key]?.replaced?.length ?? 0;
  return Object.keys(after.mails ?? {}).flatMap((key) =>
    timesOf(after, key) > timesOf(before, key)
      ? [{ kind: 'mail-bounced', text: `${mailLabel(Number(key.slice(1)))} bounced and goes to another address` }]
      : [],
  );
}

function answers(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  const facts = [
    ['repliedAt', 'replied', 'Replied'],
    ['autoReplyAt', 'away', 'Answered automatically'],
    ['unsubscribedAt', 'unsubscribed', 'Opted out of emails'],
  ] as const;
  const first = facts.flatMap(([fact, kind, text]) =>
    after[fact] && after[fact] !== before?.[fact] ? [{ kind, text }] : [],
  );
  const isAnother = before?.repliedAt && before.lastReplyId !== after.lastReplyId && first.length === 0;
  return isAnother ? [{ kind: 'replied', text: 'Replied again' }] : first;
}

function search(before: KnownHead | undefined, after: KnownHead): HeadEvent[] {
  if (before?.huntDone === after.huntDone && !before.hasEmail && after.hasEmail)
    return [{ kind: 'address-added', text: 'Email address added' }];
  // Whoever was given an address meanwhile is searched for without a word more.
  if (!after.huntDone || before?.huntDone !== false || before.hasEmail) return [];
  return [{ kind: 'hunt-done', text: after.hasEmail ? 'Email address found' : 'No valid email address found' }];
}
