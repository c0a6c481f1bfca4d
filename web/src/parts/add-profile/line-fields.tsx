import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Controller, useFieldArray } from 'react-hook-form';
import { SOCIAL_TYPES, type SocialProfile } from '../../../../shared/model/candidate.ts';
import { LANGUAGES, type LanguageProficiency, PROFICIENCY_LABELS } from '../../../../shared/reference/languages.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { ChipsInput } from '../../ui/inputs/chips-input.tsx';
import { ComboBox } from '../../ui/inputs/combo-box.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { LINK_LABELS, linkTypeOf } from '../candidate/links.ts';
import styles from './add-profile.module.css';
import { ListProblem } from './entry-list.tsx';
import type { ProfileForm } from './experience-fields.tsx';

const LANGUAGE_OPTIONS = LANGUAGES.map(({ name }) => ({ value: name, label: name }));
const PROFICIENCIES = [
  { value: '' as const, label: 'Proficiency' },
  ...Object.entries(PROFICIENCY_LABELS).map(([value, label]) => ({ value: value as LanguageProficiency, label })),
];
const LINK_OPTIONS = SOCIAL_TYPES.filter((type) => type !== 'linkedin').map((value) => ({
  value,
  label: LINK_LABELS[value],
}));

/** Skills, one chip each. */
export const SkillFields = ({ form }: { form: ProfileForm }) => (
  <section aria-label="Skills">
    <Field label="Skills" error={form.formState.errors.skills?.message ?? form.formState.errors.skills?.[0]?.message}>
      <Controller
        control={form.control}
        name="skills"
        render={({ field }) => (
          <ChipsInput
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            maxLength={200}
            separator={/[,;]/}
          />
        )}
      />
    </Field>
  </section>
);

/** Languages, each with how well it is spoken. */
export function LanguageFields({ form }: { form: ProfileForm }) {
  const { control, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'languages' });
  return (
    <section aria-label="Languages">
      <header>
        <h3>Languages</h3>
        <Button size="s" icon={<Plus />} onClick={() => append({ name: '', proficiency: null })}>
          Add language
        </Button>
      </header>
      <ListProblem message={formState.errors.languages?.message} />
      {fields.map(({ id }, index) => (
        <div key={id} className={cx(styles.lineEntry, styles.language)}>
          <Field label="Language" hideLabel error={formState.errors.languages?.[index]?.name?.message}>
            <Controller
              control={control}
              name={`languages.${index}.name`}
              render={({ field }) => (
                <ComboBox
                  ref={field.ref}
                  creatable
                  placeholder="Language"
                  options={LANGUAGE_OPTIONS}
                  value={field.value ? { value: field.value, label: field.value } : null}
                  onChange={(option) => field.onChange(option?.label ?? '')}
                  onBlur={field.onBlur}
                />
              )}
            />
          </Field>
          <Controller
            control={control}
            name={`languages.${index}.proficiency`}
            render={({ field }) => (
              <Select
                label="Proficiency"
                placeholder="Proficiency"
                value={field.value ?? ''}
                onChange={(value) => field.onChange(value || null)}
                options={PROFICIENCIES}
              />
            )}
          />
          <IconButton label="Remove language" icon={<Trash2 />} onClick={() => remove(index)} />
        </div>
      ))}
    </section>
  );
}

/** Links other than LinkedIn: one of each kind; the kind follows from the address. */
export function LinkFields({ form }: { form: ProfileForm }) {
  const { control, formState, register, setValue, getValues } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'links' });
  const guess = (index: number) => {
    const { type, url } = getValues(`links.${index}`);
    const kind: SocialProfile['type'] = linkTypeOf(url);
    if (type === 'other' && kind !== 'other' && kind !== 'linkedin') setValue(`links.${index}.type`, kind);
  };
  return (
    <section aria-label="Links">
      <header>
        <h3>Links</h3>
        <Button size="s" icon={<Plus />} onClick={() => append({ type: 'other', url: '' })}>
          Add link
        </Button>
      </header>
      <ListProblem message={formState.errors.links?.message} />
      {fields.map(({ id }, index) => (
        <div key={id} className={styles.lineEntry}>
          <Controller
            control={control}
            name={`links.${index}.type`}
            render={({ field }) => (
              <Select label="Kind of link" value={field.value} onChange={field.onChange} options={LINK_OPTIONS} />
            )}
          />
          <Field label="Link" hideLabel error={formState.errors.links?.[index]?.url?.message}>
            <TextInput
              type="url"
              placeholder="https://"
              {...register(`links.${index}.url`, { onBlur: () => guess(index) })}
            />
          </Field>
          <IconButton label="Remove link" icon={<Trash2 />} onClick={() => remove(index)} />
        </div>
      ))}
    </section>
  );
}
