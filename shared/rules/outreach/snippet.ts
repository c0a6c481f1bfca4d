import { escapeHtml } from '../text/plain-text.ts';

/** What a snippet may speak of: what stands in the profile, and nothing that is guessed. */
export interface SnippetFacts {
  readonly jobTitle: string | undefined;
  readonly employer: string | undefined;
}

/**
 * The personal opening of an email by rules, as HTML; undefined where the profile says nothing to open with, when the fallback
 * stands in (2-jobs, section 3).
 */
export function snippetByRules({ jobTitle, employer }: SnippetFacts): string | undefined {
  const [title, company] = [jobTitle, employer].map((text) => escapeHtml(text?.trim() ?? ''));
  if (title && company) return `Your work as ${title} at ${company} made me want to write to you.`;
  if (title) return `Your experience as ${title} made me want to write to you.`;
  return company ? `Your work at ${company} made me want to write to you.` : undefined;
}
