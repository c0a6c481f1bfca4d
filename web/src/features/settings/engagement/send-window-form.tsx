import { useController } from 'react-hook-form';
import type { SendTimes } from '../../../../../shared/contract/engagement.ts';
import { type Account, SendHours } from '../../../../../shared/model/account.ts';
import { WORKING_HOURS } from '../../../../../shared/product.ts';
import { hourWords, WEEK, windowWords } from '../../../../../shared/rules/outreach/window-words.ts';
import { applyProblem, problemsOf } from '../../../api/form.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { FormAlert } from '../../../parts/form-alert.tsx';
import { useCheckedForm } from '../../../parts/use-checked-form.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { RadioCards } from '../../../ui/inputs/radio-cards.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { SaveButton } from '../save-button.tsx';
import styles from './engagement.module.css';

type Kind = 'working-hours' | 'own' | 'always';

interface Values extends SendHours {
  kind: Kind;
}

const valuesOf = ({ sendWindow }: Account): Values =>
  typeof sendWindow === 'string'
    ? { kind: sendWindow, ...WORKING_HOURS, days: [...WORKING_HOURS.days] }
    : { kind: 'own', ...sendWindow };

const timesOf = ({ kind, days, from, to }: Values): SendTimes => ({
  sendWindow: kind === 'own' ? { days: days.toSorted(), from, to } : kind,
});

const hours = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, step) => ({
    value: String(first + step),
    label: hourWords(first + step),
  }));

/** What is wrong is said at the days or at the last hour. */
const check = (values: Values) => {
  const { error } = SendHours.safeParse(values);
  return values.kind === 'own' && error ? { problems: problemsOf(error) } : { data: values };
};

/** On which days and at which hours emails may leave (1-product, section 2). */
export function SendWindowForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const { run, busy } = useApiMutation('setSendWindow', { quiet: true });
  const { control, handleSubmit, setError, reset, formState } = useCheckedForm(check, { values: valuesOf(account) });
  const { field: kind } = useController({ control, name: 'kind' });
  const save = handleSubmit(async (values) => {
    try {
      const saved = await run({ params: { id: account.id }, body: timesOf(values) });
      reset(valuesOf(saved));
      onSaved(saved);
      showToast('Your email options have been updated.');
    } catch (error) {
      applyProblem({ setError }, error, () => undefined);
    }
  });
  const { field: days } = useController({ control, name: 'days' });
  const { field: from } = useController({ control, name: 'from', rules: { deps: 'to' } });
  const { field: to } = useController({ control, name: 'to' });
  const { errors } = formState;
  return (
    <form className="col g4" noValidate onSubmit={save} aria-label="Send window">
      <FormAlert control={control} />
      <Field label="When do emails leave?" group hint="In the time zone of the candidate.">
        <RadioCards
          value={kind.value}
          onChange={kind.onChange}
          ref={kind.ref}
          options={[
            { value: 'working-hours', title: 'Working hours', hint: windowWords('working-hours') },
            { value: 'own', title: 'Hours of our own', hint: 'The days and the hours that you choose' },
            { value: 'always', title: 'At any hour', hint: 'Emails at night and on Sundays are answered less.' },
          ]}
        />
      </Field>
      {kind.value === 'own' && (
        <>
          <Field label="Days" group required error={errors.days?.message}>
            <div className="row wrap">
              {WEEK.map(({ day, name }, index) => (
                <Checkbox
                  key={day}
                  ref={index === 0 ? days.ref : undefined}
                  label={name}
                  checked={days.value.includes(day)}
                  onBlur={days.onBlur}
                  onChange={({ target }) =>
                    days.onChange(target.checked ? [...days.value, day] : days.value.filter((chosen) => chosen !== day))
                  }
                />
              ))}
            </div>
          </Field>
          <div className={styles.address}>
            <Field label="From" required>
              <Select
                ref={from.ref}
                value={String(from.value)}
                onChange={(hour) => from.onChange(Number(hour))}
                onBlur={from.onBlur}
                options={hours(0, 23)}
              />
            </Field>
            <Field label="Until" required error={errors.to?.message}>
              <Select
                ref={to.ref}
                value={String(to.value)}
                onChange={(hour) => to.onChange(Number(hour))}
                onBlur={to.onBlur}
                options={hours(1, 24)}
              />
            </Field>
          </div>
        </>
      )}
      <SaveButton busy={busy} isDirty={formState.isDirty} />
    </form>
  );
}
