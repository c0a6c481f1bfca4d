import BadgeCheck from 'lucide-react/icons/badge-check';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useState } from 'react';
import type { EmailAddress, Submission } from '../../../../shared/model/submission.ts';
import { showProblem } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { AddAddress, useChosenAddress } from './add-address.tsx';
import { addressWords } from './address-words.ts';
import styles from './candidate.module.css';
import { clock } from './dates.ts';

interface AddressProps {
  readonly submission: Submission;
  readonly address: EmailAddress;
  readonly isClosed: boolean | undefined;
}

/** Chooses an address that is known. */
function UseThis({ submission, address }: Pick<AddressProps, 'submission' | 'address'>) {
  const { choose, busy } = useChosenAddress(submission);
  return (
    <Button
      size="s"
      look="tertiary"
      loading={busy}
      aria-label={`Use this address: ${address.email}`}
      onClick={() => void choose(address.email).catch(showProblem)}
    >
      Use this
    </Button>
  );
}

const Address = ({ submission, address, isClosed }: AddressProps) => {
  const { email, isDeliverable, deliverabilityStatus } = address;
  const isUsed = submission.publicContactEmail?.email === email && isDeliverable;
  const isOpen = deliverabilityStatus === 'verified' || deliverabilityStatus === 'unverified';
  return (
    <li>
      <span className="row g1 wrap">
        <span>{email}</span>
        {isDeliverable && deliverabilityStatus === 'verified' && <BadgeCheck className="s ok" />}
        {!isDeliverable && <CircleX className="s bad" />}
        {isUsed && <Tag>Used</Tag>}
        {!isUsed && isOpen && !isClosed && <UseThis submission={submission} address={address} />}
        {isOpen && !isClosed && <AddAddress submission={submission} replaces={address} />}
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
export function ContactDetails({ submission, isClosed }: { submission: Submission; isClosed?: boolean }) {
  const { emails, candidate, isEmailHuntDone } = submission;
  return (
    <dl className={styles.facts}>
      <dt>Email</dt>
      <dd>
        {emails.length > 0 ? (
          <ul className="col g1">
            {emails.map((address) => (
              <Address key={address.email} submission={submission} address={address} isClosed={isClosed} />
            ))}
          </ul>
        ) : (
          <span className="muted">{isEmailHuntDone ? 'No valid email address' : 'Searching'}</span>
        )}
        <div className={styles.moreAddresses}>
          <AddAddress submission={submission} isClosed={isClosed} />
        </div>
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
