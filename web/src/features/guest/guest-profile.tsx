import { GUEST_RATINGS, type GuestProfile, GuestRating } from '../../../../shared/model/guest.ts';
import { LIMITS } from '../../../../shared/product.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { span } from '../../parts/candidate/dates.ts';
import { Button } from '../../ui/actions/button.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { TextArea } from '../../ui/inputs/text-area.tsx';
import styles from './guest.module.css';
import { useAnswer } from './use-answer.ts';

const OPTIONS = GuestRating.options.map((value) => ({ value, label: GUEST_RATINGS[value] }));

interface ProfileProps {
  readonly profile: GuestProfile;
  readonly token: string;
  readonly onRated: () => void;
}

/** What the guest says of a profile; said again, it takes the place of what was said before. */
function Answer({ profile, token, onRated }: ProfileProps) {
  const { attempt, busy } = useApiMutation('rateAsGuest');
  const { answer, isSaid, change, forget } = useAnswer(token, profile);
  const { rating, comment } = answer;
  const save = async () => {
    if (!rating) return;
    const said = await attempt({ params: { token, number: String(profile.number) }, body: { rating, comment } });
    if (!said) return;
    forget();
    showToast('Thank you. Your answer is saved.', { about: profile.name });
    onRated();
  };
  return (
    <form
      noValidate
      className="col g3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className="strong">Would you talk to {profile.name}?</p>
      <Segmented
        label={`Would you talk to ${profile.name}?`}
        options={OPTIONS}
        value={rating ?? ('' as GuestRating)}
        onChange={(chosen) => change({ rating: chosen })}
      />
      <Field label={`Comment on ${profile.name}`} optional counter={LIMITS.guestComment}>
        <TextArea value={comment} onChange={(event) => change({ comment: event.target.value })} />
      </Field>
      <span>
        <Button
          look="primary"
          type="submit"
          loading={busy}
          disabledReason={whyNot(rating, comment, isSaid)}
          aria-label={`Save the answer on ${profile.name}`}
        >
          {profile.rating ? 'Save changes' : 'Save'}
        </Button>
      </span>
    </form>
  );
}

const whyNot = (rating: GuestRating | null, comment: string, isSaid: boolean): string | undefined => {
  if (!rating) return 'Choose an answer first.';
  if ([...comment.trim()].length > LIMITS.guestComment) return 'This comment is too long.';
  return isSaid ? 'This is saved.' : undefined;
};

/** A profile as a guest sees it, with what they say of it. */
export function GuestProfileCard(props: ProfileProps) {
  const { name, jobTitle, currentEmployer, location, summary, experience, education, skills, languages } =
    props.profile;
  const position = [jobTitle, currentEmployer].filter(Boolean).join(' at ');
  return (
    <article className={styles.profile} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p className="muted">{[position, location].filter(Boolean).join(' · ')}</p>
      </header>
      {summary && <p className={styles.text}>{summary}</p>}
      {experience.length > 0 && (
        <section className="col g3">
          <h3>Experience</h3>
          {experience.map((work, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a profile does not change while it is read
            <div key={index}>
              <p>
                <span className="strong">{work.jobTitle}</span>, {work.employerName}{' '}
                <span className="small muted">{span(work)}</span>
              </p>
              {work.text && <p className={styles.text}>{work.text}</p>}
            </div>
          ))}
        </section>
      )}
      {education.length > 0 && (
        <section className="col g1">
          <h3>Education</h3>
          {education.map(({ major, instituteName }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a profile does not change while it is read
            <p key={index}>{[major, instituteName].filter(Boolean).join(', ')}</p>
          ))}
        </section>
      )}
      {skills.length > 0 && (
        <section className="col g1">
          <h3>Skills</h3>
          <p>{skills.join(', ')}</p>
        </section>
      )}
      {languages.length > 0 && (
        <section className="col g1">
          <h3>Languages</h3>
          <p>{languages.join(', ')}</p>
        </section>
      )}
      <Answer {...props} />
    </article>
  );
}
