import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import * as z from 'zod';
import type { SentSummary } from '../aws/ses/index.ts';

/** What a candidate, or their mail program, answers. */
export const ReplyRequest = z.object({
  text: z.string().trim().min(1).max(20_000),
  kind: z.enum(['human', 'automatic']).default('human'),
});
export type ReplyRequest = z.infer<typeof ReplyRequest>;

interface Answered {
  readonly messageId: string;
  readonly replyTo: string;
  readonly fromName: string;
  readonly text: string;
}

/** The answer as a mail program writes it: to the reply address, in the thread, with what it answers quoted below. */
export async function composeReply(
  summary: SentSummary,
  answered: Answered,
  { text, kind }: ReplyRequest,
): Promise<Buffer> {
  const isAutomatic = kind === 'automatic';
  const quoted = answered.text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  const on = summary.sentAt.toUTCString();
  const composer = new MailComposer({
    from: summary.recipients[0] ?? '',
    to: answered.replyTo,
    subject: `${isAutomatic ? 'Automatic reply' : 'Re'}: ${summary.subject}`,
    text: isAutomatic ? text : `${text}\n\nOn ${on}, ${answered.fromName || summary.from} wrote:\n${quoted}\n`,
    inReplyTo: answered.messageId,
    references: [answered.messageId],
    ...(isAutomatic && { headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' } }),
  });
  return composer.compile().build();
}
