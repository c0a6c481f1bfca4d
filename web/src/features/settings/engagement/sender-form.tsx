import { useController } from 'react-hook-form';
import type { Account } from '../../../../../shared/model/account.ts';
import type { EmailStrategy, EmailStrategyType } from '../../../../../shared/model/email-strategy.ts';
import { domainOf, verifiedOf } from '../../../../../shared/rules/account/domains.ts';
import { applyProblem } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { SaveButton } from '../save-button.tsx';
import { checkAlias } from './alias-problems.ts';
import styles from './engagement.module.css';

interface Values {
  type: EmailStrategyType;
  username: string;
  domain: string;
}

const valuesOf = ({ emailStrategy: { type, emailAddress }, customDomains }: Account): Values => ({
  type,
  username: emailAddress?.split('@')[0] ?? '',
  domain: emailAddress ? domainOf(emailAddress) : (verifiedOf(customDomains)[0]?.domainName ?? ''),
});

/** What is wrong with a choice: a common address needs both its parts (1-product, section 5). */
const check = (values: Values) => (values.type === 'COMMON_EMAIL_ADDRESS' ? checkAlias(values) : { data: values });

const strategyOf = ({ type, username, domain }: Values): EmailStrategy => ({
  type,
  emailAddress: type === 'COMMON_EMAIL_ADDRESS' ? `${username.trim()}@${domain}` : null,
});

/** What the emails of the team come from. */
export function SenderForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const { run, busy } = useApiMutation('updateEmailStrategy', { quiet: true });
  const { register, control, handleSubmit, setError, setFocus, setValue, reset, formState } = useCheckedForm(check, {
    values: valuesOf(account),
  });
  const { field: type } = useController({ control, name: 'type' });
  const { field: domain } = useController({ control, name: 'domain' });
  const verified = verifiedOf(account.customDomains);
  const save = handleSubmit(async (values) => {
    try {
      const saved = await run({ params: { id: account.id }, body: { emailStrategy: strategyOf(values) } });
      reset(valuesOf(saved));
      onSaved(saved);
      showToast('Sender email address has been updated.');
    } catch (error) {
      const [first] = applyProblem({ setError }, error, (path) =>
        path.endsWith('emailAddress') ? 'username' : undefined,
      );
      if (first) setFocus(first);
    }
  });
  const choose = (address: string) => {
    setValue('username', address.slice(0, address.lastIndexOf('@')), { shouldDirty: true, shouldValidate: true });
    setValue('domain', domainOf(address), { shouldDirty: true, shouldValidate: true });
  };
  const isCommon = type.value === 'COMMON_EMAIL_ADDRESS';
  return (
    <form className="col g4" noValidate onSubmit={save} aria-label="Sender email address">
      <FormAlert control={control} />
      <Field label="Sender email address" group required>
        <RadioCards
          value={type.value}
          onChange={type.onChange}
          ref={type.ref}
          options={[
            {
              value: 'INDIVIDUAL_EMAIL_ADRESSES',
              title: 'Individual email addresses',
              hint: 'Everyone writes from their own address where its domain is verified, and from a Bramble address otherwise.',
            },
            {
              value: 'COMMON_EMAIL_ADDRESS',
              title: 'Common email address',
              hint: verified.length > 0 ? 'One address on your domain for all.' : 'Verify a domain first.',
              disabled: verified.length === 0 && !isCommon,
            },
            {
              value: 'DEFAULT_EMAIL_ADDRESS',
              title: 'Default email address',
              hint: 'An address of the Bramble domain for each of you.',
            },
          ]}
        />
      </Field>
      {isCommon && (
        <div className={styles.address}>
          <Field label="Username" required error={formState.errors.username?.message}>
            <TextInput {...register('username')} placeholder="careers" autoComplete="off" />
          </Field>
          <Field label="Common domain" required error={formState.errors.domain?.message}>
            <Select
              value={domain.value}
              onChange={domain.onChange}
              options={verified.map(({ domainName }) => ({ value: domainName, label: `@${domainName}` }))}
            />
          </Field>
        </div>
      )}
      {isCommon && <OtherEmails account={account} onChoose={choose} />}
      <SaveButton busy={busy} isDirty={formState.isDirty} />
    </form>
  );
}

interface OtherEmailsProps {
  readonly account: Account;
  readonly onChoose: (address: string) => void;
}

/** The other custom emails, where they can be the common address. */
function OtherEmails({ account: { customEmails, emailStrategy }, onChoose }: OtherEmailsProps) {
  const others = customEmails.filter(({ email, verified }) => verified && email !== emailStrategy.emailAddress);
  if (others.length === 0) return null;
  return (
    <Field label="Your other email addresses" group>
      <div className="row wrap">
        {others.map(({ email }) => (
          <Button key={email} size="s" onClick={() => onChoose(email)}>
            {email}
          </Button>
        ))}
      </div>
    </Field>
  );
}
