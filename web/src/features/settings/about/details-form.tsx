import { useState } from 'react';
import { AboutYou, type Preferences } from '../../../../../shared/model/account.ts';
import { call } from '../../../api/call.ts';
import { applyProblem, checkWith, settle } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { usePreferences } from '../../../api/use-user.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { SaveButton } from '../save-button.tsx';
import { type CompanyChange, CompanyDialog } from './company-dialog.tsx';

const fields = [
  { name: 'firstname', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastname', label: 'Last name', autoComplete: 'family-name' },
  { name: 'position', label: 'Position', autoComplete: 'organization-title' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
] as const;

/** The field that a path of the call stands for. */
const fieldAt = (path: string) => fields.find(({ name }) => [name, `employer.${name}`].includes(path))?.name;

const valuesOf = ({ firstname, lastname, employer: { position, company } }: Preferences): AboutYou => ({
  firstname,
  lastname,
  position,
  company,
});

/** What there is to ask once the company is another: undefined where none of the person's jobs name the old one, or nobody knows. */
async function changeOf(from: string, to: string): Promise<CompanyChange | undefined> {
  const counted = await call('countJobsForCompany', { query: { companyName: from } }).catch(() => undefined);
  return counted && counted.jobCount > 0 ? { from, to, jobs: counted.jobCount } : undefined;
}

/** Who the person is. Another company asks whether their jobs take it over. */
export function DetailsForm({ person }: { person: Preferences }) {
  const { mutate } = usePreferences();
  const { run, busy } = useApiMutation('updatePreferences', { quiet: true, refreshes: ['listTeammates', 'listJobs'] });
  const [companyChange, setCompanyChange] = useState<CompanyChange>();
  const form = useCheckedForm(checkWith(AboutYou), { values: valuesOf(person) });
  const { register, handleSubmit, formState, setError, setFocus, control } = form;
  const save = handleSubmit(async ({ firstname, lastname, position, company }) => {
    const body = { firstname, lastname, employer: { position, company } };
    const sent = form.getValues();
    const before = person.employer.company;
    try {
      const saved = await run({ params: { id: 'me' }, body });
      settle(form, sent, valuesOf(saved));
      await mutate(saved, { revalidate: false });
      const isResigned = saved.employer.signature !== person.employer.signature;
      const about = isResigned ? { about: 'Your email signature says so too.' } : {};
      showToast('Your information has been updated.', about);
      if (before && before !== company) setCompanyChange(await changeOf(before, company));
    } catch (error) {
      const [first] = applyProblem({ setError }, error, fieldAt);
      if (first) setFocus(first);
    }
  });
  return (
    <form className="col g4" noValidate onSubmit={save}>
      <FormAlert control={control} />
      <Field label="Email" hint="You sign in with it. To use another, ask to be invited there.">
        <TextInput value={person.email} readOnly type="email" />
      </Field>
      {fields.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} required error={formState.errors[name]?.message}>
          <TextInput {...register(name)} autoComplete={autoComplete} />
        </Field>
      ))}
      <SaveButton busy={busy} isDirty={formState.isDirty} />
      {companyChange && <CompanyDialog change={companyChange} onClose={() => setCompanyChange(undefined)} />}
    </form>
  );
}
