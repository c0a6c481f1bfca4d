import { useState } from 'react';
import type { Account } from '../../../../../shared/model/account.ts';
import type { JobId } from '../../../../../shared/model/ids.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { usePages } from '../../../api/use-pages.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Tag } from '../../../ui/data/tag.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { SaveButton } from '../save-button.tsx';

const BASIC = 'basic';

/** The job whose emails new jobs begin with; the product's own where none is chosen (1-product, section 6). */
export function DefaultOutreachForm({ account, onSaved }: { account: Account; onSaved: (saved: Account) => void }) {
  const set = useApiMutation('setDefaultOutreach', { refreshes: ['listAccountJourneys'] });
  const reset = useApiMutation('resetDefaultOutreach', { refreshes: ['listAccountJourneys'] });
  const pages = usePages('listTemplateLibrary', (after) => ({ query: after ? { after } : {} }));
  const saved = account.jobIdForDefaultEmailOutreach;
  const job = useApi('getJob', saved ? { params: { id: saved } } : null, { revalidateOnFocus: false });
  const [chosen, setChosen] = useState<string>();
  const value = chosen ?? saved ?? BASIC;
  const jobs = pages.data?.flatMap((page) => page.items.map(({ jobOffer }) => jobOffer)) ?? [];
  const known = saved && job.data && !jobs.some(({ id }) => id === saved) ? [{ id: saved, title: job.data.title }] : [];
  const options = [
    { value: BASIC, label: 'Basic template' },
    ...[...known, ...jobs].map(({ id, title }) => ({ value: id, label: title })),
  ];
  const save = async () => {
    const params = { id: account.id };
    const done = await (value === BASIC
      ? reset.attempt({ params })
      : set.attempt({ params, body: { jobIdForDefaultEmailOutreach: value as JobId } }));
    if (!done) return;
    onSaved(done);
    setChosen(undefined);
    showToast('The default emails have been updated.');
  };
  return (
    <form
      className="col g4"
      noValidate
      aria-label="Default outreach"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field
        label="Default outreach"
        aside={saved && <Tag type="info">ADMIN DEFAULT EMAIL</Tag>}
        hint="New jobs begin with the emails of this job. Jobs that exist keep theirs."
        error={pages.error && !pages.data ? messageOf(pages.error) : undefined}
      >
        <Select value={value} options={options} onChange={setChosen} />
      </Field>
      {pages.next !== null && (
        <div>
          <Button look="tertiary" size="s" loading={pages.isValidating} onClick={pages.readNext}>
            Show more jobs
          </Button>
        </div>
      )}
      <SaveButton busy={set.busy || reset.busy} isDirty={value !== (saved ?? BASIC)} />
    </form>
  );
}
