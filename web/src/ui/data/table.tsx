import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { cx } from '../hooks/cx.ts';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { useMore } from '../hooks/use-more.ts';
import styles from './table.module.css';

export interface Sort {
  column: string;
  order: 'asc' | 'desc';
}

export interface Column<R> {
  key: string;
  header: ReactNode;
  cell: (row: R) => ReactNode;
  /** Figures go right. */
  right?: boolean | undefined;
  sortable?: boolean | undefined;
  width?: number | string | undefined;
}

export interface TableProps<R> {
  /** Names the table for those who listen. */
  label: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
  keyOf: (row: R) => string;
  /** Attributes of a row: `aria-current` for the one at hand, `onClick`, `className`. */
  rowProps?: ((row: R) => ComponentProps<'tr'>) | undefined;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** Rows to hold a place for while loading. */
  skeleton?: number | undefined;
  /** How a row reads on a phone; without it the table scrolls sideways. */
  narrow?: ((row: R) => ReactNode) | undefined;
}

function Head<R>({ column, sort, onSort }: Pick<TableProps<R>, 'sort' | 'onSort'> & { column: Column<R> }) {
  const active = sort?.column === column.key ? sort.order : undefined;
  const Icon = active === 'desc' ? ArrowDown : ArrowUp;
  const next: Sort = { column: column.key, order: active === 'asc' ? 'desc' : 'asc' };
  const spoken = active && (active === 'asc' ? 'ascending' : 'descending');
  return (
    <th scope="col" className={cx(column.right && styles.r)} style={{ width: column.width }} aria-sort={spoken}>
      {column.sortable && onSort ? (
        <button type="button" onClick={() => onSort(next)}>
          {column.header}
          <Icon />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

/** Where a table stands. One wider than its place scrolls in it, with the keys too, and shows a shadow where it goes on. */
function Frame({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  const more = useMore(place);
  return (
    <section
      ref={place}
      className={styles.tableBox}
      data-ui="table-box"
      data-more={more}
      aria-label={label}
      tabIndex={more ? 0 : undefined}
    >
      {children}
    </section>
  );
}

/** Rows and columns; sorted by pressing a header, and told as a list on a phone when `narrow` says how. */
export function Table<R>(props: TableProps<R>) {
  const phone = useMediaQuery('(max-width: 640px)');
  const { columns, rows, keyOf, narrow } = props;
  const waiting = Array.from({ length: props.skeleton ?? 0 }, (_, row) => String(row));
  if (phone && narrow) {
    return (
      <ul
        className={cx(styles.tableBox, styles.tableList)}
        data-ui="table-box"
        aria-label={props.label}
        aria-busy={waiting.length > 0}
      >
        {rows.map((row) => (
          <li key={keyOf(row)}>{narrow(row)}</li>
        ))}
      </ul>
    );
  }
  return (
    <Frame label={props.label}>
      <table className={styles.table} data-ui="table" aria-label={props.label} aria-busy={waiting.length > 0}>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...props.rowProps?.(row)}>
              {columns.map((column) => (
                <td key={column.key} className={cx(column.right && styles.r)}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {waiting.map((row) => (
            <tr key={row}>
              {columns.map((column) => (
                <td key={column.key}>
                  <Skeleton width={column.right ? '40%' : '70%'} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}
