import { LIMITS } from '../../product.ts';

/** What an ATS says of a job, beside where it is done. */
export interface AtsJobDetails {
  readonly title: string;
  readonly description: string | null;
  readonly applyUrl: string | null;
}

/** A draft's fields that follow from it. */
export interface ImportedFields {
  readonly title: string;
  readonly description: string;
  readonly applyUrl: string | null;
}

const WEB = /^https?:\/\//i;

/** What of a job in an ATS a draft begins with. Its description is still to be cleaned; where it is done is read from its offices. */
export const importedFields = ({ title, description, applyUrl }: AtsJobDetails): ImportedFields => ({
  title: title.slice(0, LIMITS.title),
  description: description ?? '',
  applyUrl: applyUrl && WEB.test(applyUrl) && applyUrl.length <= LIMITS.url ? applyUrl : null,
});
