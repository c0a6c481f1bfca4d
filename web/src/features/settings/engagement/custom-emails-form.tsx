import Trash2 from 'lucide-react/icons/trash-2';
import { useController } from 'react-hook-form';
import type { Account } from '../../../../../shared/model/account.ts';
import { LIMITS } from '../../../../../shared/product.ts';
import { verifiedOf } from '../../../../../shared/rules/account/domains.ts';
import { applyProblem } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useUnsaved } from '../../../parts/leaving/unsaved-forms.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { checkAlias } from './alias-problems.ts';
import styles from './engagement.module.css';

/** The addresses on the account's verified domains, from which the common one is chosen (1-product, section 3). */
export function CustomEmailsForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const { run, busy } = useApiMutation('setCustomEmails', { quiet: true });
  const verified = verifiedOf(account.customDomains);
  const empty = { username: '', domain: verified[0]?.domainName ?? '' };
  const { register, control, handleSubmit, setError, setFocus, reset, formState } = useCheckedForm(checkAlias, {
    values: empty,
  });
  const { field: domain } = useController({ control, name: 'domain' });
  useUnsaved(formState.isDirty);
  const now = account.customEmails.map(({ email }) => email);
  const change = async (customEmails: string[], said: string) => {
    onSaved(await run({ params: { id: account.id }, body: { customEmails } }));
    showToast(said);
  };
  const failed = (error: unknown) => {
    const [first] = applyProblem({ setError }, error, (path) =>
      path.startsWith('customEmails') ? 'username' : undefined,
    );
    if (first) setFocus(first);
  };
  const add = handleSubmit(async (values) => {
    const email = `${values.username.trim()}@${values.domain}`.toLowerCase();
    if (now.includes(email)) return setError('username', { message: 'You have this address already.' });
    await change([...now, email], 'The email address was added.').then(
      () => reset(empty, { keepDirtyValues: false }),
      failed,
    );
  });
  const remove = (email: string) =>
    change(
      now.filter((one) => one !== email),
      'The email address was removed.',
    ).catch(failed);
  if (verified.length === 0 && now.length === 0)
    return <p className="muted">Verify a domain to add email addresses on it.</p>;
  return (
    <form className="col g4" noValidate onSubmit={add} aria-label="Custom emails">
      <FormAlert control={control} />
      {now.length > 0 && (
        <ul className="col" aria-label="Custom emails">
          {account.customEmails.map(({ email, verified: isVerified }) => (
            <li key={email} className="row">
              <span className={styles.text}>{email}</span>
              {!isVerified && <Tag type="warning">Domain not verified</Tag>}
              {email === account.emailStrategy.emailAddress ? (
                <Tag type="info">Common address</Tag>
              ) : (
                <IconButton
                  size="s"
                  label={`Remove ${email}`}
                  icon={<Trash2 />}
                  disabled={busy}
                  onClick={() => void remove(email)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {verified.length > 0 && now.length < LIMITS.customEmails && (
        <>
          <div className={styles.address}>
            <Field label="New email address" required error={formState.errors.username?.message}>
              <TextInput {...register('username')} placeholder="careers" autoComplete="off" />
            </Field>
            <Field label="On the domain" required error={formState.errors.domain?.message}>
              <Select
                value={domain.value}
                onChange={domain.onChange}
                options={verified.map(({ domainName }) => ({ value: domainName, label: `@${domainName}` }))}
              />
            </Field>
          </div>
          <div>
            <Button type="submit" loading={busy}>
              Add an email address
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
