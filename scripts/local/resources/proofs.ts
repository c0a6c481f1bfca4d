import { connectTable } from '../../../functions/platform/table.ts';
import { proofRecordOf } from '../../../functions/records/account/domain.ts';
import { createDomainReader } from '../../../functions/records/account/domain-reader.ts';
import type { DnsRecord } from '../aws/ses/index.ts';

/** What the page tells the owner of a domain to add for us, beside what is for SES. */
export const proofsIn = ({ TABLE_NAME = '' }: Readonly<Record<string, string>>) => {
  const { find } = createDomainReader(connectTable(TABLE_NAME));
  return async (name: string): Promise<DnsRecord[]> => {
    const domain = await find(name);
    return domain ? proofRecordOf(domain) : [];
  };
};
