import { withoutRights } from './areas.ts';
import { placesIn, withoutStreets } from './gazetteer.ts';
import { isOfOthers, placesNamedIn } from './places-in-lists.ts';
import type { Found, Line } from './types.ts';

/** Where nothing says where the job is: where its company is said to be, by a town of the list. */
export function placeOfCompany(lines: readonly Line[]): readonly Found<string>[] {
  const about = lines.filter(({ topic }, at) => topic === 'company' || (topic === 'other' && at < 12));
  for (const sentence of about.flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))) {
    if (isOfOthers(sentence)) continue;
    const [[named] = []] = placesNamedIn(withoutRights(withoutStreets(sentence)));
    const place = named?.value ?? homeOf(sentence) ?? townsOf(sentence)[0];
    if (place) return [{ value: place, quote: sentence }];
  }
  return [];
}

const HOME =
  /(?<!\p{L})(?:an?|eine?|une?) (?:[\p{L}-]+ ){0,3}(?:start-?up|jeune pousse|entreprise|société|maison|unternehmen|agentur|firma|company|firm|business|agency|agence) (?:de |d['’]|à |aus |from |in )/iu;

/** "Ein Start-up aus Hamburg": the town that one company is of. */
function homeOf(sentence: string): string | undefined {
  const lead = HOME.exec(sentence);
  const rest = lead && sentence.slice(lead.index + lead[0].length);
  const [first] = rest ? placesIn(rest) : [];
  return first && rest?.startsWith(first) ? first : undefined;
}

/** "der Stadt Münster", "City of Austin". */
const townsOf = (sentence: string) =>
  [...sentence.matchAll(/\b(?:Stadt|City of|Ville de|Landeshauptstadt|Gemeinde)\s+/gu)].flatMap(
    ({ index, 0: lead }) => {
      const rest = sentence.slice(index + lead.length, index + lead.length + 60);
      const [first] = placesIn(rest);
      return first && rest.startsWith(first) ? [first] : [];
    },
  );
