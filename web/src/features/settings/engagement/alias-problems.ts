import { isAlias } from '../../../../../shared/rules/account/domains.ts';

/** What is wrong with an address on one of the account's domains: it needs both its parts (1-product, section 5). */
export function aliasProblems({ username, domain }: { readonly username: string; readonly domain: string }) {
  const name = username.trim();
  return [
    ...(name === '' ? [{ field: 'username', message: 'This field is required.' }] : []),
    ...(name !== '' && !isAlias(name)
      ? [{ field: 'username', message: 'Please use letters and digits; dots, dashes and underscores between them.' }]
      : []),
    ...(domain === '' ? [{ field: 'domain', message: 'This field is required.' }] : []),
  ];
}
