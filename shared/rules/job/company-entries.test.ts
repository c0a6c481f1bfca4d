import { expect, it } from 'vitest';
import { mergedCompanies, toCompanyEntry } from './company-entries.ts';

const list = (...texts: string[]) => texts.map(toCompanyEntry);

it('puts together what two people made of one list: nothing that was added is lost, what was taken out stays out', () => {
  const began = list('Acme', 'Contoso', 'old.example');
  const mine = list('Acme', 'Contoso', 'Mine', 'both.example');
  const theirs = list('Contoso', 'old.example', 'Both.example', 'Theirs');
  expect(mergedCompanies(began, mine, theirs)).toEqual(list('Contoso', 'Both.example', 'Theirs', 'Mine'));
});

it('is what was saved where nothing was changed here', () => {
  expect(mergedCompanies(list('Acme'), list('acme'), list('Acme', 'Theirs'))).toEqual(list('Acme', 'Theirs'));
});
