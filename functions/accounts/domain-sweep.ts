import { readEnvironment } from '../platform/env.ts';
import { connectTable } from '../platform/table.ts';
import { createDomainChecks } from '../records/account/domain-checks.ts';
import { dueDomains } from '../records/account/domain-due.ts';
import { createDomainSweep } from './domain-check.ts';
import { createDomainIdentities } from './domain-identities.ts';
import { createReadTxt } from './domain-records.ts';

const env = readEnvironment('TABLE_NAME', 'DNS_URL');
const table = connectTable(env.TABLE_NAME);

/** Every five minutes: custom domains that are due are looked at. */
export const handler = createDomainSweep({
  domains: createDomainChecks(table),
  listDue: (until) => dueDomains(table, until),
  identities: createDomainIdentities(),
  readTxt: createReadTxt(env.DNS_URL),
  now: () => new Date(),
});
