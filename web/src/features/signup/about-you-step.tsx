import { useForm } from 'react-hook-form';
import { AboutYou, type Preferences } from '../../../../shared/model/account.ts';
import { applyProblem, checkWith, formResolver } from '../../api/form.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePreferences } from '../../api/use-user.ts';
import { FormAlert } from '../../parts/form-alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

const fields = [
  { name: 'firstname', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name' },
  { name: 'position', label: 'Position', autoComplete: 'organization-title' },
  { name: 'company', label: 'Company name', autoComplete: 'organization' },
] as const;

/** The field that a path of the call stands for. */
const fieldAt = (path: string) => fields.find(({ name }) => [name, `employer.${name}`].includes(path))?.name;

/** Asks who the person is. Saving also makes their first signature. */
export function AboutYouStep({ person, onSaved }: { person: Preferences; onSaved: () => void }) {
  const { mutate } = usePreferences();
  const { run, busy } = useApiMutation('updatePreferences', { quiet: true });
  const { register, handleSubmit, formState, setError, setFocus, control } = useForm<AboutYou>({
    resolver: formResolver(checkWith(AboutYou)),
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
      const [first] = applyProblem({ setError }, error, fieldAt);
      if (first) setFocus(first);
    });
    if (!saved) return;
    // Told first: whoever has finished signing up is sent on from this page.
    onSaved();
    await mutate(saved, { revalidate: false });
  });
  return (
    <form className="col g4" noValidate onSubmit={save}>
      <FormAlert control={control} />
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
