import type { UntoldDeletion } from '../../../../../shared/contract/untold.ts';
import type { SubmissionId } from '../../../../../shared/model/ids.ts';

/** Whom somebody chose while looking through those who were never contacted. */
export interface Choices {
  /** Who is ticked and who is not, where that was said. */
  readonly said: ReadonlyMap<SubmissionId, boolean>;
  /** Who was just deleted: a list that is read right after may still name them. */
  readonly gone: ReadonlySet<SubmissionId>;
}

export const NO_CHOICES: Choices = { said: new Map(), gone: new Set() };

/** Everyone is ticked at first. Once some were deleted, whoever comes up in their place is seen before being ticked. */
export const isTicked = ({ said, gone }: Choices, id: SubmissionId): boolean => said.get(id) ?? gone.size === 0;

export const toggled = (choices: Choices, id: SubmissionId): Choices => ({
  ...choices,
  said: new Map(choices.said).set(id, !isTicked(choices, id)),
});

/** Without those who were just deleted. */
export const withoutGone = <T extends { readonly id: SubmissionId }>({ gone }: Choices, found: readonly T[]): T[] =>
  found.filter(({ id }) => !gone.has(id));

/** After some of those who were listed were deleted: the others stay as they were, and who could not go is no longer ticked. */
export const afterDeletion = (
  choices: Choices,
  listed: readonly SubmissionId[],
  outcomes: readonly UntoldDeletion[],
): Choices => {
  const said = new Map(choices.said);
  for (const id of listed) said.set(id, isTicked(choices, id));
  for (const { submissionId, ok } of outcomes) if (!ok) said.set(submissionId, false);
  const deleted = outcomes.filter(({ ok }) => ok).map(({ submissionId }) => submissionId);
  return { said, gone: new Set([...choices.gone, ...deleted]) };
};
