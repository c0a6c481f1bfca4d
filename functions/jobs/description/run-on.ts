import { isTopicAlone, topicOf } from './topics.ts';

/** Signs of entries that stand in no sentence. */
const SIGNS = '[•●▪◦‣∙►▶➢➤✓✔]';
const ENTRY = new RegExp(`(?<=\\S)\\s*(?=${SIGNS}\\s*\\S)`, 'u');
const SIGN = new RegExp(`^${SIGNS}\\s*`, 'u');
/** " -one -two": dashes that belong to the words behind them. */
const STUCK = /\s-(?=\p{L})/u;
const DASH = /\s+[-*]\s+(?=\S)/u;
const NUMBER = /\s+(?=\d{1,2}[.)]\s\p{L})/u;
const FEWEST = 3;

/** A list that runs on in one row, as pages lose their breaks, in a row for each entry: "We look for: - one - two". */
export function runOnRows(row: string, above: string): readonly string[] {
  const text = row.trim();
  if (/^[|#]/.test(text)) return [row];
  const lead = /^(.*?[:：])\s*(?=[-*•●▪◦‣∙►▶➢➤✓✔]\s|1[.)]\s\p{L})/u.exec(text)?.[0] ?? '';
  const rest = text.slice(lead.length);
  const named = /^([^:]{3,60}[:：])\s+(?=\S)/u.exec(text);
  if (
    lead === '' &&
    named &&
    topicOf(named[1]!.replace(/\s*[:：]$/, '')) !== 'other' &&
    text.split(STUCK).length >= FEWEST
  )
    return [named[1]!, ...trimmed(text.slice(named[0].length).split(STUCK)).map((entry) => `- ${entry}`)];
  const isBelow = lead !== '' || isTopicAlone(above.replace(/^#+\s*|\*\*|\s*[:：]\s*$|\s*[:：]\*\*$/g, '').trim());
  const entries = entriesIn(rest, isBelow);
  if (entries.length < (lead === '' ? FEWEST : 2)) return [row];
  return [...(lead === '' ? [] : [lead.trim()]), ...entries.map((entry) => `- ${entry}`)];
}

function entriesIn(text: string, isBelow: boolean): readonly string[] {
  if (SIGN.test(text) || isBelow) {
    const signed = text.split(ENTRY).map((part) => part.replace(SIGN, '').trim());
    if (signed.length >= 2) return signed;
  }
  const stuck = text.replace(/^-(?=\p{L})/u, '').split(STUCK);
  if (stuck.length >= FEWEST && stuck.every((part) => part.trim().length > 3)) return trimmed(stuck);
  if (/^1[.)]\s/u.test(text)) {
    const numbered = text.split(NUMBER);
    const isCounted = numbered.every((part, at) => part.startsWith(`${at + 1}`));
    if (isCounted) return trimmed(numbered.map((part) => part.replace(/^\d{1,2}[.)]\s/u, '')));
  }
  if (!/^[-*]\s/.test(text)) return [];
  const dashed = trimmed(text.slice(2).split(DASH));
  return dashed.filter((part) => part.includes(' ')).length * 2 >= dashed.length ? dashed : [];
}

const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter(Boolean);
