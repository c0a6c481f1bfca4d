import History from 'lucide-react/icons/history';
import { Link } from 'react-router-dom';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { messageOf } from '../../../api/problem.ts';
import { usePages } from '../../../api/use-pages.ts';
import { useUser } from '../../../api/use-user.ts';
import { Table } from '../../../ui/data/table.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Earlier } from '../earlier.tsx';
import { When } from '../when.tsx';
import { type ShownLine, shownLines, signed } from './credit-lines.ts';
import styles from './subscription.module.css';

const What = ({ line }: { line: ShownLine }) => (
  <>
    {line.text}
    {line.job && (
      <>
        {' for '}
        <Link className="link" to={WEB_PATHS.job(line.job.id)}>
          {line.job.title}
        </Link>
      </>
    )}
  </>
);

const COLUMNS = [
  { key: 'when', header: 'When', width: 190, cell: (line: ShownLine) => <When at={line.at} /> },
  {
    key: 'what',
    header: 'What',
    cell: (line: ShownLine) => (
      <p>
        <What line={line} />
      </p>
    ),
  },
  {
    key: 'change',
    header: 'Change',
    right: true,
    width: 110,
    cell: (line: ShownLine) => <span className="num med">{signed(line.change)}</span>,
  },
];

const Narrow = ({ line }: { line: ShownLine }) => (
  <div className={styles.line}>
    <div className="grow">
      <p>
        <What line={line} />
      </p>
      <p className="small faint">
        <When at={line.at} />
      </p>
    </div>
    <span className="num med">{signed(line.change)}</span>
  </div>
);

/** Every debit and refund, newest first: what is left is their sum. */
export default function CreditHistory() {
  const { account } = useUser().employer;
  const pages = usePages('listCredits', (after) => ({ params: { id: account }, query: after ? { after } : {} }));
  const lines = pages.data && shownLines(pages.data.flatMap((page) => page.lines));
  if (!lines && pages.error)
    return (
      <ProblemState title={messageOf(pages.error)} retrying={pages.isValidating} onRetry={() => void pages.mutate()} />
    );
  if (lines?.length === 0)
    return (
      <EmptyState icon={<History />} title="No profile was added or used yet.">
        Every debit and refund will stand here.
      </EmptyState>
    );
  return (
    <>
      <Table
        label="Every debit and refund"
        columns={COLUMNS}
        rows={lines ?? []}
        keyOf={({ id }) => id}
        skeleton={lines ? 0 : 4}
        narrow={(line) => <Narrow line={line} />}
      />
      <Earlier pages={pages} />
    </>
  );
}
