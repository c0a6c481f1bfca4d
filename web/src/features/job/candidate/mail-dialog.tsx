import { Suspense } from 'react';
import type { ReplyId } from '../../../../../shared/model/ids.ts';
import type { Submission, TimelineEntry } from '../../../../../shared/model/submission.ts';
import { messageOf } from '../../../api/problem.ts';
import { useApi } from '../../../api/use-api.ts';
import { EarlierReply } from '../../../parts/candidate/reply-card.tsx';
import { OriginalPages } from '../../../parts/original/original-button.tsx';
import { MailFrame } from '../../../ui/data/mail-frame.tsx';
import { RelativeTime } from '../../../ui/data/relative-time.tsx';
import { ProblemState } from '../../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../../ui/feedback/skeleton.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** An email that left at that moment, an answer, or the resume of a profile that was merged. */
export type ReadMail =
  | { readonly sentAt: string }
  | { readonly replyId: ReplyId }
  | { readonly resume: NonNullable<TimelineEntry['resume']> };

interface MailDialogProps {
  readonly submission: Submission;
  readonly mail: ReadMail;
  readonly onClose: () => void;
}

/** One email of a candidate, as it was sent or answered, or a resume. */
export default function MailDialog({ submission, mail, onClose }: MailDialogProps) {
  if ('resume' in mail)
    return (
      <Dialog open onClose={onClose} size="l" title={mail.resume.originalFilename}>
        <Suspense>
          <OriginalPages resume={mail.resume} />
        </Suspense>
      </Dialog>
    );
  return (
    <Dialog open onClose={onClose} size="l" title={`${'replyId' in mail ? 'From' : 'To'} ${submission.name}`}>
      {'replyId' in mail ? (
        <EarlierReply submission={submission} replyId={mail.replyId} />
      ) : (
        <Sent submission={submission} at={mail.sentAt} />
      )}
    </Dialog>
  );
}

function Sent({ submission: { id, name }, at }: { submission: Submission; at: string }) {
  const { data, error, isValidating, mutate } = useApi('listSentMails', { params: { id } });
  if (error && !data)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <Loading label="Loading the email">
        <SkeletonText lines={8} />
      </Loading>
    );
  const sent = data.find(({ sentAt }) => sentAt === at);
  if (!sent) return <p className="muted">This email is no longer kept.</p>;
  return (
    <article className="col g3" aria-label={sent.label}>
      <h3>{sent.subject}</h3>
      <p className="small muted">
        From {sent.from} · <RelativeTime at={sent.sentAt} />
      </p>
      <MailFrame html={sent.html} title={`${sent.label} to ${name}`} height={420} styles />
    </article>
  );
}
