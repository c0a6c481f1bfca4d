import { useState } from 'react';
import { SET_WORDS } from '../../../../shared/rules/funnel/stage-words.ts';
import { Avatar, Avatars } from '../../ui/data/avatar.tsx';
import { BarChart } from '../../ui/data/bar-chart.tsx';
import { MailFrame } from '../../ui/data/mail-frame.tsx';
import { MiniFunnel } from '../../ui/data/mini-funnel.tsx';
import { Pagination } from '../../ui/data/pagination.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { type Column, type Sort, Table } from '../../ui/data/table.tsx';
import { UPLOADS } from '../../ui/inputs/upload-rules.ts';
import { type UploadState, UploadZone } from '../../ui/inputs/upload-zone.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { Exhibit, LONG, PARAGRAPH, Room, State } from './exhibit.tsx';

interface Row {
  title: string;
  leads: number;
}
const ROWS: readonly Row[] = [
  { title: 'Data Engineer', leads: 12 },
  { title: LONG, leads: 3 },
  { title: 'Care Assistant', leads: 128 },
];
const COLUMNS: readonly Column<Row>[] = [
  { key: 'title', header: 'Title', cell: ({ title }) => title, sortable: true },
  { key: 'leads', header: 'Leads', cell: ({ leads }) => leads, right: true, sortable: true },
];
const bySort =
  ({ column, order }: Sort) =>
  (one: Row, other: Row) =>
    (order === 'asc' ? 1 : -1) * (column === 'leads' ? one.leads - other.leads : one.title.localeCompare(other.title));

const UPLOAD_STATES: readonly UploadState[] = [
  { step: 'idle' },
  { step: 'uploading', name: 'candidates.csv', progress: 40 },
  { step: 'success', name: `${LONG}.xlsx` },
  { step: 'error', name: 'candidates.zip', message: 'File type is not allowed.' },
];

function Tables() {
  const [sort, setSort] = useState<Sort>({ column: 'leads', order: 'desc' });
  const [page, setPage] = useState(2);
  return (
    <Exhibit title="Table and pages" hint="Press a header to sort.">
      <Table
        label="Jobs"
        columns={COLUMNS}
        rows={ROWS.toSorted(bySort(sort))}
        keyOf={({ title }) => title}
        sort={sort}
        onSort={setSort}
      />
      <Table label="Jobs, loading" columns={COLUMNS} rows={[]} keyOf={({ title }) => title} skeleton={2} />
      <Pagination label="Pages of jobs" page={page} pages={9} onChange={setPage} />
    </Exhibit>
  );
}

const Pictures = () => (
  <Exhibit title="Avatars" hint="2.625 rem unless told; a picture that fails says so in its title.">
    <div className="row wrap">
      <Avatar name="Ada Byron" />
      <Avatar name="Ines Brandvold" size="s" />
      <Avatar name="Edda Kristofferson" size="xl" />
      <Avatar name="" />
      <Avatar name="Picture, failed" src="/no-such-picture.png" />
      <Avatars>
        <Avatar name="Ada Byron" size="m" decorative />
        <Avatar name="Ines Brandvold" size="m" decorative />
      </Avatars>
    </div>
    <p>
      Seen <RelativeTime at="2024-01-05T09:30:00.000Z" />
    </p>
    <MiniFunnel counts={[40, 22, 9, 0, 1]} label="40 sourced, 22 reviewed, 9 contacted, none interviewed, 1 hired" />
    <MailFrame title="An email" html={`<p>${PARAGRAPH}</p>`} height={160} />
  </Exhibit>
);

function Uploads() {
  const [chosen, setChosen] = useState<UploadState>({ step: 'idle' });
  return (
    <Exhibit title="Upload drop zone" hint="Drop a file that is not allowed, or is larger than 10 MB.">
      <UploadZone
        prompt="Drop a list here or"
        hint="CSV or XLSX, up to 10 MB"
        accept={UPLOADS.sheet}
        state={chosen}
        onFile={({ name }) => setChosen({ step: 'success', name })}
        onRemove={() => setChosen({ step: 'idle' })}
      />
      {UPLOAD_STATES.map((state) => (
        <State key={state.step} name={state.step}>
          <UploadZone
            prompt={`Drop a list here (${state.step})`}
            hint="CSV or XLSX, up to 10 MB"
            accept={UPLOADS.sheet}
            state={state}
            onFile={() => undefined}
            onRemove={() => undefined}
          />
        </State>
      ))}
      <State name="disabled">
        <UploadZone
          prompt="Drop a resume here (disabled)"
          hint="PDF or Word, up to 10 MB"
          accept={UPLOADS.resume}
          state={{ step: 'idle' }}
          onFile={() => undefined}
          disabled
        />
      </State>
    </Exhibit>
  );
}

/** People, figures and files. */
export function Sets() {
  const [tab, setTab] = useState<'about' | 'long'>('about');
  return (
    <Room title="People, figures and files">
      <Tables />
      <Pictures />
      <Uploads />
      <Exhibit title="Chart and tabs">
        <BarChart
          label="Candidates by step"
          series={[SET_WORDS.crowd, SET_WORDS.team]}
          bars={[
            { label: 'Sourced', values: [40, 12] },
            { label: 'Contacted', values: [22, 4], note: '50 %' },
            { label: 'Hired', values: [1, 0] },
          ]}
        />
        <Tabs
          label="Tabs"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'about', label: 'About', count: 2, panel: <p>Two of them.</p> },
            { value: 'long', label: 'Long', panel: <p>{PARAGRAPH}</p> },
          ]}
        />
      </Exhibit>
    </Room>
  );
}
