import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Spotlight } from '../../../../shared/model/spotlight.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { OriginalButton, OriginalPages } from '../original/original-button.tsx';
import { bringIntoView } from './bring-into-view.ts';
import styles from './candidate.module.css';
import { locate, numberCitations, placesOf, segmentsOf } from './cited.ts';
import { usePointed } from './pointed.ts';
import { MarksContext } from './resume-marks.tsx';
import { Educations, Experiences, Languages, Links, Skills, SummaryOf } from './resume-sections.tsx';

const NOTHING = 'No resume or social profile links were provided for this profile.';
const NOT_PARSED = 'We couldn’t parse all the information from this profile correctly.';

/** `9 years in all`, from the dates of the positions. */
export const totalYears = (years: number | null): string | null => {
  if (years === null) return null;
  return years === 1 ? '1 year in all' : `${years} years in all`;
};

/**
 * The resume as it was read: links, summary, experience with the years in all, education, skills, languages, and the
 * file itself. Words that a verdict quotes are marked; those pointed at are brought into view.
 */
export function ResumeView({
  submission,
  spotlight,
}: {
  submission: Submission;
  spotlight: Spotlight | null | undefined;
}) {
  const { candidate, resume, totalYearsOfExperience } = submission;
  const paper = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>();
  const showsOriginal = shown === submission.id;
  const setShowsOriginal = (isOpen: boolean) => setShown(isOpen ? submission.id : undefined);
  const pointed = usePointed(submission.id);
  const located = useMemo(() => locate(numberCitations(spotlight), placesOf(candidate)), [spotlight, candidate]);
  const now = pointed?.numbers;
  const marks = useMemo(
    () => ({ segments: (place: string, text: string) => segmentsOf(text, located.get(place)), now: now ?? [] }),
    [located, now],
  );
  useEffect(() => {
    if (!pointed) return undefined;
    // What is asked for stands in what was read, not in the file.
    if (pointed.wanted) setShown(undefined);
    const frame = requestAnimationFrame(() => {
      if (paper.current?.checkVisibility()) bringIntoView(paper.current, pointed.numbers, pointed.wanted);
    });
    return () => cancelAnimationFrame(frame);
  }, [pointed]);
  const isOpen = (prefix: string) =>
    [...located].some(([key, ranges]) => key.startsWith(prefix) && ranges.some(({ number }) => now?.includes(number)));
  const hasNothing = !resume && candidate.socialProfiles.length === 0;
  const years = totalYears(totalYearsOfExperience);
  return (
    <MarksContext value={marks}>
      <div className="col g3">
        <div className="row">
          <h2>Resume</h2>
          {years && <span className="small faint">{years}</span>}
          {resume && (
            <span className="end">
              <OriginalButton isOpen={showsOriginal} onOpen={setShowsOriginal} />
            </span>
          )}
        </div>
        {resume?.hasParsingFailed && <EducationBox type="warning">{NOT_PARSED}</EducationBox>}
        {hasNothing && <p className="small muted">{NOTHING}</p>}
        {resume && showsOriginal && (
          <Suspense>
            <OriginalPages resume={resume} />
          </Suspense>
        )}
        <div className={styles.paper} ref={paper} hidden={resume !== null && showsOriginal}>
          <Links links={candidate.socialProfiles} />
          <SummaryOf text={candidate.summary} />
          <Experiences entries={candidate.employmentHistory} isOpen={isOpen} />
          <Educations entries={candidate.educationHistory} isOpen={isOpen} />
          <Skills names={candidate.skills.map(({ name }) => name)} />
          <Languages languages={candidate.langs} />
        </div>
      </div>
    </MarksContext>
  );
}
