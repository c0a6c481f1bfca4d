import { anyOf } from '../../../shared/rules/any-of.ts';
import { isBracketed } from './sentences.ts';
import { BRINGING } from './words/bringing.ts';
import { QUALITIES } from './words/qualities.ts';

const QUALITY = new RegExp(`(?<!\\p{L})${anyOf(QUALITIES)}(?!\\p{L})`, 'iu');
/** What a piece begins with that says something of its own. */
const VERB = new RegExp(`^(?:(?:you|du|sie|vous|tu|and|und|et) )?${anyOf(BRINGING)}(?!\\p{L})`, 'iu');
const BEGINS =
  /^(?:an?|at least|strong|good|excellent|solid|fluent|valid|proven|\d|one|two|three|four|five|eine?n?|gute?s?|sehr|mindestens|erste|une?|titulaire|diplômée?|de bonnes?|bonnes?|au moins|des)(?!\p{L})/iu;
const OR = /^(?:or|oder|ou)\s+/iu;
const LONG = 60;
const LEADS = [
  `to (?:be considered|apply|succeed|be successful)(?: (?:for|in) (?:this|the)[^,.]{0,50}?)?,? (?=(?:you|applicants?|candidates?) (?:must|will|should|need))`,
  `(?:the |this |our |die |diese |le |ce )?(?:position|role|job|post|stelle|poste|tätigkeit) (?:also )?(?:requires?|erfordert|exige|demande|nécessite|requiert):?`,
  String.raw`(?:the |le |la )?(?:(?:ideal|successful|right|suitable) )?(?:candidates?|applicants?) (?:should|must|will|would|need to) (?:also )?(?:have|possess|bring|be|hold)\s?[:;]`,
  `(?:on|nous) (?:attend|attendons|exige|exigeons|demande|demandons)(?= (?:une?|des|au moins) )`,
  `(?:(?:we|i)(?:(?:['’]re| are|['’]m| am))? |wir |nous )?(?:look(?:ing)? for|need|want|seek(?:ing)?|suchen|cherchons|recherchons) (?:someone|somebody|people|a person|an individual|jemanden|menschen|personen|quelqu['’]un|une personne) (?:with|who has|mit|avec|qui a|qui possède)`,
].join('|');
/** "The position requires": what says of all the rest that it is asked for. */
const LEAD = new RegExp(`^(?:${LEADS})\\s*`, 'iu');
const APART = /;\s+(?:(?:and|und|et)\s+)?|\s,(?=\p{L})|,\s+(?:(?:and|und|et)\s+)?|\s(?:and|und|et)\s/giu;

/** A sentence without what says of the rest that it is asked for. */
export const withoutLead = (sentence: string): string => sentence.replace(LEAD, '');

/** "Diplôme exigé Vous avez le permis B": a sentence that begins behind one without a stop. */
const LOST_STOP =
  /(?<=\p{Ll}{2}|\)) (?=(?:Vous (?:êtes|avez|savez|maîtrisez|disposez|justifiez|possédez|connaissez|aimez)|(?:Ce|Le) poste (?:nécessite|demande|exige|requiert)|You (?:have|are|must)|(?:The|This) (?:role|job|position) requires) )/u;

/** The sentences of a text that has lost the stops between them. */
export const stopsOf = (text: string): readonly string[] => text.split(LOST_STOP);

/** The things that one sentence asks for, each in words that stand there one after the other. */
export function piecesOf(said: string): readonly string[] {
  const sentence = withoutLead(said);
  const pieces: string[] = [];
  let from = 0;
  for (const { index, 0: apart } of sentence.matchAll(APART)) {
    const rest = sentence.slice(index + apart.length);
    if (isBracketed(sentence.slice(from, index), rest) || !sentence.slice(from, index).includes(' ')) continue;
    if (!standsAlone(rest, apart)) continue;
    pieces.push(sentence.slice(from, index));
    from = index + apart.length;
  }
  return [...pieces, sentence.slice(from)].map((piece) => piece.replace(OR, '').trim()).filter(Boolean);
}

/** Whether what follows is something else that is asked for, and no more of the thing before. */
function standsAlone(rest: string, apart: string): boolean {
  const next = rest.split(/[;,]\s|\s(?:and|und|et)\s/iu)[0] ?? '';
  if (OR.test(rest)) return apart.startsWith(';') && rest.length > LONG;
  if (VERB.test(next)) return true;
  if (!QUALITY.test(next)) return false;
  return (
    apart.startsWith(';') ||
    BEGINS.test(next) ||
    (apart.trim().startsWith(',') && QUALITY.test(next.split(' ').slice(0, 5).join(' ')))
  );
}
