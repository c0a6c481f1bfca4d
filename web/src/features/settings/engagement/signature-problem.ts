import { ERRORS } from '../../../../../shared/contract/errors.ts';
import { hasContactDetails } from '../../../../../shared/rules/outreach/signature.ts';
import { htmlToText } from '../../../../../shared/rules/text/plain-text.ts';

/** What is wrong with a signature; undefined where nothing is (1-product, section 5). */
export function signatureProblem(html: string): string | undefined {
  if (htmlToText(html).trim() === '') return 'This field is required.';
  return hasContactDetails(html) ? ERRORS.SIGNATURE_HAS_CONTACT_DETAILS.title : undefined;
}
