import { createHash } from 'node:crypto';

/** What a local candidate does with mail, always the same for the same address. */
export type Persona =
  | 'interested'
  | 'interested-later'
  | 'not-interested'
  | 'away'
  | 'bounces'
  | 'opts-out'
  | 'opens-only'
  | 'silent';

/** Of a hundred candidates, how many are of each kind: chosen so that a small job shows every kind of outcome. */
const SHARES: readonly (readonly [Persona, number])[] = [
  ['interested', 34],
  ['interested-later', 10],
  ['not-interested', 16],
  ['away', 9],
  ['bounces', 6],
  ['opts-out', 4],
  ['opens-only', 13],
  ['silent', 8],
];

/** The persona of an address. */
export function personaOf(address: string): Persona {
  let left = numberOf(address, 100);
  for (const [persona, share] of SHARES) {
    if (left < share) return persona;
    left -= share;
  }
  return 'silent';
}

/** A number below `below` that follows from the text. */
export const numberOf = (text: string, below: number) =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % below;

export type Action =
  | { readonly kind: 'open' | 'click' | 'bounce' | 'unsubscribe' }
  | { readonly kind: 'reply'; readonly text: string; readonly as: 'human' | 'automatic' };

const YES = [
  'Thanks for reaching out. This sounds interesting, I would be happy to have a call. Would Thursday after 15:00 work?',
  'Hi, yes, I am open to hearing more. Could you tell me a little about the team and the salary range?',
  'Good timing! I was just starting to look around. Let us talk, you can reach me any morning next week.',
];
const NO = [
  'Thank you for thinking of me, but I am happy where I am and not looking to move at the moment.',
  'Thanks, but I have just started a new job, so this is not the right time for me.',
  'I appreciate the note. The location does not work for me, so I will pass.',
];

/** What the candidate does with one email of a sequence, in order. `step` is 0 for the first email. */
export function actionsOn(address: string, step: number): readonly Action[] {
  const persona = personaOf(address);
  const say = (texts: readonly string[]): Action => ({
    kind: 'reply',
    as: 'human',
    text: texts[numberOf(`${address} says`, texts.length)] ?? '',
  });
  const open: Action = { kind: 'open' };
  if (persona === 'bounces') return [{ kind: 'bounce' }];
  if (persona === 'interested') return step === 0 ? [open, { kind: 'click' }, say(YES)] : [];
  if (persona === 'interested-later') return step === 0 ? [open] : step === 1 ? [open, say(YES)] : [];
  if (persona === 'not-interested') return step === 0 ? [open, say(NO)] : [];
  if (persona === 'opts-out') return step === 0 ? [open, { kind: 'unsubscribe' }] : [];
  if (persona === 'opens-only') return [open];
  if (persona === 'away' && step === 0) {
    return [
      {
        kind: 'reply',
        as: 'automatic',
        text: 'I am out of the office with limited access to my mail and will be back next week.',
      },
    ];
  }
  return [];
}
