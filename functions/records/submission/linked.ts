import * as z from 'zod';
import { PersonId } from '../../../shared/model/ids.ts';
import { fingerprint } from '../../platform/ids.ts';

/**
 * Kept beside a submission's addresses: whose they are, and of which addresses and links that was found out. It says nothing
 * any more once there are others, so nobody has to take it back.
 */
export const Linked = z.object({ personId: PersonId, of: z.string() });
export type Linked = z.infer<typeof Linked>;

const allOf = (prints: readonly string[]) => fingerprint([...prints].sort().join()).slice(0, 16);

/** How it is kept that these belong to a person. */
export const linkedTo = (personId: PersonId, prints: readonly string[]): Linked => ({ personId, of: allOf(prints) });

/** Whose just these are, as far as it was kept. */
export const personIn = (linked: Linked | undefined, prints: readonly string[]): PersonId | undefined =>
  linked?.of === allOf(prints) ? linked.personId : undefined;
