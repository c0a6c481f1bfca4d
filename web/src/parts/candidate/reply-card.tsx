import Bot from 'lucide-react/icons/bot';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Paperclip from 'lucide-react/icons/paperclip';
import Reply from 'lucide-react/icons/reply';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useState } from 'react';
import type { CandidateReply, ReplyNotice, Submission } from '../../../../shared/model/submission.ts';
import { canMove } from '../../../../shared/rules/funnel/moves.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MailFrame } from '../../ui/data/mail-frame.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { Spoiler } from '../../ui/layout/spoiler.tsx';
import { openLink } from './open-link.ts';
import styles from './reply-card.module.css';

const READS_AS = {
  interested: { text: 'Reads as interested', type: 'success', Icon: ThumbsUp },
  'not-interested': { text: 'Reads as not interested', type: 'warning', Icon: ThumbsDown },
  unclear: { text: 'Unclear whether interested', type: 'neutral', Icon: CircleQuestionMark },
} as const;

/** What a reader must know of a reply before believing what is shown. */
const NOTICES: Readonly<Record<ReplyNotice, string>> = {
  cut: 'This reply is longer than what is shown here. The whole email is among its attachments.',
  infected: 'This reply carried a virus. Its attachments were removed.',
  forged: 'This reply may not be from the candidate: the sender’s domain does not vouch for it.',
  'unknown-sender': 'This reply came from an address that is not among the candidate’s.',
};
const DOUBTS: readonly ReplyNotice[] = ['infected', 'forged', 'unknown-sender'];

/** The size of a file in MB to two decimals (3-pipeline, section 7). */
export const megabytes = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(2)} MB`;

function Attachments({ submission, reply }: { submission: Submission; reply: CandidateReply }) {
  const { attempt, busy } = useApiMutation('getReplyAttachment');
  if (reply.attachments.length === 0) return null;
  const open = async (attachmentId: string) => {
    const answer = await attempt({ params: { id: `${submission.id}.${reply.id}`, attachmentId } });
    if (answer) openLink(answer.url);
  };
  return (
    <ul className={styles.attachments} aria-label="Attachments">
      {reply.attachments.map(({ id, filename, size }) => (
        <li key={id}>
          <Button size="s" icon={<Paperclip />} disabled={busy} onClick={() => void open(id)}>
            {filename}, {megabytes(size)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

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
        {isHuman && ((canMark.yes && onInterested) || (canMark.no && onNotInterested)) && (
          <footer>
            {canMark.yes && onInterested && (
              <Button icon={<ThumbsUp />} onClick={onInterested}>
                Mark as interested
              </Button>
            )}
            {canMark.no && onNotInterested && (
              <Button icon={<ThumbsDown />} onClick={onNotInterested}>
                Not interested
              </Button>
            )}
          </footer>
        )}
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

function EarlierReply({ submission, replyId }: { submission: Submission; replyId: CandidateReply['id'] }) {
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
          {NOTICES[notice]}
        </p>
      ))}
      <Words text={reply.visibleText} />
      <Attachments submission={submission} reply={reply} />
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

/** As much of a text as one reads at once; the rest on request. */
const AT_ONCE = 1_500;

function Words({ text }: { text: string }) {
  const [all, setAll] = useState(false);
  if (text === '') return <p className={styles.text}>This reply has no text of its own.</p>;
  if (all || text.length <= AT_ONCE) return <p className={styles.text}>{text}</p>;
  return (
    <div className={styles.text}>
      {text.slice(0, AT_ONCE).toWellFormed()}…{' '}
      <Button look="quiet" size="s" onClick={() => setAll(true)}>
        Show all
      </Button>
    </div>
  );
}
