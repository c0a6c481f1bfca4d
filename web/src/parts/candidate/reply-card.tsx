import Bot from 'lucide-react/icons/bot';
import Reply from 'lucide-react/icons/reply';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { CandidateReply, Submission } from '../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { canMove } from '../../../../shared/rules/funnel/moves.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { MailFrame } from '../../ui/data/mail-frame.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { Spoiler } from '../../ui/layout/spoiler.tsx';
import styles from './reply-card.module.css';
import { Attachments, DOUBTS, READS_AS, REPLY_NOTICES, Readings, Words } from './reply-parts.tsx';

/** Tells the inbox that one comes to write. */
const ANSWERS = { answers: true };

export interface ReplyCardProps {
  submission: Submission;
  /** Opens the dialog that marks the candidate as interested; the button is left out without it. */
  onInterested?: (() => void) | undefined;
  onNotInterested?: (() => void) | undefined;
}

/** What the candidate answered, the latest first. Nothing where there is no reply. */
export function ReplyCard({ submission, onInterested, onNotInterested }: ReplyCardProps) {
  const { id, columnName, replyIds } = submission;
  const answer = useApi('getCandidateReply', replyIds.length > 0 ? { params: { id } } : null);
  if (replyIds.length === 0) return null;
  if (!answer.data)
    return <NoReplyYet error={answer.error} isValidating={answer.isValidating} retry={() => void answer.mutate()} />;
  const reply = answer.data;
  const earlier = replyIds.filter((replyId) => replyId !== reply.id);
  const canMark = { yes: canMove(columnName, 'INTERESTED'), no: canMove(columnName, 'NOT_INTERESTED') };
  const isHuman = reply.kind === 'human-reply';
  return (
    <>
      <OneReply submission={submission} reply={reply}>
        <footer>
          <ButtonLink icon={<Reply />} to={WEB_PATHS.conversation(id, submission.jobId)} state={ANSWERS}>
            Answer
          </ButtonLink>
          {isHuman && canMark.yes && onInterested && (
            <Button icon={<ThumbsUp />} onClick={onInterested}>
              Mark as interested
            </Button>
          )}
          {isHuman && canMark.no && onNotInterested && (
            <Button icon={<ThumbsDown />} onClick={onNotInterested}>
              Not interested
            </Button>
          )}
        </footer>
      </OneReply>
      {earlier.length > 0 && <EarlierReplies submission={submission} replyIds={earlier} />}
    </>
  );
}

function NoReplyYet({ error, isValidating, retry }: { error: unknown; isValidating: boolean; retry: () => void }) {
  if (error) return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={retry} />;
  return (
    <div className={styles.reply}>
      <div className={styles.text}>
        <Loading label="Loading the reply">
          <SkeletonText lines={4} />
        </Loading>
      </div>
    </div>
  );
}

/** The other answers, read when somebody opens them. */
function EarlierReplies({ submission, replyIds }: { submission: Submission; replyIds: Submission['replyIds'] }) {
  const count = replyIds.length === 1 ? 'the other reply' : `the other ${replyIds.length} replies`;
  return (
    <Spoiler show={`Show ${count}`} hide={`Hide ${count}`}>
      {replyIds.map((replyId) => (
        <EarlierReply key={replyId} submission={submission} replyId={replyId} />
      ))}
    </Spoiler>
  );
}

/** One answer, read when it is shown. */
export function EarlierReply({ submission, replyId }: { submission: Submission; replyId: CandidateReply['id'] }) {
  const answer = useApi('getReply', { params: { id: submission.id, replyId } });
  return answer.data ? (
    <OneReply submission={submission} reply={answer.data} />
  ) : (
    <NoReplyYet error={answer.error} isValidating={answer.isValidating} retry={() => void answer.mutate()} />
  );
}

/** Who wrote, and what: their own words first, the whole email on request. */
function OneReply({
  submission,
  reply,
  children,
}: {
  submission: Submission;
  reply: CandidateReply;
  children?: ReactNode;
}) {
  const isAutomatic = reply.kind === 'auto-reply';
  const isDoubtful = reply.notices.some((notice) => DOUBTS.includes(notice));
  const reads = READS_AS[reply.suggestion];
  return (
    <article className={styles.reply} aria-label={isAutomatic ? 'Automatic reply' : 'Reply of the candidate'}>
      <header>
        {isAutomatic ? <Bot className="faint" /> : <Reply className="acc" />}
        <span className="strong">{titleOf(reply, submission, isDoubtful)}</span>
        <span className="small faint">
          <RelativeTime at={reply.receivedAt} />
        </span>
        {!isAutomatic && (
          <Tag type={reads.type} icon={<reads.Icon />}>
            {reads.text}
          </Tag>
        )}
        <span className={cx('small muted', styles.from)}>From {reply.from}</span>
      </header>
      {reply.notices.map((notice) => (
        <p
          key={notice}
          className={cx(styles.replyNotice, 'small muted', DOUBTS.includes(notice) && styles.doubt)}
          role="note"
        >
          {DOUBTS.includes(notice) && <TriangleAlert className="s" />}
          {REPLY_NOTICES[notice]}
        </p>
      ))}
      <Words text={reply.visibleText} />
      <Readings reply={reply} />
      <Attachments submissionId={submission.id} reply={reply} />
      {reply.htmlContent && (
        <Spoiler show="Show the whole email" hide="Hide the whole email">
          <p className="small muted">{reply.subject}</p>
          <MailFrame html={reply.htmlContent} title={`Email from ${submission.name}`} />
        </Spoiler>
      )}
      {children}
    </article>
  );
}

const titleOf = ({ kind }: CandidateReply, { candidate: { firstName } }: Submission, isDoubtful: boolean) => {
  if (kind === 'auto-reply') return 'Automatic reply';
  return isDoubtful ? `A reply to the emails to ${firstName}` : `${firstName} replied`;
};
