/** "01", "02": the numbers that application systems put above each question of theirs. */
const FIRST = /^0?1\.?$/;
const SECOND = /^0?2\.?$/;
const ANSWER = /^(?:yes|no|ja|nein|oui|non)$/i;
const HEADING =
  /^(?:supplemental|supplementary|application|screening|pre-?screening|prequalification) (?:question(?:s|naire)|information)\s*:?$/i;

/** The rows of a description without the questions to applicants at its end: none of them asks what a candidate must have. */
export function withoutQuestions(rows: readonly string[]): readonly string[] {
  const trimmed = rows.map((row) => row.trim());
  const first = trimmed.findIndex((row) => FIRST.test(row));
  const below = trimmed.slice(first + 1);
  const isCounted = first > 0 && below.some((row) => SECOND.test(row));
  const isAnswered = first > 0 && below.some((row) => ANSWER.test(row));
  const heading = trimmed.findIndex((row) => HEADING.test(row));
  const ends = [isCounted || isAnswered ? first : -1, heading].filter((at) => at > 0);
  return ends.length > 0 ? rows.slice(0, Math.min(...ends)) : rows;
}
