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
import { FAILED, NO_MATCH, TOO_MANY } from './search-words.ts';
import { useArrows } from './use-arrows.ts';
import { useFound } from './use-found.ts';

/** A place to go to, by the name it has in the menu. */
export interface Destination {
  readonly label: string;
  readonly to: string;
  readonly icon: ReactNode;
}

const JOBS = 6;

/** Whether what is typed may mean this text. */
const isMeant = (text: string, terms: readonly string[]) => answers(textWords(text), terms);

/** Goes anywhere by typing: to a job, a candidate or a page. */
export default function CommandMenu(props: { destinations: readonly Destination[]; onClose: () => void }) {
  const { destinations, onClose } = props;
  const [typed, setTyped] = useState('');
  const terms = searchTerms(typed);
  const { found, error, isAsking, answered, retry } = useFound(typed);
  const { data: titles = [] } = useApi('listOpenJobTitles', {}, { revalidateOnFocus: false });
  const jobs = titles.filter(({ title }) => isMeant(title, terms)).slice(0, JOBS);
  const pages = destinations.filter(({ label }) => isMeant(label, terms));
  // The first of them is there at once; who is found comes behind them.
  const { place, onKeyDown } = useArrows<HTMLDivElement>(jobs.length + pages.length > 0 ? typed.trim() : answered);
  const nothing = found?.hasMore ? `${TOO_MANY} Type more to narrow it down.` : NO_MATCH;
  const isNothing = terms.length > 0 && !isAsking && jobs.length + pages.length + (found?.candidates.length ?? 0) === 0;
  return (
    <Dialog open onClose={onClose} title="Go to" size="m">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only leads the arrow keys between the box and the results */}
      <div ref={place} className={styles.search} onKeyDown={onKeyDown}>
        <SearchInput
          label="Jobs, candidates and pages"
          placeholder="Type something..."
          value={typed}
          onChange={setTyped}
          delay={terms.length === 0 ? 0 : undefined}
        />
        <p className="vh" role="status">
          {isNothing && nothing}
        </p>
        {pages.length > 0 && (
          <Group title="Pages">
            {pages.map(({ label, to, icon }) => (
              <Result key={to} to={to} icon={icon} text={label} terms={terms} onOpen={onClose} />
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
        {found && found.candidates.length > 0 && (
          <section>
            <h3 className={styles.group}>Candidates</h3>
            <FoundCandidates found={found} onOpen={onClose} />
          </section>
        )}
        {error && <ProblemState title={FAILED} onRetry={retry} retrying={isAsking} />}
        {isNothing && !error && <p className="muted">{nothing}</p>}
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

const Result = (props: { to: string; icon: ReactNode; text: string; terms: readonly string[]; onOpen: () => void }) => (
  <li>
    <Link className={styles.result} data-result to={props.to} onClick={props.onOpen}>
      {props.icon}
      <span className="cut">
        <Marked pieces={highlight(props.text, props.terms)} />
      </span>
    </Link>
  </li>
);
