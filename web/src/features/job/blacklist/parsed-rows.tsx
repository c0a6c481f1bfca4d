import { useState } from 'react';
import type { ParsedBlacklist } from '../../../../../shared/contract/blacklist.ts';
import { type Column, Table } from '../../../ui/data/table.tsx';
import { Tabs } from '../../../ui/layout/tabs.tsx';
import styles from './blacklist.module.css';
import { foundWords, REFUSED, soMany } from './refused-words.ts';

type Kind = 'candidates' | 'duplicates' | 'refused';
type Row = ParsedBlacklist['candidates'][number] & { readonly why?: string };

const LABELS: Readonly<Record<Kind, string>> = {
  candidates: 'Not to source',
  duplicates: 'Twice in the file',
  refused: 'Not taken',
};
const NONE: Readonly<Record<Kind, string>> = {
  candidates: 'Nobody of this file can be put on the list.',
  duplicates: 'Nobody is in the file twice.',
  refused: 'Every row was taken.',
};

const person: readonly Column<Row>[] = [
  { key: 'row', header: 'Row', width: 72, cell: ({ row }) => <span className="num faint">{row}</span> },
  { key: 'name', header: 'Name', cell: ({ name }) => name || <span className="faint">None</span> },
  { key: 'email', header: 'Email', cell: ({ email }) => email || <span className="faint">None</span> },
  { key: 'company', header: 'Company', cell: ({ company }) => company || <span className="faint">None</span> },
];
const why: Column<Row> = { key: 'why', header: 'Why', width: '32%', cell: (row) => row.why };

const rowsOf = (parsed: ParsedBlacklist): Record<Kind, readonly Row[]> => ({
  candidates: parsed.candidates,
  duplicates: parsed.duplicates.map((row) => ({ ...row, why: `The same as row ${row.of}.` })),
  refused: parsed.refused.map((row) => ({ ...row, why: REFUSED[row.reason] })),
});

/** The rows of a file before it is saved: who will be on the list, who is there twice, and who is not taken and why. */
export function ParsedRows({ parsed }: { parsed: ParsedBlacklist }) {
  const { counts } = parsed;
  const [kind, setKind] = useState<Kind>(counts.refused > 0 ? 'refused' : 'candidates');
  const numbers: Record<Kind, number> = {
    candidates: counts.valid,
    duplicates: counts.duplicates,
    refused: counts.refused,
  };
  const rows = rowsOf(parsed);
  return (
    <div className="col g3">
      <p className="small muted">{foundWords(parsed)}</p>
      <Tabs
        bare
        label="Rows of the file"
        value={kind}
        onChange={setKind}
        tabs={(Object.keys(LABELS) as Kind[]).map((value) => ({
          value,
          label: LABELS[value],
          count: numbers[value],
          panel: (
            <div className={styles.rows}>
              {rows[value].length === 0 ? (
                <p className="muted">{NONE[value]}</p>
              ) : (
                <Table
                  label={LABELS[value]}
                  columns={value === 'candidates' ? person : [...person, why]}
                  rows={rows[value]}
                  keyOf={({ row }) => String(row)}
                  narrow={(row) => <NarrowRow row={row} />}
                />
              )}
              {numbers[value] > rows[value].length && (
                <p className="small faint">
                  The first {rows[value].length} of {soMany(numbers[value], 'row')}.
                </p>
              )}
            </div>
          ),
        }))}
      />
    </div>
  );
}

const NarrowRow = ({ row }: { row: Row }) => (
  <div className={styles.narrow}>
    <span className="num faint small">Row {row.row}</span>
    <span className="strong">{row.name || row.email}</span>
    <span className="small muted">{[row.name && row.email, row.company].filter(Boolean).join(' · ')}</span>
    {row.why && <span className="small">{row.why}</span>}
  </div>
);
