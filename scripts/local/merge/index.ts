import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerMerge } from './answers.ts';
import { createFaults, type Faults } from './faults.ts';
import { createHooks, messageOf, syncMessageOf } from './hooks.ts';
import { catchUp, type Integration, type LinkedAts, linkAts, syncsDone } from './linked-ats.ts';

/** What Merge keeps: who is linked, and tokens that were not used yet. */
interface Kept {
  linked: LinkedAts[];
  /** Origin ids of link tokens, each good for one link. */
  linkTokens: Record<string, string>;
  /** Account tokens by the public token that the widget gave. */
  publicTokens: Record<string, string>;
}

/** Merge as far as the product uses it, on this machine. The product calls it as it calls Merge, and cannot tell. */
export interface LocalMerge {
  /** What the product's secret holds of it. */
  readonly settings: string;
  readonly faults: Faults;
  /** Every call it got: `GET jobs`, `POST candidates` and so on. */
  readonly calls: string[];
  readonly answer: ReturnType<typeof answerMerge>;
  /** The ATSs that are linked. */
  linked(): readonly LinkedAts[];
  /**
   * Links an ATS without the widget; answers the public token that the widget would. One that is linked already, with the same name
   * and integration, is let in again: it keeps its id and its token, as it does at Merge.
   */
  link(originId: string, integration: Integration, initialMs?: number): string;
  /** Says to the product that something happened, as Merge does. Answers how that went the last time it tried. */
  tell(ats: LinkedAts, event: string, data?: object): Promise<number>;
  /** Looks into the ATSs by itself from now on, and says to the product what it found. */
  live(): void;
  /** Keeps what changed since it was kept the last time. */
  close(): void;
}

/** How long a first sync takes here: long enough to be seen. */
const INITIAL_MS = 12_000;

const SAVED_AFTER_MS = 200;
const LOOK_MS = 2_000;

/** Opens Merge as it was left in a folder. */
export function openMerge(dir: string, url: string, clock = (): Date => new Date()): LocalMerge {
  const file = join(dir, 'merge.json');
  const kept: Kept = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { linked: [], linkTokens: {}, publicTokens: {} };
  const key = 'local-merge-key';
  const webhookKey = 'local-merge-webhook-key';
  const send = createHooks(`${url}/api/ats/merge-dot-dev/webhook`, webhookKey);
  let waiting: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(waiting);
    waiting = undefined;
    writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
  };
  // All of it is one file, so many changes are written together.
  const save = () => {
    waiting ??= setTimeout(write, SAVED_AFTER_MS).unref();
  };
  const faults = createFaults();
  const calls: string[] = [];

  const link = (originId: string, integration: Integration, initialMs = INITIAL_MS) => {
    const known = kept.linked.find(
      (ats) => ats.originId === originId && ats.integration.slug === integration.slug && !ats.isDeleted,
    );
    const ats = known ?? linkAts(originId, integration, clock(), initialMs);
    ats.isRevoked = false;
    const publicToken = randomBytes(16).toString('base64url');
    if (!known) kept.linked.push(ats);
    kept.publicTokens[publicToken] = ats.token;
    save();
    return publicToken;
  };

  let looking: NodeJS.Timeout | undefined;
  const look = async () => {
    for (const ats of kept.linked.filter((one) => !one.isDeleted && !one.isRevoked)) {
      const now = clock();
      catchUp(ats, now);
      if (ats.told >= syncsDone(ats, now)) continue;
      ats.told = syncsDone(ats, now);
      save();
      await send(syncMessageOf(ats, now));
    }
  };

  const book = {
    newLinkToken(originId: string) {
      const token = randomBytes(16).toString('base64url');
      kept.linkTokens[token] = originId;
      save();
      return token;
    },
    /** The public token of a link made with a link token, which is good for one. */
    redeemLinkToken(token: string, integration: Integration) {
      const originId = kept.linkTokens[token];
      if (originId === undefined) return undefined;
      delete kept.linkTokens[token];
      return link(originId, integration);
    },
    redeemPublicToken(token: string) {
      const found = kept.linked.find((ats) => ats.token === kept.publicTokens[token]);
      delete kept.publicTokens[token];
      return found;
    },
    find(token: string) {
      const ats = kept.linked.find((one) => !one.isDeleted && isSameText(one.token, token));
      if (ats) catchUp(ats, clock());
      return ats;
    },
    linked: () => kept.linked,
    save,
  };

  return {
    settings: JSON.stringify({ url: `${url}/merge/api`, key, webhookKeys: [webhookKey] }),
    faults,
    calls,
    answer: answerMerge({ key, book, faults, calls, clock }),
    linked: () => kept.linked,
    link,
    tell: (ats, event, data) => send(messageOf(ats, event, data)),
    live: () => {
      looking = setInterval(() => void look(), LOOK_MS).unref();
    },
    close: () => {
      clearInterval(looking);
      if (waiting) write();
    },
  };
}

const isSameText = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
