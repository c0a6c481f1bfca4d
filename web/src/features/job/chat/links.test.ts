import { expect, it } from 'vitest';
import { piecesOf } from './links.ts';

const linksIn = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://acme.example/jobs?a=1#top.', 'https://acme.example/jobs?a=1#top'],
  ['(https://acme.example/a)', 'https://acme.example/a'],
  ['https://acme.example/a_(b), really', 'https://acme.example/a_(b)'],
  ['“http://acme.example”', 'http://acme.example'],
])('%s has one link', (text, link) => {
  expect(linksIn(text)).toEqual([link]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://acme.example/a',
  'www.acme.example',
  'https://',
  'https://acme.example@evil.example/',
  'https://user:secret@evil.example/',
])('%s has none', (text) => {
  expect(linksIn(text)).toEqual([]);
});

it('shows every character as it was written, and a link as its own address', () => {
  const text = 'a <b>https://acme.example/x</b>\n[ok](https://evil.example) https://acme.example/\u202Egpj.exe end';
  const pieces = piecesOf(text);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  for (const { text: shown, href } of pieces) if (href) expect(shown).toBe(href);
  expect(linksIn(text)).toEqual(['https://acme.example/x', 'https://evil.example', 'https://acme.example/']);
});
