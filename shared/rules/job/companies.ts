import type { CompanyEntry } from '../../model/job.ts';
import { anyOf, words } from '../any-of.ts';
import { fold } from '../text/fold.ts';

const LEGAL_FORMS = words`
  inc, incorporated, llc, llp, ltd, limited, plc, corp, corporation, company, co, pty
  gmbh, ag, kg, se, sa, sas, sarl, srl, spa, bv, nv, ab, as, oy
`;
const LEGAL_FORM = new RegExp(`\\b${anyOf(LEGAL_FORMS)}\\b\\.?`, 'g');

/** One spelling for one company: no accents, case, punctuation or legal form. */
export function foldCompany(name: string): string {
  const plain = fold(name);
  const folded = plain
    .replace(LEGAL_FORM, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return folded || plain.trim();
}

/** Whether an employer is one of the listed companies: by its name, or by the first label of the listed domain. */
export function isListedCompany(employer: string, list: readonly CompanyEntry[]): boolean {
  const name = foldCompany(employer);
  if (!name) return false;
  return list.some((entry) =>
    'domain' in entry
      ? foldCompany(entry.domain.split('.')[0] ?? '') === name.replaceAll(' ', '')
      : foldCompany(entry.orgName) === name,
  );
}
