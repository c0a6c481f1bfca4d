import * as z from 'zod';
import { type AboutYou, CompanyName, type Preferences } from '../../../../shared/model/account.ts';

const Typed = z.object({ firstname: z.string(), lastname: z.string(), position: z.string(), company: z.string() });

/** The account's name as a company's, which has no dot; nothing where it is too short for one. */
const companyOf = (accountName = ''): string => CompanyName.safeParse(accountName.replaceAll('.', '')).data ?? '';

/** What to say to somebody whose company is not that of the account; undefined where it is. */
export const wordsOnOtherCompany = (company: string, accountName: string | undefined): string | undefined => {
  const own = companyOf(accountName);
  const given = company.trim();
  if (!own || !given || given.toLowerCase() === own.toLowerCase()) return undefined;
  return `Your account is ${own}. Candidates will read that you work at ${given}.`;
};

interface Names {
  readonly firstname: string;
  readonly lastname: string;
}

/**
 * What the form begins with: what was typed before a reload, else what is stored, else the names that the person signed in
 * with and the account's company.
 */
export function firstValues(
  { person, accountName, names }: { person: Preferences; accountName: string | undefined; names: Names },
  draft: string,
): AboutYou {
  const { employer } = person;
  const stored = {
    firstname: person.firstname || names.firstname,
    lastname: person.lastname || names.lastname,
    position: employer.position,
    company: employer.company || companyOf(accountName),
  };
  return { ...stored, ...typedIn(draft) };
}

function typedIn(draft: string): AboutYou | undefined {
  try {
    return Typed.parse(JSON.parse(draft));
  } catch {
    return undefined;
  }
}
