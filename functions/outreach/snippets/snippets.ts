import type { JobFields, JourneyStep } from '../../../shared/model/job.ts';
import { groundedSnippet, snippetParts } from '../../../shared/rules/outreach/snippet.ts';
import { variablesIn } from '../../../shared/rules/outreach/templates.ts';
import { hashOf } from '../../platform/ids.ts';
import { log } from '../../platform/log.ts';
import type { Head } from '../../records/submission/head.ts';
import type { OutreachStore, Recipient } from '../ports.ts';
import { ruledSnippet } from '../sending/content.ts';
import type { WriteSnippet } from './bedrock.ts';

interface SnippetDeps {
  readonly store: Pick<OutreachStore, 'findSnippet' | 'keepSnippet'>;
  /** Absent where no language model is set up: then the rules write. */
  readonly writeSnippet?: WriteSnippet | undefined;
  readonly now: () => Date;
}

interface Asked {
  readonly job: Partial<Pick<JobFields, 'selectedOutreachJourneyType'>>;
  readonly recipient: Pick<Recipient, 'candidate'>;
  readonly steps: readonly Pick<JourneyStep, 'subject' | 'html'>[];
}

/**
 * The personal opening of a candidate's emails: made once by the language model, believed as far as the profile says it, and kept, so
 * that whoever looked at the email sees it leave. Whether there is one is for the rules to say, which stand in for a model that
 * fails. Undefined where the emails have none, or the rules write.
 */
export async function snippetFor(
  { store, writeSnippet, now }: SnippetDeps,
  { accountId, id }: Pick<Head, 'accountId' | 'id'>,
  { job, recipient: { candidate }, steps }: Asked,
): Promise<string | undefined> {
  if (!writeSnippet || !steps.some(hasSnippet)) return undefined;
  const ruled = ruledSnippet(job, candidate);
  if (ruled === undefined) return undefined;
  const parts = snippetParts(candidate);
  const of = hashOf(JSON.stringify(parts)).slice(0, 16);
  const found = await store.findSnippet(accountId, id);
  if (found?.of === of) return found.html;
  const written = await writeSnippet(parts).catch((error: unknown) => {
    log.warn('The language model did not answer; the rules write the opening', {
      submissionId: id,
      error: String(error),
    });
  });
  const grounded = written && groundedSnippet(written, parts);
  if (written && !grounded)
    log.warn('An opening says what the profile does not; the rules write it', { submissionId: id });
  const made = grounded
    ? { html: grounded, madeBy: 'language-model' as const }
    : { html: ruled, madeBy: 'rules' as const };
  return (await store.keepSnippet(accountId, id, { ...made, of, at: now().toISOString() })).html;
}

const hasSnippet = ({ subject, html }: Pick<JourneyStep, 'subject' | 'html'>) =>
  [...variablesIn(subject), ...variablesIn(html)].includes('personalized_snippet');
