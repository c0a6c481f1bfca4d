import { useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Profile } from '../../../../shared/model/candidate.ts';
import { applyProblem, formResolver } from '../../api/form.ts';
import { isElsewhere } from '../../ui/hooks/elsewhere.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { PhoneInput } from '../../ui/inputs/phone-input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import styles from './add-profile.module.css';
import { checkProfile } from './check-profile.ts';
import { EducationFields, ExperienceFields, type ProfileForm } from './experience-fields.tsx';
import { fieldOfCall, type ProfileValues, toValues } from './form-values.ts';
import { LanguageFields, LinkFields, SkillFields } from './line-fields.tsx';

const SOURCES = [
  { value: '', label: 'Not said' },
  { value: 'ORGANIC', label: 'Organic' },
  { value: 'PAID', label: 'Paid' },
  { value: 'REFERRALS', label: 'Referrals' },
  { value: 'AGENCY', label: 'Agency' },
  { value: 'CRM', label: 'CRM' },
  { value: 'API', label: 'API' },
  { value: 'OTHER', label: 'Other' },
] as const satisfies readonly { value: ProfileValues['sourceType']; label: string }[];

/** The form of a profile, filled with what is known; `submit` checks it, says what fails, and scrolls to what is wrong. */
export const useProfileForm = (draft: Record<string, unknown> | Profile) => {
  const [opened, setOpened] = useState(() => toValues(draft));
  const form: ProfileForm = useForm<ProfileValues, unknown, Profile>({
    defaultValues: opened,
    resolver: formResolver(checkProfile(opened.phoneNumber)),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const place = useRef<HTMLDivElement>(null);
  const isDirty = form.formState.isDirty;
  const showFirstProblem = (from = document.activeElement) => {
    // After the next frame: an entry with something wrong opens first.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (isElsewhere(from)) return;
        const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid=true]');
        wrong?.scrollIntoView({ block: 'center' });
        wrong?.focus({ preventScroll: true });
      }),
    );
  };
  /** Says what the server refused: at its field, or above the form. */
  const refuse = (error: unknown, from = document.activeElement) => {
    showFirstProblem(from);
    applyProblem(form, error, (path) => fieldOfCall(path, form.getValues()));
  };
  /** Whoever goes on in another field while it is sent stays there. */
  const submit = (then: (profile: Profile) => Promise<void>) => {
    const from = document.activeElement;
    return form.handleSubmit(
      (profile) => then(profile).catch((error: unknown) => refuse(error, from)),
      () => showFirstProblem(from),
    )();
  };
  /** Holds another state of the profile in place of what was typed. */
  const load = (profile: Profile) => {
    const values = toValues(profile);
    setOpened(values);
    form.reset(values);
  };
  return { form, place, isDirty, submit, refuse, load };
};

export type ProfileFormState = ReturnType<typeof useProfileForm>;

interface ProfileFieldsProps {
  state: ProfileFormState;
  /** The email cannot be changed once the candidate was contacted. */
  isEmailFixed?: boolean | undefined;
}

/** Every field of a profile (3-pipeline, section 5). */
export function ProfileFields({ state, isEmailFixed }: ProfileFieldsProps) {
  const { form, place } = state;
  const { register, control, formState } = form;
  const errorOf = (name: keyof ProfileValues) => form.getFieldState(name, formState).error?.message;
  return (
    <div className={styles.profileForm} ref={place}>
      <div className={styles.two}>
        <Field label="First name" required error={errorOf('firstName')}>
          <TextInput {...register('firstName')} autoComplete="off" />
        </Field>
        <Field label="Last name" required error={errorOf('lastName')}>
          <TextInput {...register('lastName')} autoComplete="off" />
        </Field>
        <Field
          label="Email"
          optional
          error={errorOf('email')}
          hint={isEmailFixed ? 'The email cannot be changed once the candidate was contacted.' : undefined}
        >
          <TextInput type="email" {...register('email')} readOnly={isEmailFixed} autoComplete="off" />
        </Field>
        <Field label="Phone" optional error={errorOf('phoneNumber')}>
          <Controller
            control={control}
            name="phoneNumber"
            render={({ field: { name: _name, ...field } }) => <PhoneInput {...field} />}
          />
        </Field>
        <Field label="Location" optional error={errorOf('location')}>
          <TextInput {...register('location')} autoComplete="off" />
        </Field>
        <Field label="LinkedIn" optional error={errorOf('linkedIn')}>
          <TextInput type="url" placeholder="https://www.linkedin.com/in/" {...register('linkedIn')} />
        </Field>
      </div>
      <Field label="Summary" optional error={errorOf('summary')}>
        <TextArea {...register('summary')} rows={4} />
      </Field>
      <ExperienceFields form={form} />
      <EducationFields form={form} />
      <SkillFields form={form} />
      <LanguageFields form={form} />
      <LinkFields form={form} />
      <section aria-label="Source" className={styles.two}>
        <Field label="Source" optional>
          <Controller
            control={control}
            name="sourceType"
            render={({ field }) => (
              <Select placeholder="Not said" value={field.value} onChange={field.onChange} options={SOURCES} />
            )}
          />
        </Field>
        <Field label="Source details" optional error={errorOf('sourceDetails')}>
          <TextInput {...register('sourceDetails')} />
        </Field>
      </section>
    </div>
  );
}
