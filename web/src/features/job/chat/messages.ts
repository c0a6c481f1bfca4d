import type { ChatMessage } from '../../../../../shared/model/chat.ts';

/** What is known of a chat: its messages in order, without a gap, up to the last one that was read. */
export interface Known {
  readonly messages: readonly ChatMessage[];
  readonly hasEarlier: boolean;
}

export const NOTHING: Known = { messages: [], hasEarlier: false };

/**
 * Adds a page to what is known. Pages overlap or follow each other; where so much came meanwhile that they do not, the older part
 * is let go of and can be asked for again, so that nothing is missing in between.
 */
export function withPage(known: Known, page: Known): Known {
  const [first] = page.messages;
  if (!first) return known;
  const last = page.messages.at(-1);
  const [knownFirst, knownLast] = [known.messages[0], known.messages.at(-1)];
  if (!knownFirst || !knownLast || !last || first.number > knownLast.number + 1) return page;
  if (last.number < knownFirst.number - 1) return known;
  const isOlder = first.number < knownFirst.number;
  const all = new Map([...known.messages, ...page.messages].map((message) => [message.number, message]));
  return {
    messages: [...all.values()].sort((a, b) => a.number - b.number),
    hasEarlier: isOlder ? page.hasEarlier : known.hasEarlier,
  };
}

/** A message that was just sent; it waits for the next page where others came before it that are not known yet. */
export function withSent(known: Known, sent: ChatMessage): Known {
  const isNext = sent.number === (known.messages.at(-1)?.number ?? 0) + 1;
  return isNext ? withPage(known, { messages: [sent], hasEarlier: sent.number > 1 }) : known;
}

/** Where the divider stands: before the first message of others that came after this number. */
export const firstNew = (messages: readonly ChatMessage[], readTo: number): number | undefined =>
  messages.find(({ number, type }) => number > readTo && type !== 'employer')?.number;
