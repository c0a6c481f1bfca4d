import Inbox from 'lucide-react/icons/inbox';
import { Button } from '../../ui/actions/button.tsx';
import { FormattedText } from '../../ui/data/formatted-text.tsx';
import { ReadMore } from '../../ui/data/read-more.tsx';
import { Tag, type TagType } from '../../ui/data/tag.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { rainConfetti, throwConfetti } from '../../ui/feedback/confetti.ts';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Chip, chipsClass } from '../../ui/inputs/chip.tsx';
import { Spoiler } from '../../ui/layout/spoiler.tsx';
import { Exhibit, LONG, PARAGRAPH, Room } from './exhibit.tsx';

const TAGS: readonly TagType[] = ['primary', 'success', 'warning', 'danger', 'info', 'neutral'];
const BOXES = ['success', 'info', 'warning', 'danger'] as const;
const TOASTS = ['success', 'info', 'warning', 'danger'] as const;

const Marks = () => (
  <Exhibit title="Tags, badges and chips">
    <div className="row wrap">
      {TAGS.map((type) => (
        <Tag key={type} type={type}>
          {type}
        </Tag>
      ))}
      <Tag capitals>Admin</Tag>
    </div>
    <div className="row wrap">
      <Badge count={0} label="to review" />
      <Badge count={7} label="to review" />
      <Badge count={120} label="to review" />
      <Badge count={4} soft label="to review" />
    </div>
    <div className={chipsClass}>
      <Chip label="Go" />
      <Chip label="Rust" onRemove={() => undefined} />
      <Chip label="TypeScript" onRemove={() => undefined} disabled />
    </div>
  </Exhibit>
);

const Unfolding = () => (
  <Exhibit title="Formatted text, read more and spoiler">
    <FormattedText html={`<p>${PARAGRAPH}</p><p>${PARAGRAPH}</p><p>${PARAGRAPH}</p>`} />
    <FormattedText html="<p>A short text has no button.</p>" />
    <ReadMore text={PARAGRAPH} />
    <ReadMore text="A short text has no button." />
    <Spoiler>
      <p>{PARAGRAPH}</p>
    </Spoiler>
  </Exhibit>
);

const Toasts = () => (
  <Exhibit title="Toasts and confetti" hint="A toast stays 5000 ms unless told; U takes back.">
    <div className="row wrap">
      {TOASTS.map((kind) => (
        <Button key={kind} onClick={() => showToast(`A ${kind} message`, { kind })}>
          {kind}
        </Button>
      ))}
      <Button onClick={() => showToast('Profile moved.', { about: LONG, onUndo: () => undefined, duration: 30_000 })}>
        with Undo
      </Button>
    </div>
    <div className="row wrap">
      <Button onClick={() => void throwConfetti()}>Confetti</Button>
      <Button onClick={() => rainConfetti()}>Confetti for 5000 ms</Button>
    </div>
  </Exhibit>
);

/** What says how things stand. */
export const Words = () => (
  <Room title="Words and states">
    <Marks />
    <Exhibit title="Education boxes">
      {BOXES.map((type) => (
        <EducationBox key={type} type={type} action={type === 'info' && <Button size="s">Do it</Button>}>
          {type === 'warning' ? LONG : `A word of ${type}.`}
        </EducationBox>
      ))}
    </Exhibit>
    <Unfolding />
    <Toasts />
    <Exhibit title="Loading">
      <Loading>
        <SkeletonText />
      </Loading>
      <div className="row">
        <Spinner role="img" aria-label="Loading" />
      </div>
      <ProgressBar label="Credits used" value={30} />
      <ProgressBar label="Work under way" />
      <ProgressBar label="Everything done" value={100} done />
    </Exhibit>
    <Exhibit title="Empty and failed">
      <EmptyState icon={<Inbox />} title="No jobs to show" action={<Button look="primary">Post a job</Button>}>
        {PARAGRAPH}
      </EmptyState>
      <ProblemState title="Network error. Please verify your internet connection." onRetry={() => undefined} />
      <ProblemState onRetry={() => undefined} retrying />
    </Exhibit>
  </Room>
);
