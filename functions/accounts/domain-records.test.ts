import { expect, it } from 'vitest';
import { allowsSes, hasDmarc } from './domain-records.ts';

it.each([
  [['v=spf1 include:amazonses.com ~all'], true],
  [['google-site-verification=x', 'v=spf1 include:_spf.acme.com include:amazonses.com -all'], true],
  [['v=spf1 include:_spf.google.com ~all'], false],
  [['include:amazonses.com'], false],
  [[], false],
])('SPF %o lets SES send: %s', (records, wanted) => {
  expect(allowsSes(records)).toBe(wanted);
});

it.each([
  [{ '_dmarc.careers.acme.com': ['v=DMARC1; p=none;'] }, true],
  [{ '_dmarc.acme.com': ['v=DMARC1; rua=mailto:x@acme.com; p=reject'] }, true],
  [{ '_dmarc.acme.com': ['v=DMARC1;'] }, false],
  [{ '_dmarc.com': ['v=DMARC1; p=none'] }, false],
  [{}, false],
])('DMARC %o speaks for careers.acme.com: %s', async (zone: Record<string, string[]>, wanted) => {
  expect(await hasDmarc(async (name) => zone[name] ?? [], 'careers.acme.com')).toBe(wanted);
});
