import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useState } from 'react';
import type { EmailAddress, Submission } from '../../../../shared/model/submission.ts';
import { addressWords } from './address-words.ts';
import styles from './candidate.module.css';
import { clock } from './dates.ts';

const Address = ({ address }: { address: EmailAddress }) => {
  const { email, isDeliverable } = address;
  return (
    <li>
      <span className="row g1 wrap">
        <span>{email}</span>
        {isDeliverable ? <BadgeCheck className="s ok" /> : <CircleX className="s bad" />}
      </span>
      <span className="small faint">{addressWords(address)}</span>
    </li>
  );
};

/** What time it is where the candidate is, kept current. */
function TheirTime({ timeZone }: { timeZone: string }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 15_000);
    return () => window.clearInterval(timer);
  }, []);
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');
  return (
    <time dateTime={now.toISOString()}>
      {clock(now.toISOString(), timeZone)}, {place}
    </time>
  );
}

/** How a candidate can be reached: addresses with what is known of them, phone, and their time. */
export function ContactDetails({ submission }: { submission: Submission }) {
  const { emails, candidate, isEmailHuntDone } = submission;
  return (
    <dl className={styles.facts}>
      <dt>Email</dt>
      <dd>
        {emails.length > 0 ? (
          <ul className="col g1">
            {emails.map((address) => (
              <Address key={address.email} address={address} />
            ))}
          </ul>
        ) : (
          <span className="muted">{isEmailHuntDone ? 'No valid email address' : 'Searching'}</span>
        )}
      </dd>
      <dt>Phone</dt>
      <dd>
        {candidate.phoneNumber ? (
          <a className="link" href={`tel:${candidate.phoneNumber.replace(/[^+\d]/g, '')}`}>
            {candidate.phoneNumber}
          </a>
        ) : (
          <span className="muted">none yet</span>
        )}
      </dd>
      {candidate.timeZone && (
        <>
          <dt>Their time</dt>
          <dd>
            <TheirTime timeZone={candidate.timeZone} />
          </dd>
        </>
      )}
    </dl>
  );
}
