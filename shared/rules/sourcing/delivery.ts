import type { Profile } from '../../model/candidate.ts';
import type { CompanyEntry } from '../../model/job.ts';
import { foldCompany, isListedCompany } from '../job/companies.ts';
import { foldText } from '../text/names.ts';

type Delivered = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'employmentHistory'>;

/** Where a person works now; the latest position where none is said to be current. */
export function currentEmployers({ employmentHistory }: Pick<Profile, 'employmentHistory'>): string[] {
  const current = employmentHistory.filter((position) => position.current);
  return (current.length > 0 ? current : employmentHistory.slice(0, 1)).map(({ employerName }) => employerName);
}

/** The company not to source from that a person works at, by name or by the domain of the address; undefined where none is. */
export function excludedCompany(candidate: Delivered, excluded: readonly CompanyEntry[]): string | undefined {
  const byName = currentEmployers(candidate).find((employer) => isListedCompany(employer, excluded));
  if (byName) return byName;
  const domain = candidate.email?.split('@').at(-1)?.toLowerCase() ?? '';
  return excluded
    .flatMap((entry) => ('domain' in entry ? [entry.domain.toLowerCase().replace(/^www\./, '')] : []))
    .find((listed) => listed !== '' && (domain === listed || domain.endsWith(`.${listed}`)));
}

/** What a card says of where somebody works, and whether that was a company not to source from when they were compared. */
interface AtWork {
  readonly currentEmployer: string | null;
  readonly fromCompanyNotToSourceFrom: boolean;
}

/**
 * Whether somebody works at a company not to source from as the list is now. An address at a listed domain is no part of a card: what
 * was found of it when they were compared stands as long as domains are listed.
 */
export const isFromExcluded = (card: AtWork, excluded: readonly CompanyEntry[]): boolean =>
  isListedCompany(card.currentEmployer ?? '', excluded) ||
  (card.fromCompanyNotToSourceFrom && excluded.some((entry) => 'domain' in entry));

/** The same name at the same employer is the same person on one job; undefined where no employer is known. */
export function personKey(candidate: Omit<Delivered, 'email'>): string | undefined {
  const [employer = ''] = currentEmployers(candidate);
  return personKeyOf(`${candidate.firstName} ${candidate.lastName}`, employer);
}

/** `personKey` of a name and an employer as a card has them. */
export function personKeyOf(name: string, employer: string): string | undefined {
  if (!employer.trim()) return undefined;
  return `${foldText(name).replace(/\s+/g, ' ').trim()} @ ${foldCompany(employer)}`;
}
