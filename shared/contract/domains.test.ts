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

it('says what is wrong with what is no domain', () => {
  const why = (domain: string) => DomainName.safeParse({ domain }).error?.issues.map(({ message }) => message);
  expect(why('http://not a domain')).toEqual([
    'Please enter a domain without spaces or signs, for example “acme.com”.',
  ]);
  expect(why('acme')).toEqual(['Please enter a valid domain extension, for example “.com” or “.net”.']);
});

it('takes nothing that is no domain', () => {
  expect(['acme', 'https://', 'ada@acme.example', ''].map(read)).toEqual(['', '', '', ''].map(() => undefined));
});
