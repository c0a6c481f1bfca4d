import { ERRORS } from '../../../../../shared/contract/errors.ts';
import { hasContactDetails, isEmptySignature } from '../../../../../shared/rules/outreach/signature.ts';

/** What is wrong with a signature; undefined where nothing is (1-product, section 5). */
export function signatureProblem(html: string): string | undefined {
  if (isEmptySignature(html)) return 'This field is required.';
  return hasContactDetails(html) ? ERRORS.SIGNATURE_HAS_CONTACT_DETAILS.title : undefined;
}
