import type { EmailAddress } from '../../model/submission.ts';
import { foldCompany } from '../job/companies.ts';

/** An address is work where its domain is named like the employer. */
export function kindOf(email: string, employer: string | undefined): EmailAddress['kind'] {
  const labels = email.split('@').at(-1)?.toLowerCase().split('.').slice(0, -1) ?? [];
  const company = foldCompany(employer ?? '').replaceAll(' ', '');
  return company !== '' && labels.includes(company) ? 'work' : 'personal';
}
