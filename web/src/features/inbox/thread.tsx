import Bot from 'lucide-react/icons/bot';
import Paperclip from 'lucide-react/icons/paperclip';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { SentMail } from '../../../../shared/contract/outreach.ts';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { Answer } from '../../../../shared/model/inbox.ts';
import type { CandidateReply } from '../../../../shared/model/submission.ts';
import { messageOf } from '../../api/problem.ts';
import { useApi } from '../../api/use-api.ts';
import { Attachments, DOUBTS, REPLY_NOTICES, Readings, Words } from '../../parts/candidate/reply-parts.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { MailFrame } from '../../ui/data/mail-frame.tsx';
import { RelativeTime } from '../../ui/data/relative-time.tsx';
import { SafeHtml } from '../../ui/data/safe-html.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { Spoiler } from '../../ui/layout/spoiler.tsx';
import styles from './inbox.module.css';
import { ANSWER_STATES, canTakeBack, type Message, nameIn } from './messages.ts';

export interface AnswerActions {
  onTakeBack: (answer: Answer) => void;
  onSettle: (answer: Answer, wasSent: boolean) => void;
}

interface ThreadProps extends AnswerActions {
  submissionId: SubmissionId;
  name: string;
  messages: readonly Message[];
}

/** Everything that was written to and by a candidate. */
export const Thread = ({ messages, ...props }: ThreadProps) => (
  <ol className={styles.thread} aria-label={`Conversation with ${props.name}`}>
    {messages.map((message) => (
      <li key={message.key} className={cx(styles.message, message.kind !== 'reply' && styles.ours)}>
        {message.kind === 'sent' && <Sent mail={message.mail} />}
        {message.kind === 'reply' && <Theirs {...props} reply={message.reply} />}
        {message.kind === 'answer' && <Ours {...props} answer={message.answer} />}
      </li>
    ))}
  </ol>
);

const Head = ({ who, at, children }: { who: ReactNode; at: string; children?: ReactNode }) => (
  <header className="small faint">
    <span className={styles.author}>{who}</span>
    <RelativeTime at={at} />
    {children}
  </header>
);

/** An email of the sequence: folded, since it is known what it says. */
const Sent = ({ mail }: { mail: SentMail }) => (
  <article>
    <Head who={nameIn(mail.from) || mail.from} at={mail.sentAt}>
      <span>
        {mail.label}, {mail.status}
      </span>
    </Head>
    <div className={styles.text}>
      <p className="med">{mail.subject}</p>
      <Spoiler show="Show the email" hide="Hide the email">
        <MailFrame html={mail.html} title={mail.label} styles />
      </Spoiler>
    </div>
  </article>
);

function Theirs({ reply, submissionId, name }: { reply: CandidateReply; submissionId: SubmissionId; name: string }) {
  const isAutomatic = reply.kind === 'auto-reply';
  return (
    <article aria-label={isAutomatic ? 'Automatic reply' : `Reply of ${name}`}>
      <Head
        who={
          isAutomatic ? (
            <>
              <Bot className="s" /> Automatic reply
            </>
          ) : (
            nameIn(reply.from) || name
          )
        }
        at={reply.receivedAt}
      />
      <div className={styles.text}>
        {reply.notices.map((notice) => (
          <p key={notice} className={cx('small row', DOUBTS.includes(notice) ? 'warn' : 'muted')} role="note">
            {DOUBTS.includes(notice) && <TriangleAlert className="s" />}
            {REPLY_NOTICES[notice]}
          </p>
        ))}
        <Words text={reply.visibleText} />
        <Readings reply={reply} />
        <Attachments submissionId={submissionId} reply={reply} />
        <Spoiler show="Show the whole email" hide="Hide the whole email">
          <Whole submissionId={submissionId} reply={reply} />
        </Spoiler>
      </div>
    </article>
  );
}

/** The email as it came, read when somebody opens it. */
function Whole({ submissionId, reply }: { submissionId: SubmissionId; reply: CandidateReply }) {
  const { data, error } = useApi('getReply', { params: { id: submissionId, replyId: reply.id } });
  if (error) return <p className="small bad">{messageOf(error)}</p>;
  if (!data) return <SkeletonText lines={3} />;
  return (
    <>
      <p className="small muted">
        {data.subject}
        <br />
        From {data.from}
      </p>
      {data.htmlContent && <MailFrame html={data.htmlContent} title={`Email from ${reply.from}`} />}
    </>
  );
}

/** What the team answered, and what became of it. */
function Ours({ answer, onTakeBack, onSettle }: { answer: Answer } & AnswerActions) {
  const isBad = answer.state === 'failed' || answer.state === 'uncertain';
  return (
    <article aria-label={`Answer of ${answer.by.name}`}>
      <Head who={answer.by.name} at={answer.writtenAt}>
        <span className={cx(isBad && 'warn')} role={answer.state === 'sent' ? undefined : 'status'}>
          {ANSWER_STATES[answer.state]}
          {answer.why && `: ${answer.why}`}
        </span>
      </Head>
      <div className={styles.text}>
        <SafeHtml html={answer.html} />
        {answer.attachments.map(({ identifier, filename }) => (
          <p key={identifier} className="small muted row">
            <Paperclip className="s" />
            {filename}
          </p>
        ))}
        <footer className={styles.choices}>
          {canTakeBack(answer, new Date()) && (
            <Button size="s" onClick={() => onTakeBack(answer)}>
              {answer.state === 'failed' ? 'Write it again' : 'Take back'}
            </Button>
          )}
          {answer.state === 'uncertain' && (
            <>
              <Button size="s" onClick={() => onSettle(answer, true)}>
                It was sent
              </Button>
              <Button size="s" onClick={() => onSettle(answer, false)}>
                It was not sent
              </Button>
            </>
          )}
        </footer>
      </div>
    </article>
  );
}
