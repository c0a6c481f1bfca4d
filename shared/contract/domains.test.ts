import { expect, it } from 'vitest';
import { DomainName } from './domains.ts';

const read = (domain: string) => DomainName.safeParse({ domain }).data?.domain;

it('reads the domain of an address that was pasted', () => {
  const typed = [
    'acme.example',
    ' Acme.Example ',
    'http://acme.example/x',
    'https://acme.example?a=b',
    'acme.example/jobs',
  ];
  expect(typed.map(read)).toEqual(typed.map(() => 'acme.example'));
});

it('takes nothing that is no domain', () => {
  expect(['acme', 'https://', 'ada@acme.example', ''].map(read)).toEqual(['', '', '', ''].map(() => undefined));
});
