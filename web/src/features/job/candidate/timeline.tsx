import CirclePause from 'lucide-react/icons/circle-pause';
import CircleX from 'lucide-react/icons/circle-x';
import Heart from 'lucide-react/icons/heart';
import Mail from 'lucide-react/icons/mail';
import MailOpen from 'lucide-react/icons/mail-open';
import MessageCircle from 'lucide-react/icons/message-circle';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import MoveRight from 'lucide-react/icons/move-right';
import Pencil from 'lucide-react/icons/pencil';
import Reply from 'lucide-react/icons/reply';
import Search from 'lucide-react/icons/search';
import StickyNote from 'lucide-react/icons/sticky-note';
import CornerUpLeft from 'lucide-react/icons/undo-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { Suspense, useState } from 'react';
import type { Submission, TimelineEntry } from '../../../../../shared/model/submission.ts';
import { LeftOutTable } from '../../../parts/left-out.tsx';
import { lazily } from '../../../ui/hooks/lazily.tsx';
import styles from './candidate.module.css';
import type { ReadMail } from './mail-dialog.tsx';

const MailDialog = lazily(() => import('./mail-dialog.tsx'));

const icons: readonly (readonly [RegExp, typeof Mail])[] = [
  [/^added|^merged/, UserPlus],
  [/^moved|^transferred/, MoveRight],
  [/^note/, StickyNote],
  [/^edited/, Pencil],
  [/^channel/, MessageCircle],
  [/^benchmark/, Heart],
  [/^undone/, CornerUpLeft],
  [/repl/, Reply],
  [/open/i, MailOpen],
  [/click/, MousePointerClick],
  [/bounce|complain|uncertain|unsub/, CircleX],
  [/paused|stopped|blocked/, CirclePause],
  [/^hunt/, Search],
];

const iconOf = (kind: string) => icons.find(([pattern]) => pattern.test(kind))?.[1] ?? Mail;

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });
const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

const when = (at: Date) => (at.toDateString() === new Date().toDateString() ? time : day).format(at);

/** Everything that happened to a candidate on the job, the latest first; emails, answers and merged resumes can be read. */
export function Timeline({ submission }: { submission: Submission }) {
  const [read, setRead] = useState<ReadMail>();
  return (
    <>
      <ol className={styles.timeline}>
        {submission.timeline.map((entry) => {
          const { at, kind, text, by } = entry;
          const Icon = iconOf(kind);
          const moment = new Date(at);
          const mail = mailOf(entry);
          return (
            <li key={`${at} ${kind} ${text}`}>
              <Icon />
              <span>
                {mail ? (
                  <button type="button" className="link" title="Read it" onClick={() => setRead(mail)}>
                    {text}
                  </button>
                ) : (
                  text
                )}
                {by && <span className="small muted"> by {by}</span>}
                {entry.leftOut && (
                  <details>
                    <summary className="small">What was not taken over</summary>
                    <LeftOutTable leftOut={entry.leftOut} isDone />
                  </details>
                )}
              </span>
              <time dateTime={at} title={full.format(moment)}>
                {when(moment)}
              </time>
            </li>
          );
        })}
      </ol>
      <Suspense>
        {read && <MailDialog submission={submission} mail={read} onClose={() => setRead(undefined)} />}
      </Suspense>
    </>
  );
}

/** The email, answer or resume that an entry tells of, to be read as it was. */
function mailOf({ at, text, replyId, resume }: TimelineEntry): ReadMail | undefined {
  if (resume) return { resume };
  if (replyId) return { replyId };
  return / sent$/.test(text) ? { sentAt: at } : undefined;
}
