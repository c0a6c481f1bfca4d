/** "01", "02": the numbers that application systems put above each question of theirs. */
const FIRST = /^0?1\.?$/;
const SECOND = /^0?2\.?$/;
const ANSWER = /^(?:yes|no|ja|nein|oui|non)$/i;
/** What a question to applicants is: the numbers of a page's parts ask nothing. */
const ASKS =
  /\?[\s*)]*$|^(?:please|describe|do|have|are|how|what|which|bitte|veuillez|indicate|select|list)(?!\p{L})/iu;
const HEADING =
  /^(?:supplemental|supplementary|application|screening|pre-?screening|prequalification) (?:question(?:s|naire)|information)\s*:?$/i;

/** The rows of a description without the questions to applicants at its end: none of them asks what a candidate must have. */
export function withoutQuestions(rows: readonly string[]): readonly string[] {
  const trimmed = rows.map((row) => row.trim());
  const first = trimmed.findIndex((row) => FIRST.test(row));
  const below = trimmed.slice(first + 1);
  const second = below.findIndex((row) => SECOND.test(row));
  const isCounted = first > 0 && below.slice(0, Math.max(0, second)).some((row) => ASKS.test(row));
  const isAnswered = first > 0 && below.some((row) => ANSWER.test(row));
  const heading = trimmed.findIndex((row) => HEADING.test(row));
  const ends = [isCounted || isAnswered ? first : -1, heading].filter((at) => at > 0);
  return ends.length > 0 ? rows.slice(0, Math.min(...ends)) : rows;
}
