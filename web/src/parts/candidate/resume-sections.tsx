import { type ReactNode, useId, useState } from 'react';
import type { Education, Experience, Profile, SocialProfile } from '../../../../shared/model/candidate.ts';
import { PROFICIENCY_LABELS } from '../../../../shared/reference/languages.ts';
import { chipClass, chipsClass } from '../../ui/inputs/chip.tsx';
import styles from './candidate.module.css';
import { span } from './dates.ts';
import { LINK_LABELS, shortUrl } from './links.ts';
import { Marked } from './resume-marks.tsx';

const SHOWN = 2;

/** A list of which the first two are shown; the rest on request, or when something in it is pointed at. */
function Entries<E>(props: {
  entries: readonly E[];
  isPointed: (entry: E) => boolean;
  render: (entry: E) => ReactNode;
  of: string;
}) {
  const { entries, render } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const hidden = entries.length - SHOWN;
  const isOpen = open || entries.slice(SHOWN).some(props.isPointed);
  if (isOpen && !open) setOpen(true);
  return (
    <>
      <div id={id}>{(isOpen ? entries : entries.slice(0, SHOWN)).map(render)}</div>
      {hidden > 0 && (
        <p className={styles.more}>
          <button
            type="button"
            className="link small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? `Show less ${props.of}` : `Show ${hidden} more`}
          </button>
        </p>
      )}
    </>
  );
}

interface Indexed<E> {
  entry: E;
  /** Its place in the profile, by which citations find it, whatever is left out here. */
  index: number;
}
const indexed = <E,>(entries: readonly E[]): Indexed<E>[] => entries.map((entry, index) => ({ entry, index }));

interface ListProps<E> {
  entries: readonly E[];
  /** Whether something in the places that start so is pointed at. */
  isOpen: (prefix: string) => boolean;
}

const Work = ({ entry, index }: Indexed<Experience>) => (
  <div className={styles.xp}>
    <span className={styles.when}>{span(entry)}</span>
    <div>
      <p className="strong">
        <Marked place={`work-${index}-title`} text={entry.jobTitle} />
      </p>
      <p className="muted">
        <Marked place={`work-${index}-employer`} text={entry.employerName} />
        {entry.location && `, ${entry.location}`}
      </p>
      {entry.jobDescription && (
        <p className={styles.text}>
          <Marked place={`work-${index}-text`} text={entry.jobDescription} />
        </p>
      )}
    </div>
  </div>
);

/** Positions; those without a job title are not shown (3-pipeline, section 2). */
export function Experiences({ entries, isOpen }: ListProps<Experience>) {
  const shown = indexed(entries).filter(({ entry }) => entry.jobTitle.trim());
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>Experience</h3>
      <Entries
        of="experience"
        entries={shown}
        isPointed={({ index }) => isOpen(`work-${index}-`)}
        render={(item) => <Work key={item.index} {...item} />}
      />
    </section>
  );
}

const Study = ({ entry, index }: Indexed<Education>) => (
  <div className={styles.xp}>
    <span className={styles.when}>{span(entry)}</span>
    <div>
      <p className="strong">
        <Marked place={`education-${index}-title`} text={entry.major} />
      </p>
      <p className="muted">{[entry.instituteName, entry.location].filter(Boolean).join(', ')}</p>
      {entry.description && (
        <p className={styles.text}>
          <Marked place={`education-${index}-text`} text={entry.description} />
        </p>
      )}
    </div>
  </div>
);

/** Where and what a candidate studied. */
export function Educations({ entries, isOpen }: ListProps<Education>) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>Education</h3>
      <Entries
        of="education"
        entries={indexed(entries)}
        isPointed={({ index }) => isOpen(`education-${index}-`)}
        render={(item) => <Study key={item.index} {...item} />}
      />
    </section>
  );
}

/** Skills by name. */
export function Skills({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <section>
      <h3>Skills</h3>
      <ul className={chipsClass}>
        {indexed(names).map(({ entry, index }) => (
          <li key={index} className={chipClass}>
            <Marked place={`skill-${index}`} text={entry} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Languages with how well they are spoken. */
export function Languages({ languages }: { languages: Profile['langs'] }) {
  if (languages.length === 0) return null;
  return (
    <section>
      <h3>Languages</h3>
      <ul>
        {indexed(languages).map(({ entry, index }) => (
          <li key={index}>
            <Marked place={`language-${index}`} text={entry.name} />
            {entry.proficiency && <span className="faint"> · {PROFICIENCY_LABELS[entry.proficiency]}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The candidate's own words on themselves. */
export function SummaryOf({ text }: { text: string }) {
  if (!text.trim()) return null;
  return (
    <section>
      <h3>Summary</h3>
      <p className={styles.text}>
        <Marked place="summary" text={text} />
      </p>
    </section>
  );
}

/** Links to the candidate's pages elsewhere. */
export function Links({ links }: { links: readonly SocialProfile[] }) {
  if (links.length === 0) return null;
  return (
    <section>
      <h3>Links</h3>
      <ul className={styles.links}>
        {links.map(({ type, url }) => (
          <li key={`${type} ${url}`} className="cut">
            <span className="faint">{LINK_LABELS[type]} </span>
            <a className="link" href={url} target="_blank" rel="noopener noreferrer">
              {shortUrl(url)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
