import type { ReactNode } from 'react';
import type { TemplateLibraryItem } from '../../../../shared/contract/templates.ts';
import type { JobId } from '../../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../../shared/model/job.ts';
import { messageOf } from '../../api/problem.ts';
import { usePages } from '../../api/use-pages.ts';
import { Button } from '../../ui/actions/button.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { VariableLine } from '../emails/variable-words.tsx';
import { PersonAvatar } from '../person-avatar.tsx';
import styles from './outreach-editor.module.css';

interface LibraryDrawerProps {
  /** The job that is being edited: its own emails are not offered. */
  jobId: JobId | undefined;
  basic: readonly JourneyStep[];
  onSelect: (title: string, steps: readonly JourneyStep[]) => void;
  onClose: () => void;
}

/** What others wrote for other jobs, to begin with. */
export default function LibraryDrawer({ jobId, basic, onSelect, onClose }: LibraryDrawerProps) {
  const pages = usePages('listTemplateLibrary', (after) => ({ query: after ? { after } : {} }));
  const items = pages.data?.flatMap((page) => page.items).filter(({ jobOffer }) => jobOffer.id !== jobId);
  return (
    <Drawer open onClose={onClose} title="Copy an existing outreach" size="md">
      <ul className={styles.library}>
        <Outreach title="Basic template" steps={basic} onSelect={onSelect}>
          <p className="small muted">The emails that jobs begin with.</p>
        </Outreach>
        {items?.map((item) => (
          <Outreach
            key={item.jobOffer.id}
            title={item.jobOffer.title}
            steps={item.jobOffer.journeys}
            onSelect={onSelect}
          >
            <About item={item} />
          </Outreach>
        ))}
      </ul>
      {!items && pages.error && (
        <ProblemState
          title={messageOf(pages.error)}
          retrying={pages.isValidating}
          onRetry={() => void pages.mutate()}
        />
      )}
      {!items && !pages.error && (
        <Loading label="Loading other outreach">
          <SkeletonText lines={6} />
        </Loading>
      )}
      {items?.length === 0 && <p className="muted">Nobody has written emails for another job yet.</p>}
      {pages.next !== null && (
        <Button look="tertiary" loading={pages.isValidating} onClick={pages.readNext}>
          Show more
        </Button>
      )}
    </Drawer>
  );
}

const About = ({ item: { employer, jobOffer } }: { item: TemplateLibraryItem }) => (
  <div className="row">
    <PersonAvatar id={employer.id} name={employer.name} size="s" decorative />
    <p className="small muted">
      {[employer.name, jobOffer.formattedLocation].filter(Boolean).join(', ')}
      {', '}
      <RelativeTime at={jobOffer.editedAt} />
    </p>
  </div>
);

interface OutreachProps extends Pick<LibraryDrawerProps, 'onSelect'> {
  title: string;
  steps: readonly JourneyStep[];
  children: ReactNode;
}

function Outreach({ title, steps, onSelect, children }: OutreachProps) {
  const sent = steps.filter(({ inactive }) => !inactive);
  const count = sent.length === 1 ? '1 email' : `${sent.length} emails`;
  return (
    <li className="card">
      <div className="body col g3">
        <h3>{title}</h3>
        {children}
        <p className="small">
          {count}: <VariableLine text={sent[0]?.subject ?? ''} />
        </p>
        <div>
          <Button size="s" aria-label={`Select this outreach: ${title}`} onClick={() => onSelect(title, steps)}>
            Select this outreach
          </Button>
        </div>
      </div>
    </li>
  );
}
