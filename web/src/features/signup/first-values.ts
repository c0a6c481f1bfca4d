import * as z from 'zod';
import { type AboutYou, CompanyName, type Preferences } from '../../../../shared/model/account.ts';

const Typed = z.object({ firstname: z.string(), lastname: z.string(), position: z.string(), company: z.string() });

/** The account's name, where it can be a company's; else nothing. */
export const companyOf = (accountName: string | undefined): string => CompanyName.safeParse(accountName).data ?? '';

/** Whether the company is the one of the account: a teammate is not asked for another. */
export const isCompanyGiven = (person: Preferences, accountName: string | undefined): boolean =>
  !person.employer.accountAdmin && companyOf(accountName) !== '';

/** What the form begins with: what was typed before a reload, else what is stored, else the account's company. */
export function firstValues(person: Preferences, accountName: string | undefined, draft: string): AboutYou {
  const { firstname, lastname, employer } = person;
  const own = companyOf(accountName);
  const stored = { firstname, lastname, position: employer.position, company: employer.company || own };
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
