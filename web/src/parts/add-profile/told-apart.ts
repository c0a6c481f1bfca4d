import type { AnswerOf } from '../../api/routes.ts';

/** Somebody who may be the same person. */
export type Duplicate = AnswerOf<'checkDuplicates'>['duplicates'][number];

/** Those of whom the person has not said yet that they are somebody else; asked again of one that can be merged only now. */
export const notToldApart = (found: readonly Duplicate[], toldApart: readonly Duplicate[]): Duplicate[] =>
  found.filter(({ id, canMerge }) => !toldApart.some((seen) => seen.id === id && (seen.canMerge || !canMerge)));
