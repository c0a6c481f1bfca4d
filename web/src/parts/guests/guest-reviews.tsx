import { GUEST_RATINGS } from '../../../../shared/model/guest.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { contactDate } from '../candidate/dates.ts';

/** What people without an account said of a candidate; nothing where nobody did. */
export function GuestReviews({ reviews }: { reviews: Submission['guestReviews'] }) {
  if (reviews.length === 0) return null;
  return (
    <section className="col g1">
      <h2>Guest reviews</h2>
      <ul className="col g3">
        {reviews.map(({ reviewer, rating, comment, date }) => (
          <li key={`${reviewer} ${date}`}>
            <p>
              <span className="strong">{GUEST_RATINGS[rating]}</span>{' '}
              <span className="small muted">
                by {reviewer}, {contactDate(date)}
              </span>
            </p>
            {comment && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
