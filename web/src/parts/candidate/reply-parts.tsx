import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Paperclip from 'lucide-react/icons/paperclip';
import ThumbsDown from 'lucide-react/icons/thumbs-down';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useState } from 'react';
import type { SubmissionId } from '../../../../shared/model/ids.ts';
import type { CandidateReply, ReplyNotice, SuggestedInterest } from '../../../../shared/model/submission.ts';
import { saveByLink } from '../../api/download.ts';
import { showProblem, useApiMutation } from '../../api/use-api-mutation.ts';
import { Button } from '../../ui/actions/button.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import styles from './reply-card.module.css';

/** How the words of a reply read; a person decides. */
export const READS_AS = {
  interested: { text: 'Reads as interested', type: 'success', Icon: ThumbsUp },
  'not-interested': { text: 'Reads as not interested', type: 'warning', Icon: ThumbsDown },
  unclear: { text: 'Unclear whether interested', type: 'neutral', Icon: CircleQuestionMark },
} as const;

const READINGS: Readonly<Record<SuggestedInterest['interest'], string>> = {
  interested: 'Interested',
  'not-now': 'Not now',
  'not-interested': 'Not interested',
  'who-are-you': 'Asks who you are',
  stop: 'Asks to be left alone',
  question: 'Has a question',
  'moved-on': 'Has moved on',
  'recommends-another': 'Recommends somebody else',
};

/** What a reply may say, with the words that this rests on: several readings of the same words stand together. */
export function Readings({ reply: { interests } }: { reply: CandidateReply }) {
  if (interests.length === 0) return null;
  const byWords = Map.groupBy(interests, ({ quotation }) => quotation);
  return (
    <ul className={cx(styles.readings, 'small muted')} aria-label="What the words suggest">
      {[...byWords].map(([quotation, some]) => (
        <li key={quotation}>
          <span className="med">{some.map(({ interest }) => READINGS[interest]).join(', ')}:</span> “{quotation}”
        </li>
      ))}
    </ul>
  );
}

/** What a reader must know of a reply before believing what is shown. */
export const REPLY_NOTICES: Readonly<Record<ReplyNotice, string>> = {
  cut: 'This reply is longer than what is shown here. The whole email is among its attachments.',
  infected: 'This reply carried a virus. Its attachments were removed.',
  forged: 'This reply may not be from the candidate: the sender’s domain does not vouch for it.',
  'unknown-sender': 'This reply came from an address that is not among the candidate’s.',
};
export const DOUBTS: readonly ReplyNotice[] = ['infected', 'forged', 'unknown-sender'];

/** The size of a file in MB to two decimals (3-pipeline, section 7). */
export const megabytes = (bytes: number): string => `${(bytes / (1024 * 1024)).toFixed(2)} MB`;

/** The files of a reply; each is saved under its own name, read by a link that is good for a minute. */
export function Attachments({ submissionId, reply }: { submissionId: SubmissionId; reply: CandidateReply }) {
  const { attempt, busy } = useApiMutation('getReplyAttachment');
  if (reply.attachments.length === 0) return null;
  const save = async ({ id, filename }: CandidateReply['attachments'][number]) => {
    const answer = await attempt({ params: { id: `${submissionId}.${reply.id}`, attachmentId: id } });
    if (answer) await saveByLink(answer.url, filename).catch(showProblem);
  };
  return (
    <ul className={styles.attachments} aria-label="Attachments">
      {reply.attachments.map((file) => (
        <li key={file.id}>
          <Button size="s" icon={<Paperclip />} disabled={busy} onClick={() => void save(file)}>
            {file.filename}, {megabytes(file.size)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** As much of a text as one reads at once; the rest on request. */
const AT_ONCE = 1_500;

/** What somebody wrote themselves, in lines. */
export function Words({ text }: { text: string }) {
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
