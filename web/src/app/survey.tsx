import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { LIMITS, PRODUCT } from '../../../shared/product.ts';
import { eventOf, recordEvent } from '../api/product-events.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { isElsewhere } from '../ui/hooks/elsewhere.ts';
import { Field } from '../ui/inputs/field.tsx';
import { TextArea } from '../ui/inputs/text-area.tsx';
import styles from './survey.module.css';

const SURVEY = { surveyId: 'feedback' };
const STAYS_MS = 10_000;

interface SurveyProps {
  /** It came by itself, and leaves by itself unless somebody turns to it. */
  isUnasked: boolean;
  onClose: () => void;
}

/** One question to the person; what is written stays until it is sent or closed (1-product, section 2). */
export default function Survey({ isUnasked, onClose }: SurveyProps) {
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const [isTouched, setTouched] = useState(!isUnasked);
  const { attempt, busy } = useApiMutation('recordProductEvents');
  const close = useRef<HTMLButtonElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => recordEvent('survey shown', SURVEY), []);
  useEffect(() => {
    if (isTouched) return;
    const timer = window.setTimeout(() => latest.current(), STAYS_MS);
    return () => window.clearTimeout(timer);
  }, [isTouched]);
  // What was written is gone with its field; from the button Escape closes as well.
  useEffect(() => {
    if (isSent && !isElsewhere(null)) close.current?.focus();
  }, [isSent]);
  const dismiss = () => {
    if (!isSent) recordEvent('survey dismissed', SURVEY);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    const events = [eventOf('survey sent', { ...SURVEY, answer: text.trim() })];
    if (await attempt({ body: { events } })) setSent(true);
  };
  return (
    <section
      className={styles.survey}
      aria-label="Feedback"
      onPointerEnter={() => setTouched(true)}
      onFocus={() => setTouched(true)}
      onKeyDown={(event) => event.key === 'Escape' && dismiss()}
    >
      <div className="row">
        <h2 className="grow">{isSent ? 'Thank you!' : 'Feedback'}</h2>
        <IconButton ref={close} size="s" label="Close the feedback" icon={<X />} onClick={dismiss} />
      </div>
      {isSent ? (
        <p role="status">We read every answer.</p>
      ) : (
        <form className="col" onSubmit={(event) => void submit(event)}>
          <Field
            label={`What should we make better in ${PRODUCT.name}?`}
            counter={text.length > LIMITS.longText * 0.9 ? LIMITS.longText : undefined}
          >
            <TextArea autoFocus={!isUnasked} rows={3} value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          <div className="row">
            <Button
              className="end"
              type="submit"
              look="primary"
              loading={busy}
              disabled={!text.trim() || text.length > LIMITS.longText}
            >
              Send
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}
