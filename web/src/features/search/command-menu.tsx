import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { highlight } from '../../../../shared/rules/text/highlight.ts';
import { textWords } from '../../../../shared/rules/text/names.ts';
import { answers, searchTerms } from '../../../../shared/rules/text/search-words.ts';
import { useApi } from '../../api/use-api.ts';
import { Marked } from '../../parts/marked.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FoundCandidates } from './found-candidates.tsx';
import styles from './search.module.css';
import { FAILED, NO_MATCH, TOO_MANY, TYPE_MORE } from './search-words.ts';
import { useArrows } from './use-arrows.ts';
import { useFound } from './use-found.ts';
import { useOtherJobs } from './use-other-jobs.ts';

/** A place to go to, by the name it has in the menu, or something to do. */
export interface Destination {
  readonly label: string;
  /** What it is looked for by as well. */
  readonly words?: string;
  readonly icon: ReactNode;
  readonly to?: string;
  /** Another site, which opens beside. */
  readonly isOutside?: boolean;
  /** What is done instead of going anywhere. */
  readonly run?: () => void;
  /** Offered only to who looks for it. */
  readonly isTyped?: boolean;
}

const JOBS = 6;

/** Whether what is typed may mean this text. */
const isMeant = (text: string, terms: readonly string[]) => answers(textWords(text), terms);

/** Goes anywhere by typing: to a job, a candidate or a page. */
export default function CommandMenu(props: { destinations: readonly Destination[]; onClose: () => void }) {
  const { destinations, onClose } = props;
  const [typed, setTyped] = useState('');
  const terms = searchTerms(typed);
  const { found, error, isAsking, isTooShort, answered, retry } = useFound(typed);
  const { data: titles = [] } = useApi('listOpenJobTitles', {}, { revalidateOnFocus: false });
  const jobs = titles.filter(({ title }) => isMeant(title, terms)).slice(0, JOBS);
  const pages = destinations.filter(({ label, words = '', isTyped }) =>
    terms.length === 0 ? !isTyped : isMeant(`${label} ${words}`, terms),
  );
  const others = useOtherJobs(typed);
  // The first of them is there at once; who is found comes behind them.
  const { place, onKeyDown } = useArrows<HTMLDivElement>(jobs.length + pages.length > 0 ? typed.trim() : answered);
  const more = found?.hasMore ? `${TOO_MANY} Type more to narrow it down.` : NO_MATCH;
  const nothing = isTooShort ? TYPE_MORE : more;
  const isNothing =
    terms.length > 0 &&
    !isAsking &&
    !error &&
    jobs.length + others.length + pages.length + (found?.candidates.length ?? 0) === 0;
  return (
    <Dialog open onClose={onClose} title="Go to" size="m" pinned>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leads the arrow keys between the box and the results */}
      <div ref={place} className={styles.search} onKeyDown={onKeyDown}>
        <SearchInput
          label="Jobs, candidates and pages"
          placeholder="Type something..."
          value={typed}
          onChange={setTyped}
          leavesEscape
          delay={terms.length === 0 ? 0 : undefined}
        />
        <p className="vh" role="status">
          {isNothing && nothing}
        </p>
        {pages.length > 0 && (
          <Group title="Pages">
            {pages.map((page) => (
              <Result key={page.label} {...page} text={page.label} terms={terms} onOpen={onClose} />
            ))}
          </Group>
        )}
        {jobs.length > 0 && (
          <Group title="Open jobs">
            {jobs.map(({ id, title }) => (
              <Result
                key={id}
                to={WEB_PATHS.job(id)}
                icon={<BriefcaseBusiness />}
                text={title}
                terms={terms}
                onOpen={onClose}
              />
            ))}
          </Group>
        )}
        {others.length > 0 && (
          <Group title="Drafts and closed jobs">
            {others.map(({ id, title, status }) => (
              <Result
                key={id}
                to={status === 'Draft' ? WEB_PATHS.editJob(id) : WEB_PATHS.job(id)}
                icon={<BriefcaseBusiness />}
                text={title}
                note={status}
                terms={terms}
                onOpen={onClose}
              />
            ))}
          </Group>
        )}
        {found && found.candidates.length > 0 && (
          <section>
            <h3 className={styles.group}>Candidates</h3>
            <FoundCandidates found={found} onOpen={onClose} />
          </section>
        )}
        {error && <ProblemState title={FAILED} onRetry={retry} retrying={isAsking} />}
        {isNothing && <p className="muted">{nothing}</p>}
      </div>
    </Dialog>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className={styles.group}>{title}</h3>
    <ul className={styles.results} aria-label={title}>
      {children}
    </ul>
  </section>
);

interface ResultProps {
  readonly to?: string | undefined;
  readonly isOutside?: boolean | undefined;
  readonly run?: (() => void) | undefined;
  readonly icon: ReactNode;
  readonly text: string;
  readonly note?: string | undefined;
  readonly terms: readonly string[];
  readonly onOpen: () => void;
}

/** A link or a button, so that a press, Enter and a new tab do what they do everywhere. */
function Result({ to, isOutside, run, icon, text, note, terms, onOpen }: ResultProps) {
  const words = (
    <>
      {icon}
      <span className="cut">
        <Marked pieces={highlight(text, terms)} />
      </span>
      {note && <span className="small faint end">{note}</span>}
    </>
  );
  const act = () => {
    onOpen();
    run?.();
  };
  return (
    <li>
      {to === undefined ? (
        <button type="button" className={styles.result} data-result onClick={act}>
          {words}
        </button>
      ) : isOutside ? (
        <a className={styles.result} data-result href={to} target="_blank" rel="noreferrer" onClick={onOpen}>
          {words}
        </a>
      ) : (
        <Link className={styles.result} data-result to={to} onClick={onOpen}>
          {words}
        </Link>
      )}
    </li>
  );
}
