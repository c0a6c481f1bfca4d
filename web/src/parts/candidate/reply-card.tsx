import './candidate.css';
import Bot from 'lucide-react/icons/bot';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Paperclip from 'lucide-react/icons/paperclip';
import Reply from 'lucide-react/icons/reply';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import type { CandidateReply, Submission } from '../../../../shared/model/submission.ts';
import { canMove } from '../../../../shared/rules/moves.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { MailFrame } from '../../ui/mail-frame.tsx';
import { ProblemState } from '../../ui/problem-state.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Loading, SkeletonText } from '../../ui/skeleton.tsx';
import { Spoiler } from '../../ui/spoiler.tsx';
import { Tag } from '../../ui/tag.tsx';
import { openLink } from './open-link.ts';

const READS_AS = {
  interested: { text: 'Reads as interested', type: 'success', Icon: ThumbsUp },
  'not-interested': { text: 'Reads as not interested', type: 'warning', Icon: ThumbsDown },
  unclear: { text: 'Unclear whether interested', type: 'neutral', Icon: CircleQuestionMark },
} as const;

/** What a reader must know of a reply before believing what is shown. */
const NOTICES: Readonly<Record<CandidateReply['notices'][number], string>> = {
  cut: 'This reply is longer than what is shown here. The whole email is among its attachments.',
  infected: 'This reply carried a virus. Its attachments were removed.',
  forged: 'This reply may not be from the candidate: the sender’s domain does not vouch for it.',
};

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
    <ul className="attachments" aria-label="Attachments">
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

/** What the candidate answered: their own words first, the whole email on request. Nothing where there is no reply. */
export function ReplyCard({ submission, onInterested, onNotInterested }: ReplyCardProps) {
  const { id, columnName, replyIds, candidate } = submission;
  const hasReply = replyIds.length > 0;
  const {
    data: reply,
    error,
    isValidating,
    mutate,
  } = useApi('getCandidateReply', hasReply ? { params: { id } } : null);
  if (!hasReply) return null;
  if (!reply && error)
    return <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />;
  if (!reply)
    return (
      <div className="reply">
        <div className="text">
          <Loading label="Loading the reply">
            <SkeletonText lines={4} />
          </Loading>
        </div>
      </div>
    );
  const isAutomatic = reply.kind === 'auto-reply';
  const reads = READS_AS[reply.suggestion];
  const canMark = { yes: canMove(columnName, 'INTERESTED'), no: canMove(columnName, 'NOT_INTERESTED') };
  return (
    <article className="reply" aria-label={isAutomatic ? 'Automatic reply' : 'Reply of the candidate'}>
      <header>
        {isAutomatic ? <Bot className="faint" /> : <Reply className="acc" />}
        <span className="strong">{isAutomatic ? 'Automatic reply' : `${candidate.firstName} replied`}</span>
        <span className="small faint">
          <RelativeTime at={reply.receivedAt} />
        </span>
        {!isAutomatic && (
          <Tag type={reads.type} icon={<reads.Icon />}>
            {reads.text}
          </Tag>
        )}
      </header>
      {reply.notices.map((notice) => (
        <p key={notice} className="text small muted" role="note">
          {NOTICES[notice]}
        </p>
      ))}
      <p className="text">{reply.visibleText || 'This reply has no text of its own.'}</p>
      <Attachments submission={submission} reply={reply} />
      {reply.htmlContent && (
        <Spoiler show="Show the whole email" hide="Hide the whole email">
          <p className="small muted">
            {reply.subject} · {reply.from}
          </p>
          <MailFrame html={reply.htmlContent} title={`Email from ${submission.name}`} />
        </Spoiler>
      )}
      {!isAutomatic && ((canMark.yes && onInterested) || (canMark.no && onNotInterested)) && (
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
    </article>
  );
}
