import { expect, it } from 'vitest';
import { claimedDomain, dnsRecordsOf } from '../../../../../functions/records/account/domain.ts';
import { purposeOf } from './dns-purpose.ts';

it('names what each record of a domain is for', () => {
  const domain = claimedDomain('acme.com', 'acc_a', 'secret', new Date('2026-03-02T10:00:00.000Z'));
  const records = dnsRecordsOf({ ...domain, tokens: ['one', 'two'] }, 'eu-west-1');
  expect(records.map((record) => [record.type, purposeOf(record)])).toEqual([
    ['TXT', 'Proof that it is yours'],
    ['CNAME', 'DKIM'],
    ['CNAME', 'DKIM'],
    ['MX', 'MAIL FROM'],
    ['TXT', 'SPF'],
    ['TXT', 'DMARC'],
  ]);
});
