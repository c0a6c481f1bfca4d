import type { EmailAddress } from '../../../../shared/model/submission.ts';
import { PRODUCT } from '../../../../shared/product.ts';

const ADDED_BY: Readonly<Record<EmailAddress['addedBy'], string>> = {
  customer: 'added by your team',
  bramble: `found by ${PRODUCT.name}`,
  sourcer: 'from the sourcer',
  resume: 'from the resume',
};

const STATES: Readonly<Record<EmailAddress['deliverabilityStatus'], string>> = {
  verified: 'verified',
  unverified: 'not verified',
  bounced: 'bounced',
  suppressed: 'Opted out',
};

type Known = Pick<EmailAddress, 'deliverabilityStatus' | 'kind' | 'addedBy'> &
  Partial<Pick<EmailAddress, 'addedByName' | 'isSpare' | 'isChosen'>>;

/** What is known of an address, in a line: whether it takes mail, what it is, and who gave it. */
export const addressWords = (address: Known): string => {
  const { deliverabilityStatus, kind, addedBy, addedByName, isSpare, isChosen } = address;
  return [
    STATES[deliverabilityStatus],
    kind === 'work' ? 'work address' : '',
    isSpare && !isChosen ? 'spare' : '',
    addedByName ? `added by ${addedByName}` : ADDED_BY[addedBy],
  ]
    .filter(Boolean)
    .join(', ');
};
