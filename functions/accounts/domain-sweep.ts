import { readEnvironment } from '../platform/env.ts';
import { connectTable } from '../platform/table.ts';
import { createDomainStore } from '../records/account/domain-store.ts';
import { createDomainSweep } from './domain-check.ts';
import { createDomainIdentities } from './domain-identities.ts';
import { createReadTxt } from './domain-records.ts';

const env = readEnvironment('TABLE_NAME', 'DNS_URL');

/** Every five minutes: custom domains that are due are looked at. */
export const handler = createDomainSweep({
  domains: createDomainStore(connectTable(env.TABLE_NAME)),
  identities: createDomainIdentities(),
  readTxt: createReadTxt(env.DNS_URL),
  now: () => new Date(),
});
