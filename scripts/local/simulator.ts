import type { SentMessage } from './aws/ses/index.ts';
import { readContent } from './mailbox/content.ts';
import { composeReply } from './mailbox/reply.ts';

/** What SES's mailbox simulator does with a mail, by what stands before the @, with a label after a plus sign or without. */
export type Simulated = 'success' | 'bounce' | 'ooto' | 'complaint' | 'suppressionlist';

const SIMULATED = /^(success|bounce|ooto|complaint|suppressionlist)(?:\+[^@]*)?@/i;

/** The part of the simulator that an address asks for; at any domain, so that whoever tries something needs no other. */
export const simulatedBy = (recipients: readonly string[]): Simulated | undefined =>
  recipients.map((address) => SIMULATED.exec(address)?.[1]?.toLowerCase() as Simulated | undefined).find(Boolean);

/** The automatic answer of someone who is out of the office; undefined of everybody else. */
export async function automaticAnswer(mail: SentMessage): Promise<Buffer | undefined> {
  if (simulatedBy(mail.recipients) !== 'ooto') return undefined;
  const answer = { text: 'I am out of the office and will answer when I am back.', kind: 'automatic' } as const;
  return composeReply(mail, await readContent(mail.raw), answer);
}
