import { describe, expect, it } from 'vitest';
import { actionsOn, personaOf } from './persona.ts';

const addresses = Array.from({ length: 500 }, (_, index) => `person${index}@home.example`);

describe('a local candidate', () => {
  it('is the same person every time', () => {
    for (const address of addresses.slice(0, 20)) expect(personaOf(address)).toBe(personaOf(address));
  });

  it('is of each kind in turn, and interested more often than anything else', () => {
    const kinds = Map.groupBy(addresses, personaOf);
    expect([...kinds.keys()].sort()).toEqual([
      'away',
      'bounces',
      'interested',
      'interested-later',
      'not-interested',
      'opens-only',
      'opts-out',
      'silent',
    ]);
    expect(Math.max(...[...kinds.values()].map((group) => group.length))).toBe(kinds.get('interested')?.length);
  });

  it('is interested where the demonstration needs one to be', () => {
    expect(personaOf('ilse.marchetti@mail.example')).toBe('interested');
  });

  it('answers at most once', () => {
    for (const address of addresses) {
      const answers = [0, 1, 2].flatMap((step) => actionsOn(address, step)).filter(({ kind }) => kind === 'reply');
      expect(answers.length).toBeLessThanOrEqual(1);
    }
  });
});
