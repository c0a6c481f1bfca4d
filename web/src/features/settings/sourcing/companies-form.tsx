import { useCallback, useEffect, useRef } from 'react';
import { type Control, useController } from 'react-hook-form';
import type { Account } from '../../../../../shared/model/account.ts';
import type { CompanyEntry } from '../../../../../shared/model/job.ts';
import { companyListProblems, mergedCompanies } from '../../../../../shared/rules/job/company-entries.ts';
import { call } from '../../../api/call.ts';
import { applyProblem, type Checked } from '../../../api/form.ts';
import { ApiError } from '../../../api/problem.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { CompanyChips, type CompanyListName, oppositeOf } from '../../../parts/companies/company-chips.tsx';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { SaveButton } from '../save-button.tsx';

type Lists = Record<CompanyListName, CompanyEntry[]>;

const NAMES = ['whitelistedDomains', 'blacklistedDomains'] as const;
const JOINED =
  'A teammate saved these lists meanwhile. Theirs and yours stand here together: please look at them and save.';

const listAt = (path: string): CompanyListName | undefined => NAMES.find((name) => path.startsWith(name));

const listsOf = ({ whitelistedDomains, blacklistedDomains }: Account): Lists => ({
  whitelistedDomains,
  blacklistedDomains,
});

/** What is typed into a list and cannot be added to it, and why. */
type Refused = ReadonlyMap<CompanyListName, string | undefined>;

const checkBut =
  (refused: Refused) =>
  (lists: Lists): Checked<Lists> => {
    const typed = NAMES.flatMap((field) => {
      const message = refused.get(field);
      return message ? [{ field, message }] : [];
    });
    const problems = [...typed, ...companyListProblems(lists)];
    return problems.length > 0 ? { problems } : { data: lists };
  };

/** The account's two lists of companies (1-product, section 2). */
export function CompaniesForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const { run, busy } = useApiMutation('setSourcingCompanies', { quiet: true });
  const refused = useRef(new Map<CompanyListName, string | undefined>());
  const { control, handleSubmit, getValues, setValue, reset, setError, setFocus, formState } = useCheckedForm(
    checkBut(refused.current),
    {
      defaultValues: listsOf(account),
    },
  );
  const began = useRef(account);
  const { isDirty } = formState;
  const beginWith = useCallback(
    (next: Account) => {
      began.current = next;
      reset(listsOf(next));
    },
    [reset],
  );
  // What a teammate saved shows at once, but never changes what somebody is writing.
  useEffect(() => {
    if (!isDirty && account.companiesVersion > began.current.companiesVersion) beginWith(account);
  }, [account, isDirty, beginWith]);

  /** Puts what a teammate saved and what was written here together, to be looked at and saved again. */
  const join = async (mine: Lists) => {
    const theirs = await call('getAccount', { params: { id: account.id } });
    const before = began.current;
    beginWith(theirs);
    for (const name of NAMES)
      setValue(name, mergedCompanies(before[name], mine[name], theirs[name]), { shouldDirty: true });
    onSaved(theirs);
    setError('root.server', { message: JOINED });
  };
  const save = handleSubmit(async (lists) => {
    try {
      const { companiesVersion } = began.current;
      const saved = await run({ params: { id: account.id }, body: { ...lists, companiesVersion } });
      beginWith(saved);
      onSaved(saved);
      showToast('Account sourcing information has been updated.');
    } catch (error) {
      const isOutrun = error instanceof ApiError && error.code === 'COMPANIES_CHANGED';
      const joined =
        isOutrun &&
        (await join(lists).then(
          () => true,
          () => false,
        ));
      if (joined) return;
      const [first] = applyProblem({ setError }, error, listAt);
      if (first) setFocus(first);
    }
  });
  const chips = {
    control,
    oppositeTo: (name: CompanyListName) => getValues(oppositeOf(name)),
    onRefused: (name: CompanyListName, reason: string | undefined) => void refused.current.set(name, reason),
  };
  return (
    <form className="col g4" noValidate onSubmit={save} aria-label="Companies">
      <FormAlert control={control} />
      <ListField {...chips} name="whitelistedDomains" />
      <ListField {...chips} name="blacklistedDomains" />
      <SaveButton busy={busy} isDirty={isDirty} />
    </form>
  );
}

interface ListFieldProps {
  readonly control: Control<Lists, unknown, Lists>;
  readonly name: CompanyListName;
  readonly oppositeTo: (name: CompanyListName) => readonly CompanyEntry[];
  readonly onRefused: (name: CompanyListName, reason: string | undefined) => void;
}

function ListField({ control, name, oppositeTo, onRefused }: ListFieldProps) {
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
      onRefused={(reason) => onRefused(name, reason)}
    />
  );
}
