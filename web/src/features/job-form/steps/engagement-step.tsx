import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PRODUCT } from '../../../../../shared/product.ts';
import {
  isAsProduct,
  isPersonalized,
  type OutreachChoice,
  refreshedOutreach,
} from '../../../../../shared/rules/job/job-form.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { EmailContent } from '../emails/email-content.tsx';
import { useFormFacts } from '../facts-context.ts';
import { JobField } from '../fields/job-field.tsx';
import { SenderField } from '../fields/sender-field.tsx';

const contacts = [
  { value: 'team', title: 'Myself or my team' },
  { value: 'product', title: PRODUCT.name },
] as const;

const contents = (asProduct: boolean) =>
  [
    {
      value: 'personal',
      title: 'AI-personalized message',
      hint: 'Each email has a sentence of its own on what the candidate has done.',
    },
    {
      value: 'generic',
      title: 'Generic message',
      hint: 'Everyone gets the same text, filled in with their name and this job.',
      disabled: asProduct,
    },
  ] as const;

/** Who writes to the candidates, and what (2-jobs, section 2). */
export default function EngagementStep() {
  const { person, job } = useFormFacts();
  const { setValue, getValues, formState } = useFormContext<JobForm>();
  const type = useWatch<JobForm, 'selectedOutreachJourneyType'>({
    name: 'selectedOutreachJourneyType',
  });
  const asProduct = isAsProduct(type);
  const personalized = isPersonalized(type);
  const chosenAsTeam = useRef(asProduct ? undefined : personalized);
  /** What the team wrote is in no email of the product: coming back from it, they are as they were. */
  const isPersonalAsTeam = () => {
    const first = formState.defaultValues?.selectedOutreachJourneyType;
    if (chosenAsTeam.current !== undefined) return chosenAsTeam.current;
    if ((getValues('journeys') ?? job?.genericJourneys) != null) return false;
    return first === undefined || isAsProduct(first) || isPersonalized(first);
  };
  const contactAs = (isProduct: boolean) => {
    if (!asProduct) chosenAsTeam.current = personalized;
    choose({ asProduct: isProduct, personalized: isProduct || isPersonalAsTeam() });
  };
  const choose = (choice: OutreachChoice) => {
    // Myself is the first of the senders.
    const refreshed = refreshedOutreach(choice, person.id);
    setValue('selectedOutreachJourneyType', refreshed.selectedOutreachJourneyType, { shouldDirty: true });
    setValue('emailSender', refreshed.emailSender, { shouldDirty: true });
  };
  return (
    <>
      <h3>Email Outreach</h3>
      <JobField name="selectedOutreachJourneyType" label="Contact candidates as" required group>
        {({ value: _value, onChange: _onChange, ref, ...field }) => (
          <RadioCards
            {...field}
            ref={ref}
            options={contacts}
            value={asProduct ? 'product' : 'team'}
            onChange={(contact) => contactAs(contact === 'product')}
            across
          />
        )}
      </JobField>
      {!asProduct && <SenderField />}
      <Field
        label="Email content"
        required
        group
        {...(asProduct && { hint: `Emails from ${PRODUCT.name} are always personalized.` })}
      >
        <RadioCards
          options={contents(asProduct)}
          value={personalized ? 'personal' : 'generic'}
          onChange={(content) => choose({ asProduct, personalized: content === 'personal' })}
          across
        />
      </Field>
      <EmailContent />
    </>
  );
}
