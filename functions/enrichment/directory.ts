import * as z from 'zod';
import { foldCompany } from '../../shared/rules/job/companies.ts';
import { foldText } from '../../shared/rules/text/names.ts';
import { hashOf } from '../platform/ids.ts';
import type { EmailFinder, FoundEmail } from './email-finder.ts';

/** Domains that are nobody's (RFC 2606): what is written to there stays on this machine. */
const LOCAL = /\.(?:example|test|invalid|localhost)$/;
const HOME = 'home.example';
const LONGEST_SEARCH_MS = 6_000;
const MISSES = 0.1;
const WITH_PERSONAL = 0.7;

/**
 * The embedded finder for a machine without the network. It searches nothing: it gives people an address made of the name
 * at a domain made of the employer, to most also a private one, takes some seconds, and misses one in ten. Who is missed,
 * and how long it takes, follows from the name, so that it is the same each time.
 */
export function createDirectory({ now }: { readonly now: () => Date }): EmailFinder {
  return {
    async find({ firstName, lastName, employer = '', since }) {
      const [luck, pace, home] = luckOf(`${firstName} ${lastName} ${employer}`);
      if (now().getTime() - since.getTime() < pace * LONGEST_SEARCH_MS) return 'pending';
      const local = [firstName, lastName].map(plain).filter(Boolean).join('.');
      if (luck < MISSES || !local) return [];
      const company = plain(foldCompany(employer));
      const work: FoundEmail[] = company
        ? [{ email: `${local}@${company}.example`, kind: 'work', confidence: 0.9 }]
        : [];
      const isPersonalKnown = home < WITH_PERSONAL || !company;
      return [
        ...(isPersonalKnown ? [{ email: `${local}@${HOME}`, kind: 'personal' as const, confidence: 0.8 }] : []),
        ...work,
      ];
    },

    async verify(email) {
      if (!z.email().safeParse(email).success) return 'undeliverable';
      return LOCAL.test(email.toLowerCase()) ? 'verified' : 'unverified';
    },
  };
}

const plain = (text: string) => foldText(text).replace(/[^a-z0-9]+/g, '');

/** Three numbers from 0 to 1 that are always the same for the same text. */
function luckOf(text: string): [number, number, number] {
  const hash = hashOf(text);
  const fraction = (start: number) => Number.parseInt(hash.slice(start, start + 8), 16) / 0xffffffff;
  return [fraction(0), fraction(8), fraction(16)];
}
