import type { Outcome } from '../../../../../shared/contract/submissions.ts';
import type { ColumnName } from '../../../../../shared/model/funnel.ts';
import type { Card } from '../../../../../shared/model/submission.ts';
import { isDisqualified } from '../../../../../shared/reference/funnel.ts';
import { decideMove, type OnBoard, standsAt } from '../../../../../shared/rules/funnel/moves.ts';

/** What is asked of each by itself: reasons, and whether it is so. */
const ONE_BY_ONE: readonly ColumnName[] = ['INTERESTED', 'NOT_INTERESTED', 'EXPORTED'];
const ONE_AT_A_TIME = 'One at a time: it is asked of each candidate';

/** Why a card does not move there with others; undefined where it does. */
export function whyStays(card: Card, to: ColumnName, on: OnBoard): string | undefined {
  if (card.isBeingUpdated) return 'Being updated';
  const decision = decideMove(standsAt(card.columnName, card.atsExport), to, on);
  if (!decision.allowed) return decision.why;
  return ONE_BY_ONE.includes(to) ? ONE_AT_A_TIME : undefined;
}

/** Which of a group can go back to the column before: whoever is out of the funnel. */
export const canGoBack = ({ columnName, isBeingUpdated }: Card): boolean =>
  isDisqualified(columnName) && !isBeingUpdated;

/** What is said of those who stay because no call is made for them. */
export const staysOf = (card: Card, why: string): Outcome => ({
  submissionId: card.id,
  ok: false,
  code: 'MOVE_NOT_ALLOWED',
  why,
  card: null,
});

/** Somebody else had been there before: they are no longer where they were seen. */
export const isTaken = ({ ok, code }: Pick<Outcome, 'ok' | 'code'>): boolean =>
  !ok && code !== null && ['MOVED_MEANWHILE', 'SUBMISSION_DELETED', 'SUBMISSION_NOT_FOUND'].includes(code);

/** Who is no longer meant by what is selected: those who moved, and those whom somebody else took away, as is said of each. */
export const noLongerMeant = (outcomes: readonly Outcome[]): Outcome['submissionId'][] =>
  outcomes.filter((outcome) => outcome.ok || isTaken(outcome)).map(({ submissionId }) => submissionId);

/** Why somebody was refused, below their name. */
export const whyBelow = (name: string | undefined, why: string | null): string | null =>
  name && why?.startsWith(`${name}: `) ? why.slice(name.length + 2) : why;
