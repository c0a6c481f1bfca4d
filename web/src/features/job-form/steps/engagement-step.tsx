import { useFormContext, useWatch } from 'react-hook-form';
import { PRODUCT } from '../../../../../shared/product.ts';
import { isAsProduct, outreachTypeOf } from '../../../../../shared/rules/job/job-form.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { EmailContent } from '../emails/email-content.tsx';
import { useFormFacts } from '../facts-context.ts';
import { JobField } from '../fields/job-field.tsx';
import { SenderField } from '../fields/sender-field.tsx';

const contacts = [
  { value: 'team', title: 'Myself or my team' },
  { value: 'product', title: PRODUCT.name },
] as const;

/** Who writes to the candidates, and what (2-jobs, section 2). */
export default function EngagementStep() {
  const { person } = useFormFacts();
  const { setValue } = useFormContext<JobForm>();
  const type = useWatch<JobForm, 'selectedOutreachJourneyType'>({
    name: 'selectedOutreachJourneyType',
  });
  const asProduct = isAsProduct(type);
  return (
    <>
      <h3>Email Outreach</h3>
      <JobField name="selectedOutreachJourneyType" label="Contact candidates as" required group>
        {({ onChange, value: _type, ref, ...field }) => (
          <RadioCards
            {...field}
            ref={ref}
            options={contacts}
            value={asProduct ? 'product' : 'team'}
            onChange={(contact) => {
              const isProduct = contact === 'product';
              onChange(outreachTypeOf({ asProduct: isProduct, personalized: false }));
              setValue('emailSender', isProduct ? null : person.id, { shouldDirty: true });
            }}
            across
          />
        )}
      </JobField>
      {!asProduct && <SenderField />}
      <EmailContent />
    </>
  );
}
