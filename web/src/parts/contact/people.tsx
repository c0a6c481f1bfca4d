import ArrowRight from 'lucide-react/icons/arrow-right';
import Ban from 'lucide-react/icons/ban';
import CircleMinus from 'lucide-react/icons/circle-minus';
import Send from 'lucide-react/icons/send';
import { type ReactNode, useState } from 'react';
import type { BlockReason, Preflight } from '../../../../shared/contract/outreach.ts';
import type { JobId, SubmissionId } from '../../../../shared/model/ids.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { AddAddress } from '../candidate/add-address.tsx';
import { bothClocks } from '../candidate/dates.ts';
import styles from './contact.module.css';
import { type LeftOut, lacksAddress, type Recipient } from './left-out.ts';

type Blocked = Preflight['blocked'][number];

/** So many more are shown at a time. */
const STEP = 100;

/** The first ones, in a list that scrolls, and the others when asked for. */
function Everyone<P>({ of, render }: { of: readonly P[]; render: (person: P) => ReactNode }) {
  const [most, setMost] = useState(STEP);
  const more = of.length - most;
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that one scrolls with the keys */}
      <ul tabIndex={0}>{of.slice(0, most).map(render)}</ul>
      {more > 0 && (
        <Button size="s" look="tertiary" onClick={() => setMost((shown) => shown + STEP)}>
          {`Show ${Math.min(more, STEP)} more of ${of.length}`}
        </Button>
      )}
    </>
  );
}

interface RecipientsProps {
  recipients: readonly Recipient[];
  left: LeftOut;
  onTick: (person: Recipient, on: boolean) => void;
  /** Whose email is shown beside. */
  shown: SubmissionId | undefined;
  onShow: (id: SubmissionId) => void;
  /** False where the outreach is off and they are only moved. */
  emailed: boolean;
}

/** Who will be emailed and when, on their clock and on the reader's; each can be left out. */
export function Recipients({ recipients, left, onTick, shown, onShow, emailed }: RecipientsProps) {
  if (recipients.length === 0) return null;
  const title = emailed ? 'Will be emailed' : 'Will be moved to Contacted';
  const count = recipients.filter(({ submissionId }) => !left.has(submissionId)).length;
  return (
    <section className={styles.people} aria-label={title}>
      <header>
        {emailed ? <Send /> : <ArrowRight />}
        <h3>{title}</h3>
        <Badge count={count} soft max={999} />
        {emailed && <span className="small muted">their time · yours</span>}
      </header>
      <Everyone
        of={recipients}
        render={(person) => {
          const { submissionId: id, name, email, firstMailAt, timeZone } = person;
          return (
            <li key={id} className={styles.person}>
              <span className={styles.name}>
                <Checkbox
                  className={styles.pick}
                  label={name}
                  title={name}
                  checked={!left.has(id)}
                  onChange={(event) => onTick(person, event.target.checked)}
                />
              </span>
              <button
                type="button"
                className={cx(styles.sub, 'small muted cut')}
                title="Show the email as this candidate will see it"
                aria-pressed={shown === id}
                onClick={() => onShow(id)}
              >
                {email}
              </button>
              {emailed && (
                <time className={styles.when} dateTime={firstMailAt} title={timeZone}>
                  {bothClocks(firstMailAt, timeZone)}
                </time>
              )}
            </li>
          );
        }}
      />
    </section>
  );
}

/** What a person can do about a block; nothing for what is as it should be. */
const remedyOf = (reason: BlockReason, jobId: JobId, id: SubmissionId, canEdit: boolean) => {
  const job = WEB_PATHS.job(jobId);
  if (reason === 'VARIABLE_WITHOUT_VALUE' && canEdit) return { label: 'See the sequence', href: `${job}/engagement` };
  if (reason === 'EXCLUDED_CANDIDATE') return { label: 'See the list', href: `${job}/about` };
  if (reason === 'EXCLUDED_COMPANY') return { label: 'Edit the job', href: WEB_PATHS.editJob(jobId) };
  const opens: readonly BlockReason[] = ['IN_ANOTHER_SEQUENCE', 'CONTACTED_LATELY', 'ALREADY_CONTACTED', 'LEFT_FUNNEL'];
  return opens.includes(reason) ? { label: 'Open', href: `${job}?submissionId=${id}` } : undefined;
};

interface BlockedProps {
  blocked: readonly Blocked[];
  /** Names of those of whom the check no longer has one. */
  nameOf: (id: SubmissionId) => string | undefined;
  jobId: JobId;
  canEdit: boolean;
  /** False where they are moved without an email. */
  stay: boolean;
}

/** Who will not be emailed, each with one reason, and a remedy where there is one. */
export function NotEmailed({ blocked, nameOf, jobId, canEdit, stay }: BlockedProps) {
  if (blocked.length === 0) return null;
  return (
    <section className={styles.people} aria-label="Will not be emailed">
      <header>
        <Ban />
        <h3>Will not be emailed</h3>
        <Badge count={blocked.length} soft max={999} />
        <span className="small muted">{stay ? 'stay where they are' : 'moved to Contacted'}</span>
      </header>
      <Everyone
        of={blocked}
        render={(person) => {
          const { submissionId: id, name: told, reason, why } = person;
          const name = told || nameOf(id);
          const remedy = remedyOf(reason, jobId, id, canEdit);
          return (
            <li key={id} className={styles.person}>
              <span className={styles.name}>
                <CircleMinus className="warn" />
                <span className="muted cut" title={name}>
                  {name}
                </span>
              </span>
              <span className={styles.sub}>{why}</span>
              {remedy ? (
                <a className="link" href={remedy.href} target="_blank" rel="noopener">
                  {remedy.label}
                </a>
              ) : (
                <span />
              )}
              {lacksAddress(person) && (
                <div className={styles.remedy}>
                  <AddAddress submission={{ id, name: told }} />
                </div>
              )}
            </li>
          );
        }}
      />
    </section>
  );
}
