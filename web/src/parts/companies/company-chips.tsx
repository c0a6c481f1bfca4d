import { type ClipboardEvent, type KeyboardEvent, type Ref, useState } from 'react';
import type { CompanyEntry } from '../../../../shared/model/job.ts';
import { LIMITS } from '../../../../shared/product.ts';
import {
  COMPANY_LISTS,
  textOfCompany,
  toCompanyEntry,
  whyNotAddCompany,
  withChip,
} from '../../../../shared/rules/job/company-entries.ts';
import { Chip, chipsClass } from '../../ui/inputs/chip.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';

export type CompanyListName = keyof typeof COMPANY_LISTS;

export const oppositeOf = (name: CompanyListName): CompanyListName =>
  name === 'whitelistedDomains' ? 'blacklistedDomains' : 'whitelistedDomains';

const WORDS: Record<CompanyListName, { readonly label: string; readonly hint?: string }> = {
  whitelistedDomains: {
    label: 'Companies to source from',
    hint: `We send at most ${LIMITS.profilesPerCompany} profiles per company, to protect your email domain; more if personal emails are found.`,
  },
  blacklistedDomains: { label: 'Companies not to source from' },
};

interface CompanyChipsProps {
  readonly list: CompanyListName;
  readonly error?: string | undefined;
  readonly value: readonly CompanyEntry[];
  /** What stands in the other list now. */
  readonly opposite: () => readonly CompanyEntry[];
  readonly onChange: (entries: CompanyEntry[]) => void;
  readonly onBlur: () => void;
  /** What is typed cannot be added, and why; undefined once it is no more. */
  readonly onRefused?: ((reason: string | undefined) => void) | undefined;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Companies as chips, by domain or by name. What cannot be added stays in the box, with the reason below it. */
export function CompanyChips({ list: name, error, value, ...props }: CompanyChipsProps) {
  const { label, hint } = WORDS[name];
  const [typed, setTyped] = useState('');
  const [refused, setReason] = useState<string>();
  const setRefused = (reason: string | undefined) => {
    setReason(reason);
    props.onRefused?.(reason);
  };
  const chips = value.map(textOfCompany);
  const write = (texts: readonly string[]) => props.onChange(texts.map(toCompanyEntry));

  /** Adds each of several, up to the first that cannot be added; what is left stays in the box. */
  const add = (texts: readonly string[]) => {
    const opposite = props.opposite().map(textOfCompany);
    const otherName = COMPANY_LISTS[oppositeOf(name)];
    let list: readonly string[] = chips;
    let left: readonly string[] = [];
    let reason: string | undefined;
    for (const [index, text] of texts.entries()) {
      if (text.trim() === '') continue;
      reason = list.length < LIMITS.companyList ? whyNotAddCompany(text, list, opposite, otherName) : FULL;
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
    <Field label={label} optional error={refused ?? error} hint={hint}>
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
        ref={props.ref}
        value={typed}
        autoComplete="off"
        placeholder="A domain or a name, then Enter"
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(undefined);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onBlur={() => {
          add(typed.split(SEPARATORS));
          props.onBlur();
        }}
      />
    </Field>
  );
}

const SEPARATORS = /[,;\n]/;
const FULL = `A list can have up to ${LIMITS.companyList} companies.`;
