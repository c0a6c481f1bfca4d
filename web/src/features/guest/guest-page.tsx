import { useParams } from 'react-router-dom';
import { PRODUCT } from '../../../../shared/product.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { useApi } from '../../api/use-api.ts';
import { fullDay } from '../../parts/candidate/dates.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import styles from './guest.module.css';
import { GuestProfileCard } from './guest-profile.tsx';

type Review = AnswerOf<'showGuestReview'>;

function Content({ review, token, onRated }: { review: Review; token: string; onRated: () => void }) {
  const { profiles, jobTitle, company, reviewer, isBlind, endsAt } = review;
  const rated = profiles.filter(({ rating }) => rating !== null).length;
  return (
    <>
      <header className="col g1">
        <h1>{jobTitle}</h1>
        <p className="muted">
          {company} asks {reviewer} what you think of {profiles.length === 1 ? 'this profile' : 'these profiles'}.{' '}
          {isBlind && 'Names, schools and dates of birth are hidden. '}
          You can answer until {fullDay(endsAt)}.
        </p>
        <p className="small" role="status">
          {rated} of {profiles.length} answered
        </p>
      </header>
      {profiles.length === 0 && <EmptyState title="There is nothing to review any more." />}
      {profiles.map((profile) => (
        <GuestProfileCard key={profile.number} profile={profile} token={token} onRated={onRated} />
      ))}
    </>
  );
}

/** A link that is over stays so: there is somebody to ask, and nothing to try again. One of a closed job is waited for. */
function Problem({ error, ...again }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'LINK_RESTS')
    return (
      <header className="col g1">
        <h1>This job is closed at the moment.</h1>
        <p className="muted">
          The link works again once the job is reopened. What you have answered already is with whoever sent it to you.
        </p>
      </header>
    );
  const isEnded = code === 'LINK_ENDED';
  if (!isEnded && code !== 'LINK_NOT_VALID') return <ProblemState title={messageOf(error)} {...again} />;
  return (
    <header className="col g1">
      <h1>{isEnded ? 'This link is no longer valid.' : messageOf(error)}</h1>
      <p className="muted">
        Please ask whoever sent it to you for another one.
        {isEnded && ' What you have answered already is with them.'}
      </p>
    </header>
  );
}

/** What somebody without an account sees: the profiles that were chosen for them, and what they say of each. */
export default function GuestPage() {
  const { token = '' } = useParams();
  const { data, error, isValidating, mutate } = useApi('showGuestReview', { params: { token } });
  useTitle('Review');
  return (
    <main className={styles.guestPage}>
      <Logo size={24} word={PRODUCT.name} />
      {data && <Content review={data} token={token} onRated={() => void mutate()} />}
      {!data && error && <Problem error={error} retrying={isValidating} onRetry={() => void mutate()} />}
      {!data && !error && (
        <Loading label="Loading the profiles">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </main>
  );
}
