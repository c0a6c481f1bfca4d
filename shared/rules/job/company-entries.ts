import type { CompanyEntry } from '../../model/job.ts';
import { LIMITS } from '../../product.ts';
import type { FieldProblem } from '../text/field-problem.ts';

/** Dot-separated labels ending in a top-level part of 2 to 18 letters or an xn-- form (2-jobs, section 5). */
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,18}|xn--[a-z0-9]{4,20})$/i;

export const isDomain = (text: string) => text.length <= 253 && DOMAIN.test(text);

export const COMPANY_LISTS = {
  whitelistedDomains: 'companies to source from',
  blacklistedDomains: 'companies not to source from',
} as const;

/** The domain of an address that was pasted: without what stands before it and behind it. */
export const withoutAddress = (typed: string) => typed.replace(/^[a-z]+:\/\//i, '').replace(/[/?#].*$/, '');

/** A company as it was typed, trimmed; of the address of a page its domain. */
const asCompany = (typed: string) => {
  const domain = withoutAddress(typed.trim());
  return isDomain(domain) ? domain.replace(/^www\.(?=.+\.)/i, '') : typed.trim();
};

/** What a chip stands for: with a dot it is a domain, otherwise a company's name. */
export const toCompanyEntry = (typed: string): CompanyEntry => {
  const text = asCompany(typed);
  return text.includes('.') ? { domain: text } : { orgName: text };
};

export const textOfCompany = (entry: CompanyEntry) => ('domain' in entry ? entry.domain : entry.orgName);

const folded = (text: string) => text.trim().toLowerCase();
const has = (list: readonly string[], text: string) => list.some((entry) => folded(entry) === folded(text));

/** What is wrong with one entry by itself; undefined where nothing is. */
export function companyEntryProblem(text: string): string | undefined {
  if (text.trim().length > LIMITS.text) return `This field cannot be longer than ${LIMITS.text} characters.`;
  if (!text.includes('.'))
    return text.trim().length < LIMITS.companyNameMin
      ? 'Company name should be at least 3 characters length.'
      : undefined;
  return isDomain(text.trim()) ? undefined : 'Please enter a valid domain extension, for example “.com” or “.net”.';
}

/** Why an entry cannot be added to a list; undefined where it can. `otherName` is what people call the opposite list. */
export function whyNotAddCompany(
  typed: string,
  list: readonly string[],
  other: readonly string[],
  otherName: string,
): string | undefined {
  const text = asCompany(typed);
  if (has(list, text)) return `“${text}” already added.`;
  if (has(other, text)) return `“${text}” is in the ${otherName}. Please remove before adding here.`;
  return companyEntryProblem(text);
}

/** Chips after one was typed: an empty one, a repeated one and one that is too long are not taken. */
export function withChip(list: readonly string[], typed: string, max: number): readonly string[] {
  const text = asCompany(typed);
  return text === '' || text.length > max || has(list, text) ? list : [...list, text];
}

/** Companies as they are saved: trimmed, without empty ones, a domain where there is a dot. */
export const toCompanyEntries = (entries: readonly CompanyEntry[]): CompanyEntry[] =>
  entries
    .map((entry) => textOfCompany(entry).trim())
    .filter(Boolean)
    .map(toCompanyEntry);

export type CompanyLists = { readonly [Name in keyof typeof COMPANY_LISTS]: readonly CompanyEntry[] };

/**
 * Two people changed a list that began the same: what one of them saved, with what the other added and without what they took
 * out. Nothing that either wrote is lost.
 */
export function mergedCompanies(
  began: readonly CompanyEntry[],
  mine: readonly CompanyEntry[],
  theirs: readonly CompanyEntry[],
): CompanyEntry[] {
  const texts = (list: readonly CompanyEntry[]) => list.map(textOfCompany);
  const isTakenOut = (text: string) => has(texts(began), text) && !has(texts(mine), text);
  const kept = theirs.filter((entry) => !isTakenOut(textOfCompany(entry)));
  const added = mine.filter(
    (entry) => !has(texts(began), textOfCompany(entry)) && !has(texts(theirs), textOfCompany(entry)),
  );
  return [...kept, ...added];
}

const OPPOSITES = [
  ['whitelistedDomains', 'blacklistedDomains'],
  ['blacklistedDomains', 'whitelistedDomains'],
] as const;

/** What is wrong with two lists of companies, by list: an entry by itself, one that is there twice, one of the opposite list. */
export const companyListProblems = (lists: CompanyLists): FieldProblem[] =>
  OPPOSITES.flatMap(([field, other]) => {
    const texts = lists[field].map(textOfCompany);
    const opposite = lists[other].map(textOfCompany);
    const wrong = texts.map(companyEntryProblem).find((message) => message !== undefined);
    const repeated = texts.map(folded).find((text, index, all) => all.indexOf(text) !== index);
    const clash = texts.find((text) => has(opposite, text));
    return [
      wrong,
      repeated !== undefined && `“${repeated}” already added.`,
      clash !== undefined && `“${clash}” is in the ${COMPANY_LISTS[other]}. Please remove before adding here.`,
    ].flatMap((message) => (message ? [{ field, message }] : []));
  });
