import { describe, expect, it } from 'vitest';
import { shortcutOf } from './actions/shortcut.ts';
import { countLeft } from './data/count.ts';
import { pagesShown } from './data/pages.ts';
import { readState, writeState } from './hooks/url-state.ts';
import { MAX_MEGABYTES, UPLOADS, wrongWith } from './inputs/upload-rules.ts';

describe('the counter of a text', () => {
  it('counts words', () => {
    expect(countLeft('  one two\nthree ', 'words').text).toBe('3 words');
    expect(countLeft('one', 'words').text).toBe('1 word');
    expect(countLeft('', 'words').text).toBe('0 words');
  });

  it('counts characters and says when they are too many', () => {
    expect(countLeft('abc', 3)).toEqual({ text: '3 / 3', over: false });
    expect(countLeft('abcd', 3)).toEqual({ text: '4 / 3', over: true });
  });
});

describe('the pages a pager shows', () => {
  it('keeps the first, the last and the neighbours', () => {
    expect(pagesShown(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  });

  it('shows a page rather than a gap of one', () => {
    expect(pagesShown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(pagesShown(1, 3)).toEqual([1, 2, 3]);
  });
});

describe('the name of a key press', () => {
  const press = (key: string, held: Partial<Record<'metaKey' | 'ctrlKey' | 'altKey' | 'shiftKey', boolean>> = {}) =>
    shortcutOf({ key, metaKey: false, ctrlKey: false, altKey: false, shiftKey: false, ...held });

  it('is the letter in lower case, with Shift where it is held', () => {
    expect(press('j')).toBe('j');
    expect(press('J', { shiftKey: true })).toBe('shift+j');
  });

  it('does not name Shift where it already made another character', () => {
    expect(press('?', { shiftKey: true })).toBe('?');
  });

  it('takes Command and Control for the same', () => {
    expect(press('Enter', { metaKey: true })).toBe('mod+Enter');
    expect(press('Enter', { ctrlKey: true })).toBe('mod+Enter');
  });
});

describe('what is wrong with a file', () => {
  const file = (name: string, size = 1, type = '') => ({ name, size, type });

  it('is nothing for an accepted type up to the size', () => {
    expect(wrongWith(file('cv.PDF', 10 * 1024 * 1024), ['.pdf'], 10)).toBeUndefined();
    expect(wrongWith(file('me', 5, 'image/png'), ['image/*'], 10)).toBeUndefined();
  });

  it.each([
    ['resume', ['cv.pdf', 'cv.doc', 'cv.DOCX'], 'cv.csv'],
    ['sheet', ['list.csv', 'list.XLSX'], 'list.png'],
  ] as const)('follows what a %s may be', (kind, allowed, other) => {
    for (const name of allowed) expect(wrongWith(file(name), UPLOADS[kind], MAX_MEGABYTES)).toBeUndefined();
    expect(wrongWith(file(other), UPLOADS[kind], MAX_MEGABYTES)).toBe('File type is not allowed.');
    expect(wrongWith(file(allowed[0], 10 * 1024 * 1024 + 1), UPLOADS[kind], MAX_MEGABYTES)).toBe(
      'File size exceed 10Mb.',
    );
  });

  it('is that it is empty', () => {
    for (const [kind, name] of [
      ['resume', 'cv.pdf'],
      ['sheet', 'list.csv'],
    ] as const)
      expect(wrongWith(file(name, 0), UPLOADS[kind], MAX_MEGABYTES)).toBe('This file is empty.');
  });

  it('is the type of a picture that is neither PNG nor JPEG, whatever its name', () => {
    expect(wrongWith(file('me.png', 1, 'image/png'), UPLOADS.picture, MAX_MEGABYTES)).toBeUndefined();
    expect(wrongWith(file('me.jpg', 1, 'image/jpeg'), UPLOADS.picture, MAX_MEGABYTES)).toBeUndefined();
    expect(wrongWith(file('me.png', 1, 'image/gif'), UPLOADS.picture, MAX_MEGABYTES)).toBe('File type is not allowed.');
  });

  it('is the type before the size', () => {
    expect(wrongWith(file('scan.tiff', 99 * 1024 * 1024), ['.pdf'], 10)).toBe('File type is not allowed.');
  });

  it('names the largest size', () => {
    expect(wrongWith(file('cv.pdf', 10 * 1024 * 1024 + 1), ['.pdf'], 10)).toBe('File size exceed 10Mb.');
  });
});

describe('state in the query string', () => {
  const defaults = { tab: 'active', page: 1, mine: false };

  it('is the default where the query says nothing or nothing sensible', () => {
    expect(readState(new URLSearchParams('page=x'), defaults)).toEqual(defaults);
  });

  it('comes back as it was written', () => {
    const written = writeState(new URLSearchParams(), defaults, { tab: 'closed', page: 3, mine: true });
    expect(readState(written, defaults)).toEqual({ tab: 'closed', page: 3, mine: true });
  });

  it('leaves out defaults and keeps what belongs to others', () => {
    expect(writeState(new URLSearchParams('page=3&open=x'), defaults, { page: 1 }).toString()).toBe('open=x');
  });
});
