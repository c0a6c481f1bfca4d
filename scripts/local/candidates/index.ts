import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod';
import { log } from '../log.ts';
import { type Action, actionsOn, numberOf } from './persona.ts';

export interface CandidatesOptions {
  readonly mailboxUrl: string;
  readonly signal: AbortSignal;
  /** `life` answers within a minute, as people would if they were quick; `at-once` is for tests and the demonstration. */
  readonly pace?: 'life' | 'at-once';
  /** Only mails sent from now on are answered, so that nobody answers twice after a restart. */
  readonly since?: Date;
}

const Messages = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      sentAt: z.coerce.date(),
      recipients: z.array(z.string()),
      tags: z.record(z.string(), z.string()),
    }),
  ),
});

/** The people whom outreach reaches on this machine. They are ordinary clients of the mailbox, and answer by themselves. */
export async function startCandidates({
  mailboxUrl,
  signal,
  pace = 'life',
  since = new Date(),
}: CandidatesOptions): Promise<void> {
  const api = `${mailboxUrl}/api/messages`;
  const seen = new Set<string>();
  const look = async () => {
    const { messages } = Messages.parse(await (await fetch(`${api}?since=${since.toISOString()}`, { signal })).json());
    for (const { id, recipients, tags } of messages.reverse()) {
      const [address] = recipients;
      if (seen.has(id) || !address || tags.step === undefined) continue;
      seen.add(id);
      void live(api, id, address, actionsOn(address, Number(tags.step)), pace, signal);
    }
  };
  void repeat(look, pace === 'life' ? 1_500 : 100, signal);
}

async function live(
  api: string,
  id: string,
  address: string,
  actions: readonly Action[],
  pace: 'life' | 'at-once',
  signal: AbortSignal,
) {
  try {
    for (const action of actions) {
      if (pace === 'life') await wait(3_000 + numberOf(`${id}${action.kind}`, 12_000), undefined, { signal });
      const body = action.kind === 'reply' ? { text: action.text, kind: action.as } : {};
      const headers = { 'content-type': 'application/json' };
      await fetch(`${api}/${id}/${action.kind}`, { method: 'POST', body: JSON.stringify(body), headers, signal });
    }
  } catch (error) {
    if (!signal.aborted) log(`${address} could not answer`, error);
  }
}

async function repeat(run: () => Promise<void>, everyMs: number, signal: AbortSignal) {
  while (!signal.aborted) {
    await run().catch((error) => {
      if (!signal.aborted) log('The local candidates could not read their mail', error);
    });
    await wait(everyMs, undefined, { signal }).catch(() => undefined);
  }
}
