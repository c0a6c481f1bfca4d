import CircleCheck from 'lucide-react/icons/circle-check';
import CircleMinus from 'lucide-react/icons/circle-minus';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useMemo } from 'react';
import type { RequirementVerdict, Spotlight } from '../../../../shared/model/spotlight.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './candidate.module.css';
import { type Numbered, numberCitations, numberOf } from './cited.ts';
import { point, usePointed } from './pointed.ts';

const LOOKS = {
  confirmed: { word: 'Confirmed', Icon: CircleCheck, tone: 'ok' },
  uncertain: { word: 'Uncertain', Icon: CircleQuestionMark, tone: 'warn' },
  other: { word: 'Not found', Icon: CircleMinus, tone: 'faint' },
} as const;

export interface MatchedProps {
  submission: Submission;
  spotlight: Spotlight;
  /** Told when someone asks to see a quotation, for a screen that must first show the resume. */
  onShow?: (() => void) | undefined;
}

interface VerdictProps extends Pick<MatchedProps, 'submission' | 'onShow'> {
  verdict: RequirementVerdict;
  numbered: readonly Numbered[];
}

/** One requirement: the verdict beside the words it rests on. Pointing at it lights the same words in the resume. */
function Verdict({ submission, verdict, numbered, onShow }: VerdictProps) {
  const { word, Icon, tone } = LOOKS[verdict.type];
  const { id } = submission;
  const cited = verdict.citations.map((citation) => ({ ...citation, number: numberOf(numbered, citation) ?? 0 }));
  const numbers = cited.map(({ number }) => number);
  const now = usePointed(id)?.numbers.some((number) => numbers.includes(number)) ?? false;
  const show = (number: number) => {
    onShow?.();
    point(id, [number], true);
  };
  return (
    <li
      className={styles.verdict}
      data-now={now || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(id, numbers)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(id, [])}
      onFocus={() => point(id, numbers)}
      onBlur={() => point(id, [])}
    >
      <Icon className={tone} />
      <span className="med">{verdict.requirement}</span>
      <span className={cx(styles.word, tone)}>{word}</span>
      <div className={styles.said}>
        {cited.map(({ quote, source, number }) => (
          <p key={number}>
            <mark className={cx(now && styles.now)}>“{quote}”</mark>
            <button
              type="button"
              className={styles.cite}
              aria-label={`Show quotation ${number} in the resume (${source})`}
              onClick={() => show(number)}
            >
              {number}
            </button>
          </p>
        ))}
        {verdict.justification && <p>{verdict.justification}</p>}
      </div>
    </li>
  );
}

const countOf = (verdicts: readonly RequirementVerdict[]): string =>
  (['confirmed', 'uncertain', 'other'] as const)
    .map((type) => ({ type, count: verdicts.filter((verdict) => verdict.type === type).length }))
    .filter(({ count }) => count > 0)
    .map(({ type, count }) => `${count} ${LOOKS[type].word.toLowerCase()}`)
    .join(', ');

/** Must-haves and nice-to-haves, each verdict with its quotations or the reason why there is none. */
export function Matched({ submission, spotlight, onShow }: MatchedProps) {
  const numbered = useMemo(() => numberCitations(spotlight), [spotlight]);
  const { mustHaves, nToHaves } = spotlight.generatedRequirementsComparisons;
  const sections = [
    { title: 'Must have', verdicts: mustHaves },
    { title: 'Nice to have', verdicts: nToHaves },
  ].filter(({ verdicts }) => verdicts.length > 0);
  if (sections.length === 0) return <p className="muted">This job names no requirements to compare with.</p>;
  return sections.map(({ title, verdicts }) => (
    <section key={title} className={styles.fitSection} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <span className="small muted">{countOf(verdicts)}</span>
      </header>
      <ul>
        {verdicts.map((verdict) => (
          <Verdict
            key={verdict.requirement}
            submission={submission}
            verdict={verdict}
            numbered={numbered}
            onShow={onShow}
          />
        ))}
      </ul>
    </section>
  ));
}
