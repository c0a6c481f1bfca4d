import ScrollText from 'lucide-react/icons/scroll-text';
import type { AuditEntry } from '../../../../../shared/model/audit.ts';
import { AUDIT_HEADINGS, AUDIT_WORDS } from '../../../../../shared/rules/account/audit-words.ts';
import { messageOf } from '../../../api/problem.ts';
import { usePages } from '../../../api/use-pages.ts';
import { useUser } from '../../../api/use-user.ts';
import { Table } from '../../../ui/data/table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { useUrlState } from '../../../ui/hooks/use-url-state.ts';
import { Earlier } from '../earlier.tsx';
import { Section } from '../section.tsx';
import { When } from '../when.tsx';
import styles from './activity.module.css';
import { auditQuery, NO_FILTERS } from './audit-query.ts';
import { AuditExport, AuditToolbar } from './audit-toolbar.tsx';

const What = ({ entry }: { entry: AuditEntry }) => (
  <div className={styles.what}>
    <p>
      {AUDIT_WORDS[entry.kind]}: <span className="med">{entry.subject}</span>
    </p>
    {entry.details && <p className="small faint">{entry.details}</p>}
  </div>
);

const COLUMNS = [
  { key: 'when', header: AUDIT_HEADINGS.when, width: 150, cell: ({ at }: AuditEntry) => <When at={at} /> },
  {
    key: 'who',
    header: AUDIT_HEADINGS.who,
    width: 150,
    cell: ({ by }: AuditEntry) => <span className={styles.what}>{by.name}</span>,
  },
  { key: 'what', header: AUDIT_HEADINGS.what, width: 150, cell: ({ kind }: AuditEntry) => AUDIT_WORDS[kind] },
  {
    key: 'about',
    header: AUDIT_HEADINGS.about,
    cell: ({ subject, details }: AuditEntry) => (
      <div className={styles.what}>
        <p className="med">{subject}</p>
        {details && <p className="small faint">{details}</p>}
      </div>
    ),
  },
];

const Narrow = ({ entry }: { entry: AuditEntry }) => (
  <div className={styles.entry}>
    <What entry={entry} />
    <p className="small faint">
      {entry.by.name}, <When at={entry.at} />
    </p>
  </div>
);

/** Who did what to whom and when, for admins; kept for two years. */
export function AuditSection() {
  const { account } = useUser().employer;
  const [filters, change] = useUrlState(NO_FILTERS);
  const query = auditQuery(filters);
  const pages = usePages('listAudit', (after) => ({
    params: { id: account },
    query: { ...query, ...(after && { after }) },
  }));
  const entries = pages.data?.flatMap((page) => page.entries);
  return (
    <Section title="Audit log" aside={<AuditExport filters={filters} />}>
      <p className="muted">Who did what, and when. Entries are kept for two years and cannot be changed.</p>
      <AuditToolbar filters={filters} onChange={change} />
      {!entries && pages.error ? (
        <ProblemState
          title={messageOf(pages.error)}
          retrying={pages.isValidating}
          onRetry={() => void pages.mutate()}
        />
      ) : entries?.length === 0 && pages.next === null ? (
        <EmptyState icon={<ScrollText />} title="No entry matches the current filters.">
          Choose another time, or everyone and everything.
        </EmptyState>
      ) : (
        <Table
          label="Entries of the audit log"
          columns={COLUMNS}
          rows={entries ?? []}
          keyOf={({ id }) => id}
          skeleton={entries ? 0 : 6}
          narrow={(entry) => <Narrow entry={entry} />}
        />
      )}
      <Earlier pages={pages} />
    </Section>
  );
}
