import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addChips } from './chips.ts';

const rules = { maxLength: 8 };

describe('adding to a list of chips', () => {
  it('trims what was typed', () => {
    expect(addChips(['Go'], '  Rust ', rules).items).toEqual(['Go', 'Rust']);
  });

  it('ignores what is empty', () => {
    expect(addChips(['Go'], '   ', rules)).toEqual({ items: ['Go'], tooLong: [] });
  });

  it('ignores a duplicate, in whatever case', () => {
    expect(addChips(['Go'], 'GO', rules).items).toEqual(['Go']);
  });

  it('refuses an item over the longest length and hands it back', () => {
    expect(addChips([], 'Kubernetes', rules)).toEqual({ items: [], tooLong: ['Kubernetes'] });
    expect(addChips([], '12345678', rules).items).toEqual(['12345678']);
  });

  it('splits pasted lines, and at the separator when there is one', () => {
    expect(addChips([], 'Go\nRust\nGo', rules).items).toEqual(['Go', 'Rust']);
    expect(addChips([], 'Go, Rust', { ...rules, separator: /[,;]/ }).items).toEqual(['Go', 'Rust']);
  });

  it('adds nothing when run a second time with the same text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string(), (items, typed) => {
        const once = addChips(items, typed, rules).items;
        expect(addChips(once, typed, rules).items).toEqual(once);
      }),
    );
  });
});
