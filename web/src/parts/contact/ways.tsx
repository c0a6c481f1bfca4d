import type { ContactChannel } from '../../../../shared/model/funnel.ts';
import { LIMITS, PRODUCT } from '../../../../shared/product.ts';
import { CONTACT_CHANNELS } from '../../../../shared/reference/funnel.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field, fieldLabelClass } from '../../ui/inputs/field.tsx';
import { RadioCards } from '../../ui/inputs/radio-cards.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import styles from './contact.module.css';

const CHANNELS = Object.entries(CONTACT_CHANNELS) as [ContactChannel, string][];

/** What the person chooses in the contact dialog. */
export interface Choice {
  outreach: boolean;
  channels: readonly ContactChannel[];
  feedback: string;
  /** Work addresses only if necessary; never otherwise. */
  workEmails: boolean;
}

export const FEEDBACK_TOO_LONG = `This field cannot be longer than ${LIMITS.feedback} characters.`;

interface WaysProps {
  choice: Choice;
  onChange: (change: Partial<Choice>) => void;
  /** Why the outreach cannot be started; undefined when it can. */
  outreachOff: string | undefined;
  canChooseWorkEmails: boolean;
}

/** How candidates are contacted: by the outreach, by what one did oneself, and what one has to say about them. */
export function Ways({ choice, onChange, outreachOff, canChooseWorkEmails }: WaysProps) {
  const { outreach, channels, feedback, workEmails } = choice;
  return (
    <div className={styles.ways}>
      <Switch
        label={`${PRODUCT.name} Email Outreach`}
        hint={outreachOff ?? 'Or note another way you reached them'}
        checked={outreach && !outreachOff}
        disabled={outreachOff !== undefined}
        onChange={(event) => onChange({ outreach: event.target.checked })}
      />
      <fieldset>
        <legend className={fieldLabelClass}>Also contacted by</legend>
        <div className={styles.channels}>
          {CHANNELS.map(([channel, label]) => (
            <Checkbox
              key={channel}
              label={label}
              checked={channels.includes(channel)}
              onChange={({ target }) =>
                onChange({
                  channels: target.checked ? [...channels, channel] : channels.filter((other) => other !== channel),
                })
              }
            />
          ))}
        </div>
      </fieldset>
      {canChooseWorkEmails && (
        <Field label="Work email addresses" group>
          <RadioCards
            across
            value={workEmails ? 'only-if-necessary' : 'never'}
            onChange={(value) => onChange({ workEmails: value === 'only-if-necessary' })}
            options={[
              { value: 'only-if-necessary', title: 'Only if necessary' },
              { value: 'never', title: 'Never', hint: '19% chance of not reaching a candidate' },
            ]}
          />
        </Field>
      )}
      <Field
        label="Review feedback"
        optional
        counter={LIMITS.feedback}
        error={[...feedback].length > LIMITS.feedback ? FEEDBACK_TOO_LONG : undefined}
      >
        <TextArea rows={2} value={feedback} onChange={(event) => onChange({ feedback: event.target.value })} />
      </Field>
    </div>
  );
}
