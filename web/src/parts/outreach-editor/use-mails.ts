import { useState } from 'react';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { editedSteps, withFollowUp, withoutLast } from '../../../../shared/rules/outreach/sequence-editing.ts';
import { type SequenceProblem, sequenceProblems } from '../../../../shared/rules/outreach/templates.ts';
import { subjectOf, subjectToEditor, toEditorHtml, toTemplate } from './template-html.ts';

/** An email as it is being written: what is saved of it, and what its two editors hold. */
export interface DraftMail {
  readonly step: JourneyStep;
  readonly subject: string;
  readonly body: string;
}

export type MailField = SequenceProblem['field'];

const toDraft = (step: JourneyStep): DraftMail => ({
  step,
  subject: subjectToEditor(step.subject),
  body: toEditorHtml(step.html),
});

/** The emails of a sequence as they are written, with what is wrong with them by the rules of the server. */
export function useMails(first: readonly JourneyStep[]) {
  const [original] = useState(() => editedSteps(first));
  const [mails, setMails] = useState<readonly DraftMail[]>(() => original.map(toDraft));
  const steps = mails.map(({ step }) => step);

  const change = (id: string, make: (mail: DraftMail) => DraftMail) =>
    setMails((now) => now.map((mail) => (mail.step.id === id ? make(mail) : mail)));
  const arrange = (rule: (steps: readonly JourneyStep[]) => JourneyStep[]) =>
    setMails((now) => {
      const next = rule(now.map(({ step }) => step));
      return now.map((mail, index) => ({ ...mail, step: next[index] ?? mail.step }));
    });

  return {
    mails,
    steps,
    isDirty: JSON.stringify(steps) !== JSON.stringify(original),
    problems: sequenceProblems(steps),
    writeSubject: (id: string, subject: string) =>
      change(id, ({ step, body }) => ({ step: { ...step, subject: subjectOf(subject) }, subject, body })),
    writeBody: (id: string, body: string) =>
      change(id, ({ step, subject }) => ({ step: { ...step, html: toTemplate(body) }, subject, body })),
    setTiming: (id: string, timing: JourneyStep['timing']) =>
      change(id, (mail) => ({ ...mail, step: { ...mail.step, timing } })),
    add: () => arrange(withFollowUp),
    removeLast: () => arrange(withoutLast),
    /** Writes other emails in the place of all. */
    replace: (others: readonly JourneyStep[]) => setMails(editedSteps(others).map(toDraft)),
  };
}
export type Mails = ReturnType<typeof useMails>;
