import type { DnsRecord } from '../../../../../shared/model/email-strategy.ts';

/** What a record is for, by the name that those who look after a DNS know it by. */
export function purposeOf({ type, key, value }: Pick<DnsRecord, 'type' | 'key' | 'value'>): string {
  if (key.includes('._domainkey.')) return 'DKIM';
  if (key.startsWith('_dmarc.')) return 'DMARC';
  if (type === 'MX') return 'MAIL FROM';
  return value.startsWith('v=spf1 ') ? 'SPF' : 'Proof that it is yours';
}
