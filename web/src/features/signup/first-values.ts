import * as z from 'zod';
import { type AboutYou, CompanyName, type Preferences } from '../../../../shared/model/account.ts';

const Typed = z.object({ firstname: z.string(), lastname: z.string(), position: z.string(), company: z.string() });

/** The account's name as a company's, which has no dot; nothing where it is too short for one. */
export const companyOf = (accountName = ''): string =>
  CompanyName.safeParse(accountName.replaceAll('.', '')).data ?? '';

/** Whether the company is the one of the account: a teammate is not asked for another. */
export const isCompanyGiven = (person: Preferences, accountName: string | undefined): boolean =>
  !person.employer.accountAdmin && companyOf(accountName) !== '';

/** What to say to an admin whose company is no longer that of the account; undefined where it is. */
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
  const own = companyOf(accountName);
  const stored = {
    firstname: person.firstname || names.firstname,
    lastname: person.lastname || names.lastname,
    position: employer.position,
    company: employer.company || own,
  };
  const values = { ...stored, ...typedIn(draft) };
  return isCompanyGiven(person, accountName) ? { ...values, company: own } : values;
}

function typedIn(draft: string): AboutYou | undefined {
  try {
    return Typed.parse(JSON.parse(draft));
  } catch {
    return undefined;
  }
}
