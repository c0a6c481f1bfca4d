import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { Profile } from '../../../../shared/model/candidate.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { span } from '../candidate/dates.ts';
import styles from './add-profile.module.css';
import { DateInput } from './date-input.tsx';
import { EntryList } from './entry-list.tsx';
import { newEducation, newExperience, type ProfileValues } from './form-values.ts';

export type ProfileForm = UseFormReturn<ProfileValues, unknown, Profile>;

type Dated = `experiences.${number}` | `educations.${number}`;

/** From when to when; ticking that it goes on clears the end. */
function Dates({ form, name, label }: { form: ProfileForm; name: Dated; label: string }) {
  const { control, setValue, watch, getFieldState, formState } = form;
  const isCurrent = watch(`${name}.current`);
  const errorOf = (field: 'startDate' | 'endDate') => getFieldState(`${name}.${field}`, formState).error?.message;
  return (
    <>
      <div className={styles.two}>
        <Controller
          control={control}
          name={`${name}.startDate`}
          render={({ field }) => (
            <DateInput label="From" value={field.value} onChange={field.onChange} error={errorOf('startDate')} />
          )}
        />
        <Controller
          control={control}
          name={`${name}.endDate`}
          render={({ field }) => (
            <DateInput
              label="To"
              value={field.value}
              onChange={field.onChange}
              error={errorOf('endDate')}
              disabled={isCurrent}
            />
          )}
        />
      </div>
      <Checkbox
        label={label}
        {...form.register(`${name}.current`, {
          onChange: (event: { target: { checked: boolean } }) => {
            if (event.target.checked) setValue(`${name}.endDate`, null, { shouldDirty: true });
          },
        })}
      />
    </>
  );
}

interface TextFieldProps {
  form: ProfileForm;
  name:
    | `experiences.${number}.${'jobTitle' | 'employerName' | 'location'}`
    | `educations.${number}.${'instituteName' | 'major' | 'location'}`;
  label: string;
  optional?: boolean | undefined;
}

const Text = ({ form, name, label, optional }: TextFieldProps) => (
  <Field
    label={label}
    required={!optional}
    optional={optional}
    error={form.getFieldState(name, form.formState).error?.message}
  >
    <TextInput {...form.register(name)} />
  </Field>
);

interface LongTextProps {
  form: ProfileForm;
  name: `experiences.${number}.jobDescription` | `educations.${number}.description`;
}

const LongText = ({ form, name }: LongTextProps) => (
  <Field label="Description" optional error={form.getFieldState(name, form.formState).error?.message}>
    <TextArea {...form.register(name)} />
  </Field>
);

/** Where the candidate worked. */
export function ExperienceFields({ form }: { form: ProfileForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'experiences' });
  const values = form.watch('experiences');
  return (
    <EntryList
      title="Experience"
      noun="experience"
      problem={form.formState.errors.experiences?.message}
      entries={fields.map(({ id }, index) => {
        const value = values[index] ?? newExperience();
        return {
          key: id,
          title: value.jobTitle,
          subtitle: [value.employerName, span(value)].filter(Boolean).join(' · '),
          hasProblem: Boolean(form.formState.errors.experiences?.[index]),
        };
      })}
      onAdd={() => append(newExperience(), { focusName: `experiences.${fields.length}.jobTitle` })}
      onRemove={remove}
      fields={(index) => (
        <>
          <div className={styles.two}>
            <Text form={form} name={`experiences.${index}.jobTitle`} label="Job title" />
            <Text form={form} name={`experiences.${index}.employerName`} label="Employer" />
          </div>
          <Text form={form} name={`experiences.${index}.location`} label="Location" optional />
          <Dates form={form} name={`experiences.${index}`} label="They work here now" />
          <LongText form={form} name={`experiences.${index}.jobDescription`} />
        </>
      )}
    />
  );
}

/** Where and what the candidate studied. */
export function EducationFields({ form }: { form: ProfileForm }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'educations' });
  const values = form.watch('educations');
  return (
    <EntryList
      title="Education"
      noun="education"
      problem={form.formState.errors.educations?.message}
      entries={fields.map(({ id }, index) => {
        const value = values[index] ?? newEducation();
        return {
          key: id,
          title: value.major,
          subtitle: [value.instituteName, span(value)].filter(Boolean).join(' · '),
          hasProblem: Boolean(form.formState.errors.educations?.[index]),
        };
      })}
      onAdd={() => append(newEducation(), { focusName: `educations.${fields.length}.instituteName` })}
      onRemove={remove}
      fields={(index) => (
        <>
          <div className={styles.two}>
            <Text form={form} name={`educations.${index}.instituteName`} label="Institute" />
            <Text form={form} name={`educations.${index}.major`} label="Major" />
          </div>
          <Text form={form} name={`educations.${index}.location`} label="Location" optional />
          <Dates form={form} name={`educations.${index}`} label="They study here now" />
          <LongText form={form} name={`educations.${index}.description`} />
        </>
      )}
    />
  );
}
