import { useEffect } from 'react';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { editedSteps } from '../../../../shared/rules/outreach/sequence-editing.ts';
import type { Input, KindOfInput, Offer } from '../keeping/input-keeper.ts';
import { useKeeping } from '../keeping/use-keeping.ts';
import type { Mails } from './use-mails.ts';

/** The emails of a job as somebody wrote them and did not save them. */
export interface EmailsInput extends Input {
  readonly steps: readonly JourneyStep[];
}

/** Under whose name, and for what, the emails are kept that are being written, with the version of what they are saved with. */
export interface KeptAs {
  readonly userId: string;
  readonly about: string;
  readonly version: number | null;
}

/** The emails of a job: they are kept where they differ from those that the editor began with. */
export function emailsInput(first: readonly JourneyStep[]): KindOfInput<EmailsInput> {
  const original = JSON.stringify(editedSteps(first));
  return {
    name: 'job-emails',
    read: ({ steps, version }) =>
      Array.isArray(steps) && steps.length > 0 && steps.every(isStep)
        ? { steps, version: typeof version === 'number' ? version : null }
        : undefined,
    isNew: ({ steps }) => JSON.stringify(editedSteps(steps)) !== original,
  };
}

function isStep(found: unknown): found is JourneyStep {
  const { id, subject, html, timing } = (found ?? {}) as Partial<JourneyStep>;
  return [id, subject, html].every((text) => typeof text === 'string') && typeof timing?.value === 'number';
}

/** Keeps the emails in this browser while they are written, and offers those that were left there before for the same job. */
export function useKeptEmails(mails: Mails, first: readonly JourneyStep[], { userId, about, version }: KeptAs) {
  const { changed, ...keeping } = useKeeping<EmailsInput>({
    ...{ userId, about, version, kind: emailsInput(first) },
    read: () => ({ steps: mails.steps }),
    show: ({ steps }: Offer<EmailsInput>) => mails.replace(steps),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the emails is one
  useEffect(changed, [mails.mails, changed]);
  return keeping;
}
