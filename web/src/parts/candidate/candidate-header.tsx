import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import Globe from 'lucide-react/icons/globe';
import Link from 'lucide-react/icons/link';
import UserRoundPen from 'lucide-react/icons/user-pen';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { type ReactNode, useEffect, useState } from 'react';
import type { SocialProfile } from '../../../../shared/model/candidate.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { PRODUCT, TIMES, WEB_PATHS } from '../../../../shared/product.ts';
import { Button, buttonClass } from '../../ui/actions/button.tsx';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import styles from './candidate.module.css';
import { LINK_LABELS } from './links.ts';

/** The address of a candidate: that of the review while they are to be reviewed, else that of the job. */
export const candidateUrl = ({ id, jobId, columnName }: Pick<Submission, 'id' | 'jobId' | 'columnName'>): string => {
  const path = columnName === 'NEW' ? WEB_PATHS.review(jobId) : WEB_PATHS.job(jobId);
  return `${path}?submissionId=${id}`;
};

/** Where a profile came from, as the badge beside the name. */
export function OriginTag(props: { submission: Pick<Submission, 'origin' | 'isSourcerTrial' | 'createdByCustomer'> }) {
  const { origin, isSourcerTrial, createdByCustomer } = props.submission;
  if (origin === 'application') return <Tag icon={<UserPlus />}>Candidate application</Tag>;
  if (origin === 'crowd')
    return (
      <Tag icon={<Users />}>
        Sourced by {PRODUCT.name}
        {isSourcerTrial && ', on trial'}
      </Tag>
    );
  return <Tag icon={<UserRoundPen />}>Added by {createdByCustomer?.name ?? 'your team'}</Tag>;
}

const ProfileLink = ({ link }: { link: SocialProfile }) => (
  <a
    className={buttonClass('tertiary', 's', true)}
    href={link.url}
    target="_blank"
    rel="noopener noreferrer"
    title={LINK_LABELS[link.type]}
    aria-label={`${LINK_LABELS[link.type]}, in a new tab`}
  >
    {link.type === 'other' ? <Globe /> : <Link />}
  </a>
);

/** Copies an address of ours, whole. */
export const copyAddress = (url: string) => navigator.clipboard.writeText(new URL(url, window.location.origin).href);

/** Copies the address of a candidate; its label says so for a moment. */
export function CopyLink({ url }: { url: string }) {
  const [copied, setCopied] = useState(0);
  useEffect(() => {
    if (copied === 0) return;
    const timer = window.setTimeout(() => setCopied(0), TIMES.copyLinkReset);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await copyAddress(url);
    setCopied((count) => count + 1);
  };
  return (
    <Button look="tertiary" size="s" icon={copied ? <Check /> : <Copy />} onClick={() => void copy()}>
      <span aria-live="polite">{copied ? 'Copied' : 'Copy link'}</span>
    </Button>
  );
}

/** The place of who a candidate is, also while it is read. */
export const WhoFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.who} data-ui="who">
    {children}
  </div>
);

/** Who a candidate is: name, position, place, where the profile came from, and links. `tools` stand at the right end. */
export function CandidateHeader(props: { submission: Submission; tools?: ReactNode; heading?: 'h1' | 'h2' }) {
  const { submission, heading: Heading = 'h1' } = props;
  const { candidate, name, jobTitle, currentEmployer } = submission;
  const position = [jobTitle, currentEmployer].filter(Boolean).join(' at ');
  return (
    <WhoFrame>
      <Avatar name={name} decorative />
      <div className="grow">
        <div className={styles.names}>
          <Heading>{name}</Heading>
          <OriginTag submission={submission} />
        </div>
        <p className="muted">
          {[position || 'No information about current position', candidate.location].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.act} data-ui="acts">
        {candidate.socialProfiles.map((link) => (
          <ProfileLink key={`${link.type} ${link.url}`} link={link} />
        ))}
        <CopyLink url={candidateUrl(submission)} />
        {props.tools}
      </div>
    </WhoFrame>
  );
}
