import ArrowLeft from 'lucide-react/icons/arrow-left';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Filter from 'lucide-react/icons/filter';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useRef } from 'react';
import type { Job } from '../../../../shared/model/job.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { sourceWords } from '../../../../shared/rules/ats/sources.ts';
import { PersonAvatar } from '../../parts/person-avatar.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { NavTabs } from '../../ui/layout/nav-tabs.tsx';
import { useLinkedAts } from './ats/ats-context.ts';
import { ChatLauncher } from './chat/chat-launcher.tsx';
import styles from './job.module.css';
import { jobInBrief, TABS, type Tab } from './labels.ts';
import { filterIn, type JobQuery } from './use-job-query.ts';

const Filters = lazily(() => import('./board/filters.tsx'), { inPlace: true });
const JobActions = lazily(() => import('./job-actions.tsx'));

const find = navigator.platform.startsWith('Mac') ? '⌘F' : 'Ctrl F';

/** The box that finds candidates by name; Command or Control and F go to it. */
function Find({ query }: { query: JobQuery }) {
  const box = useRef<HTMLDivElement>(null);
  useShortcuts({
    'mod+f': () => {
      const input = box.current?.querySelector('input');
      input?.focus();
      input?.select();
    },
  });
  return (
    <div ref={box} className={styles.find}>
      <SearchInput
        className={styles.search}
        label="Find a candidate"
        value={query.search}
        onChange={(search) => query.change({ search })}
        keyHint={find}
        maxLength={100}
      />
    </div>
  );
}

/** Where a job was imported from, with its reference there (3-pipeline, section 2). */
function SourceTag({ job, name }: { job: Job; name: string }) {
  const { label, title } = sourceWords({ name, reference: job.sourceId }, useLinkedAts());
  return (
    <Tag type="info" title={title}>
      {label}
    </Tag>
  );
}

export interface JobHeaderProps {
  readonly job: Job;
  readonly tab: Tab;
  readonly tabs: readonly Tab[];
  readonly query: JobQuery;
  /** Adds a profile; left out where the person may not. */
  readonly onAdd: (() => void) | undefined;
  readonly onJob: (job: Job) => void;
}

/** What the job is, its tabs, and what can be done with it as a whole. */
export function JobHeader({ job, tab, tabs, query, onAdd, onJob }: JobHeaderProps) {
  return (
    <header className={styles.jobHead}>
      <div className={styles.line}>
        <ButtonLink
          to={WEB_PATHS.jobs}
          look="tertiary"
          size="s"
          className={styles.onlyNarrow}
          aria-label="Back to the jobs"
          icon={<ArrowLeft />}
        />
        <h1 className="cut" title={job.title}>
          {job.title}
        </h1>
        <span className={styles.marks}>
          {job.status === 'Closed' && <Tag>CLOSED</Tag>}
          {job.isAdvertised && job.status === 'Validated' && (
            <a href={WEB_PATHS.openJob(job.id)} target="_blank" rel="noopener" title="Open the public page">
              <Tag>Advertised</Tag>
            </a>
          )}
          {job.atsName && <SourceTag job={job} name={job.atsName} />}
        </span>
        <span className={cx(styles.brief, 'faint cut')}>{jobInBrief(job)}</span>
        <span className={styles.owner} title={`Owner: ${job.employer.name}`}>
          <PersonAvatar id={job.employer.id} name={job.employer.name} size="s" />
        </span>
        {onAdd && (
          <Button
            size="s"
            icon={<UserPlus className="s" />}
            className={styles.add}
            onClick={onAdd}
            aria-label="Add profile"
          >
            <span>Add profile</span>
          </Button>
        )}
        <ChatLauncher key={job.id} job={job} />
        <Suspense fallback={<IconButton label="Actions" icon={<Ellipsis />} size="s" disabled />}>
          <JobActions job={job} onJob={onJob} />
        </Suspense>
      </div>
      <div className={cx(styles.line, styles.below)}>
        <NavTabs
          bare
          label="Job"
          tabs={tabs.map((each) => ({
            to: `${WEB_PATHS.job(job.id)}${each === 'profiles' ? '' : `/${each}`}`,
            label: TABS[each],
            current: each === tab,
          }))}
        />
        {tab === 'profiles' && (
          <div className={styles.tools}>
            <Find query={query} />
            <Suspense
              fallback={
                <Button size="s" look="tertiary" icon={<Filter className="s" />} disabled>
                  Filter
                </Button>
              }
            >
              <Filters filter={filterIn(query)} onChange={(filter) => query.change({ ...filter })} />
            </Suspense>
            <Button
              size="s"
              look="tertiary"
              aria-pressed={query.hidden}
              icon={query.hidden ? <EyeOff className="s" /> : <Eye className="s" />}
              onClick={() => query.change({ hidden: !query.hidden })}
            >
              {query.hidden ? 'Hide outcomes' : 'Show hidden'}
            </Button>
          </div>
        )}
      </div>
    </header>
  );
}
