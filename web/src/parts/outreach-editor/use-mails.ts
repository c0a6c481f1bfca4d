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
  const [written, setWritten] = useState<ReadonlySet<string>>(new Set());
  const steps = mails.map(({ step }) => step);

  const change = (id: string, make: (mail: DraftMail) => DraftMail) =>
    setMails((now) => now.map((mail) => (mail.step.id === id ? make(mail) : mail)));
  const write = (id: string, field: 'subject' | 'html', text: string) => {
    if (steps.some((step) => step.id === id && step[field] !== text))
      setWritten((before) => new Set(before).add(`${id} ${field}`));
    return text;
  };
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
    /** Whether a text was changed since the editor was opened, or since other emails took its place. */
    isWritten: (id: string, field: MailField) => written.has(`${id} ${field}`),
    writeSubject: (id: string, typed: string) => {
      const subject = write(id, 'subject', subjectOf(typed));
      change(id, ({ step, body }) => ({ step: { ...step, subject }, subject: typed, body }));
    },
    writeBody: (id: string, body: string) => {
      const html = write(id, 'html', toTemplate(body));
      change(id, ({ step, subject }) => ({ step: { ...step, html }, subject, body }));
    },
    setTiming: (id: string, timing: JourneyStep['timing']) =>
      change(id, (mail) => ({ ...mail, step: { ...mail.step, timing } })),
    add: () => arrange(withFollowUp),
    removeLast: () => arrange(withoutLast),
    /** Writes other emails in the place of all. */
    replace: (others: readonly JourneyStep[]) => {
      setWritten(new Set());
      setMails(editedSteps(others).map(toDraft));
    },
  };
}
export type Mails = ReturnType<typeof useMails>;
