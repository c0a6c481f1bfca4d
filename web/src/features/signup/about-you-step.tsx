import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { AboutYou, type Preferences } from '../../../../shared/model/account.ts';
import { ApiError } from '../../api/problem.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePreferences } from '../../api/use-user.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const fields = [
  { name: 'firstname', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name' },
  { name: 'position', label: 'Position', autoComplete: 'organization-title' },
  { name: 'company', label: 'Company name', autoComplete: 'organization' },
] as const;

/** Asks who the person is. Saving also makes their first signature. */
export function AboutYouStep({ person, onSaved }: { person: Preferences; onSaved: () => void }) {
  const { mutate } = usePreferences();
  const { run, busy } = useApiMutation('updatePreferences');
  const { register, handleSubmit, formState, setError } = useForm<AboutYou>({
    resolver: zodResolver(AboutYou),
    mode: 'onTouched',
    defaultValues: {
      firstname: person.firstname,
      lastname: person.lastname,
      position: person.employer.position,
      company: person.employer.company,
    },
  });
  const save = handleSubmit(async ({ firstname, lastname, position, company }) => {
    const body = { firstname, lastname, employer: { position, company } };
    const saved = await run({ params: { id: 'me' }, body }).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      // What the server alone knows is said at its field, beside the general word.
      for (const { name } of fields) {
        const [message] = error.fields[name] ?? error.fields[`employer.${name}`] ?? [];
        if (message) setError(name, { message });
      }
    });
    if (!saved) return;
    // Told first: whoever has finished signing up is sent on from this page.
    onSaved();
    await mutate(saved, { revalidate: false });
  });
  return (
    <form className="col g4" noValidate onSubmit={save}>
      {fields.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} required error={formState.errors[name]?.message}>
          <TextInput {...register(name)} autoComplete={autoComplete} />
        </Field>
      ))}
      <Button type="submit" look="primary" size="l" loading={busy}>
        Continue
      </Button>
    </form>
  );
}
