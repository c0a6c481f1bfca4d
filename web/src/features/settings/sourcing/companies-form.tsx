import { type Control, useController, useForm } from 'react-hook-form';
import type { Account } from '../../../../../shared/model/account.ts';
import type { CompanyEntry } from '../../../../../shared/model/job.ts';
import { companyListProblems } from '../../../../../shared/rules/job/company-entries.ts';
import { applyProblem, formResolver } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { CompanyChips, type CompanyListName, oppositeOf } from '../../../parts/companies/company-chips.tsx';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { SaveButton } from '../save-button.tsx';

type Lists = Record<CompanyListName, CompanyEntry[]>;

const listAt = (path: string): CompanyListName | undefined =>
  (['whitelistedDomains', 'blacklistedDomains'] as const).find((name) => path.startsWith(name));

const listsOf = ({ whitelistedDomains, blacklistedDomains }: Account): Lists => ({
  whitelistedDomains,
  blacklistedDomains,
});

const check = (lists: Lists) => {
  const problems = companyListProblems(lists);
  return problems.length > 0 ? { problems } : { data: lists };
};

/** The account's two lists of companies (1-product, section 2). */
export function CompaniesForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const { run, busy } = useApiMutation('setSourcingCompanies', { quiet: true });
  const { control, handleSubmit, getValues, reset, setError, setFocus, formState } = useForm<Lists>({
    resolver: formResolver(check),
    mode: 'onTouched',
    values: listsOf(account),
    resetOptions: { keepDirtyValues: true },
  });
  const save = handleSubmit(async (body) => {
    try {
      const saved = await run({ params: { id: account.id }, body });
      reset(listsOf(saved));
      onSaved(saved);
      showToast('Account sourcing information has been updated.');
    } catch (error) {
      const [first] = applyProblem({ setError }, error, listAt);
      if (first) setFocus(first);
    }
  });
  const chips = { control, oppositeTo: (name: CompanyListName) => getValues(oppositeOf(name)) };
  return (
    <form className="col g4" noValidate onSubmit={save} aria-label="Companies">
      <FormAlert control={control} />
      <ListField {...chips} name="whitelistedDomains" />
      <ListField {...chips} name="blacklistedDomains" />
      <SaveButton busy={busy} isDirty={formState.isDirty} />
    </form>
  );
}

interface ListFieldProps {
  readonly control: Control<Lists, unknown, Lists>;
  readonly name: CompanyListName;
  readonly oppositeTo: (name: CompanyListName) => readonly CompanyEntry[];
}

function ListField({ control, name, oppositeTo }: ListFieldProps) {
  const { field, fieldState } = useController({ control, name });
  return (
    <CompanyChips
      list={name}
      ref={field.ref}
      value={field.value}
      error={fieldState.error?.message}
      opposite={() => oppositeTo(name)}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
