import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { LIMITS } from '../../../../../shared/product.ts';
import {
  COMPANY_LISTS,
  textOfCompany,
  toCompanyEntry,
  whyNotAddCompany,
  withChip,
} from '../../../../../shared/rules/job/company-entries.ts';
import type { JobForm } from '../../../../../shared/rules/job/job-values.ts';
import { Chip, chipsClass } from '../../../ui/inputs/chip.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import styles from '../job-form.module.css';

type ListName = keyof typeof COMPANY_LISTS;

interface CompanyChipsProps {
  name: `requirements.${ListName}`;
  label: string;
  hint?: string | undefined;
}

/** Companies as chips, by domain or by name. What cannot be added stays in the box, with the reason below it. */
export function CompanyChips({ name, label, hint }: CompanyChipsProps) {
  const { control, getValues } = useFormContext<JobForm>();
  const { field, fieldState } = useController({ control, name });
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string>();
  const chips = field.value.map(textOfCompany);
  const write = (texts: readonly string[]) => field.onChange(texts.map(toCompanyEntry));

  /** Adds each of several, up to the first that cannot be added; what is left stays in the box. */
  const add = (texts: readonly string[]) => {
    const other = otherThan(name);
    const opposite = getValues(`requirements.${other}`).map(textOfCompany);
    let list: readonly string[] = chips;
    let left: readonly string[] = [];
    let reason: string | undefined;
    for (const [index, text] of texts.entries()) {
      if (text.trim() === '') continue;
      reason = list.length < LIMITS.companyList ? whyNotAddCompany(text, list, opposite, COMPANY_LISTS[other]) : FULL;
      if (reason) {
        left = texts.slice(index);
        break;
      }
      list = withChip(list, text, LIMITS.text);
    }
    if (list !== chips) write(list);
    setTyped(left.join(', '));
    setRefused(reason);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      add(typed.split(SEPARATORS));
    }
    if (event.key === 'Backspace' && typed === '') write(chips.slice(0, -1));
  };
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!SEPARATORS.test(pasted)) return;
    event.preventDefault();
    add((typed + pasted).split(SEPARATORS));
  };
  const remove = (chip: string) => {
    write(chips.filter((each) => each !== chip));
    setRefused(undefined);
  };

  return (
    <div data-field={name} tabIndex={-1} className={styles.jobField}>
      <Field label={label} optional error={refused ?? fieldState.error?.message} hint={hint}>
        {chips.length > 0 && (
          <ul className={chipsClass} aria-label={label}>
            {chips.map((chip) => (
              <li key={chip}>
                <Chip label={chip} onRemove={() => remove(chip)} />
              </li>
            ))}
          </ul>
        )}
        <TextInput
          ref={field.ref}
          value={typed}
          autoComplete="off"
          maxLength={LIMITS.text}
          placeholder="A domain or a name, then Enter"
          onChange={(event) => {
            setTyped(event.target.value);
            setRefused(undefined);
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onBlur={() => {
            add(typed.split(SEPARATORS));
            field.onBlur();
          }}
        />
      </Field>
    </div>
  );
}

const SEPARATORS = /[,;\n]/;
const FULL = `A list can have up to ${LIMITS.companyList} companies.`;

const otherThan = (name: CompanyChipsProps['name']): ListName =>
  name === 'requirements.whitelistedDomains' ? 'blacklistedDomains' : 'whitelistedDomains';
