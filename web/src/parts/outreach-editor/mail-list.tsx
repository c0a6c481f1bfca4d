import type { Editor as Tiptap } from '@tiptap/react';
import Plus from 'lucide-react/icons/plus';
import { Fragment, type ReactNode, type Ref, useEffect, useRef } from 'react';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { mailLabel } from '../../../../shared/rules/outreach/mail-label.ts';
import { plannedMails } from '../../../../shared/rules/outreach/planned-mails.ts';
import type { VariableTerms } from '../../../../shared/rules/outreach/variables.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MailCard } from './mail-card.tsx';
import styles from './outreach-editor.module.css';
import { TimingField } from './timing-field.tsx';
import type { MailField, Mails } from './use-mails.ts';

interface MailListProps {
  ref: Ref<HTMLElement>;
  mails: Mails;
  terms: VariableTerms;
  readOnly: boolean;
  isDefault: boolean;
  /** What was written before and left without saving. */
  offers: ReactNode;
  problemAt: (index: number, field: MailField) => string | undefined;
  onActive: (editor: Tiptap) => void;
  onReady: (id: string, field: 'subject' | 'html', editor: Tiptap) => void;
  onShow: (index: number) => void;
  onSendPreview: (step: JourneyStep) => void;
}

/** The emails in their order, with the time between them. */
export function MailList(props: MailListProps) {
  const { mails, readOnly, problemAt } = props;
  const sent = mails.mails.filter(({ step }) => !step.inactive);
  const days = plannedMails(mails.steps).map(({ day }) => day);
  const last = days.at(-1) ?? 1;
  const addButton = useRef<HTMLButtonElement>(null);
  // Who adds an email writes it next; who removes one is where it can be added again.
  const focusNext = useRef<string>(undefined);
  const add = () => {
    focusNext.current = mails.steps.find(({ inactive }) => inactive)?.id;
    mails.add();
  };
  const remove = () => {
    focusNext.current = 'add';
    mails.removeLast();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is there once one fewer is sent
  useEffect(() => {
    if (focusNext.current !== 'add') return;
    focusNext.current = undefined;
    addButton.current?.focus();
  }, [sent.length]);
  const isTooLong = last > LIMITS.sequenceDays && mails.problems.some(({ field }) => field === 'timing');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: emails to read, scrolled with the keys
    <section ref={props.ref} className={styles.sequence} tabIndex={0} aria-label="Emails">
      <div>
        {props.offers}
        {sent.map((mail, index) => {
          const { id } = mail.step;
          const place = mails.steps.findIndex((step) => step.id === id);
          const isLast = index === sent.length - 1;
          return (
            <Fragment key={id}>
              {index > 0 && !readOnly && (
                <TimingField
                  step={mail.step}
                  day={days[index] ?? 1}
                  error={problemAt(place, 'timing')}
                  onChange={(timing) => mails.setTiming(id, timing)}
                />
              )}
              <div id={`mail-${id}`}>
                <MailCard
                  mail={mail}
                  label={mailLabel(index)}
                  isFirst={index === 0}
                  isDefault={props.isDefault}
                  terms={props.terms}
                  onShow={() => props.onShow(index)}
                  onSendPreview={() => props.onSendPreview(mail.step)}
                  writing={
                    readOnly
                      ? undefined
                      : {
                          problems: {
                            ...withText('subject', problemAt(place, 'subject')),
                            ...withText('html', problemAt(place, 'html')),
                          },
                          onSubject: (html) => mails.writeSubject(id, html),
                          onBody: (html) => mails.writeBody(id, html),
                          onRemove: isLast && index > 0 ? remove : undefined,
                          onActive: props.onActive,
                          onReady: (field, editor) => {
                            props.onReady(id, field, editor);
                            if (field !== 'subject' || focusNext.current !== id) return;
                            focusNext.current = undefined;
                            editor.commands.focus('end');
                          },
                        }
                  }
                />
              </div>
            </Fragment>
          );
        })}
        {!readOnly && (
          <div className={styles.more}>
            {mails.steps.some(({ inactive }) => inactive) && (
              <Button ref={addButton} icon={<Plus />} onClick={add}>
                Add a follow-up
              </Button>
            )}
            <p className="small muted">
              {isTooLong
                ? `The last email would leave on day ${last}, but nobody is contacted more than ${LIMITS.sequenceDays} days after the first. Shorten a delay or remove an email.`
                : `The last email leaves on day ${last}. Nobody is contacted more than ${LIMITS.sequenceDays} days after the first.`}
            </p>
          </div>
        )}
      </div>
    </section>
  );
}

const withText = (field: MailField, text: string | undefined) => (text ? { [field]: text } : {});
