import type { Teammate } from '../../../../../shared/model/account.ts';
import type { AuditEntry } from '../../../../../shared/model/audit.ts';
import { PRODUCT } from '../../../../../shared/product.ts';
import type { Option } from '../../../ui/inputs/option.ts';
import { ALL, BRAMBLE } from './audit-query.ts';

/** Whose entries can be asked for: everyone's, a teammate's, those of somebody who was removed, or ours. */
export function whoOptions(
  people: readonly Pick<Teammate, 'id' | 'name' | 'email'>[],
  removals: readonly Pick<AuditEntry, 'person' | 'subject'>[],
): Option[] {
  const here = people.map(({ id, name, email }): Option => ({ value: id, label: name || email }));
  const gone = removals.flatMap(({ person, subject }): Option[] =>
    person && !here.some(({ value }) => value === person) ? [{ value: person, label: `${subject}, removed` }] : [],
  );
  const once = gone.filter(({ value }, at) => gone.findIndex((one) => one.value === value) === at);
  return [{ value: ALL, label: 'Everyone' }, ...here, ...once, { value: BRAMBLE, label: `The ${PRODUCT.name} team` }];
}
