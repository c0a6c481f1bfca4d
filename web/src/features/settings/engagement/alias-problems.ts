import { isAlias } from '../../../../../shared/rules/account/domains.ts';
import type { Checked } from '../../../api/form.ts';

/** An address on one of the account's domains, in its parts. */
export interface Alias {
  readonly username: string;
  readonly domain: string;
}

/** What is wrong with such an address: it needs both its parts (1-product, section 5). */
export function checkAlias<V extends Alias>(values: V): Checked<V> {
  const name = values.username.trim();
  const problems = [
    ...(name === '' ? [{ field: 'username', message: 'This field is required.' }] : []),
    ...(name !== '' && !isAlias(name)
      ? [{ field: 'username', message: 'Please use letters and digits; dots, dashes and underscores between them.' }]
      : []),
    ...(values.domain === '' ? [{ field: 'domain', message: 'This field is required.' }] : []),
  ];
  return problems.length > 0 ? { problems } : { data: values };
}
