import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { AUDIT_WORDS } from '../../../../../shared/rules/account/audit-words.ts';
import { download } from '../../../api/download.ts';
import { useApi } from '../../../api/use-api.ts';
import { showProblem } from '../../../api/use-api-mutation.ts';
import { useUser } from '../../../api/use-user.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import styles from './activity.module.css';
import { ALL, type AuditFilters, auditQuery } from './audit-query.ts';
import { whoOptions } from './who-options.ts';

const ANYTHING = { value: ALL, label: 'Everything' };
const KINDS = [
  ANYTHING,
  ...Object.entries(AUDIT_WORDS).flatMap(([value, label]) => (value === 'OTHER' ? [] : [{ value, label }])),
];

/** What of the audit log is shown: done by whom, what, and when. */
export function AuditToolbar(props: { filters: AuditFilters; onChange: (change: Partial<AuditFilters>) => void }) {
  const { filters, onChange } = props;
  const { account } = useUser().employer;
  const params = { id: account };
  const { data: people = [] } = useApi('listTeammates', { params });
  const { data: removals } = useApi('listAudit', { params, query: { kind: 'PERSON_REMOVED' } });
  const persons = whoOptions(people, removals?.entries ?? []);
  return (
    <search className={styles.tools}>
      <Field label="Who">
        <Select options={persons} value={filters.by} onChange={(by) => onChange({ by })} />
      </Field>
      <Field label="What">
        <Select options={KINDS} value={filters.kind} onChange={(kind) => onChange({ kind })} />
      </Field>
      <Field label="From">
        <TextInput type="date" value={filters.from} onChange={({ target }) => onChange({ from: target.value })} />
      </Field>
      <Field label="Until">
        <TextInput type="date" value={filters.to} onChange={({ target }) => onChange({ to: target.value })} />
      </Field>
    </search>
  );
}

/** Takes the entries that are shown away as a spreadsheet, all pages of them. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  const { account } = useUser().employer;
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const hasContent = await download('exportAudit', { params: { id: account }, query: auditQuery(filters) });
      if (hasContent) showToast('Successfully exported the audit log');
      else showToast('There is nothing to export.', { kind: 'info' });
    } catch (error) {
      showProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} loading={busy} onClick={() => void run()}>
      Export CSV
    </Button>
  );
}
