import { anyOf, words } from '../../../shared/rules/any-of.ts';
import { CLOSINGS } from '../words/closings.ts';

const GET = words`
  get, download, téléchargez, télécharger, laden sie, holen sie sich, obtener, obtenga, baixar, obter o, scarica
  ottieni, ga naar, скачать, загрузите, pobierz, hämta, hent, hanki
`;

const FOOTERS: readonly RegExp[] = [
  /^(?:sent|posted|written|typed|diktiert) (?:from|via|with|using|by|on|wirelessly)\b.{0,80}$/i,
  /^sent (?:from|via) .{0,80}$/i,
  /^(?:please excuse|excuse|pardon|forgive) .{0,40}(?:typos?|brevity|tone|thumbs).{0,60}$/i,
  new RegExp(`^${anyOf(GET)}\\b.{0,25}\\boutlook\\b.{0,60}$`, 'i'),
  /^outlook (?:für|pour|para|per|voor|для|dla|för|til) (?:ios|android).{0,60}$/i,
  /^(?:envoyé|envoyée) (?:de|depuis|à partir|avec) .{0,80}$/i,
  /^(?:von|mit) (?:meinem|meiner|unterwegs|outlook|yahoo).{0,60} gesendet.{0,40}$/i,
  /^(?:gesendet|diese nachricht wurde) (?:von|mit|über|mithilfe).{0,80}$/i,
  /^von meinem \S{1,40}(?: \S{1,30})? gesendet.{0,10}$/i,
  /^(?:enviado|enviada) (?:desde|do|da|de|a partir|con|com|via|pelo) .{0,80}$/i,
  /^inviato (?:da|dal|dallo|con|tramite) .{0,80}$/i,
  /^(?:verstuurd|verzonden) (?:vanaf|vanuit|met|via) .{0,80}$/i,
  /^(?:отправлено|послано) (?:с|из|со) .{0,80}$/i,
  /^надіслано (?:з|із) .{0,80}$/i,
  /^wysłan[eoay] (?:z|ze|przy) .{0,80}$/i,
  /^(?:skickat|skickades|sänt) (?:från|med) .{0,80}$/i,
  /^sendt (?:fra|med) .{0,80}$/i,
  /^lähetetty .{0,80}$/i,
  /^odesláno (?:z|ze) .{0,80}$/i,
  /^.{0,30}(?:iphone|ipad|ipod|android)(?:'den|'dan|imden|den)? gönderildi.{0,10}$/i,
  /^(?:my )?.{0,40}(?:iphone|ipad|ipod|android|スマートフォン|outlook).{0,20}から送信.{0,20}$/i,
  /^发自(?:我的)?.{0,40}$/,
  /^(?:從|从)我的.{0,40}(?:傳送|发送|傳送)$/,
  /^나의 .{0,30}에서 보냄$/,
  /^yahoo mail: .{0,80}$/i,
  /^(?:this|the) (?:e-?mail|message) (?:was|has been) (?:sent|scanned|checked) .{0,120}$/i,
  /^(?:virus-free|virenfrei|garanti sans virus|libre de virus)\b.{0,60}$/i,
];

const CLOSING = new RegExp(`^${anyOf(CLOSINGS)}[\\s,.!]{0,4}$`, 'i');
const contact = new RegExp(
  anyOf(words`
    https?://, www\., [\w.+-]{1,64}@[\w-]{1,63}\., (?:^|[\s:])\+?\(?\d[\d\s()./-]{6,20}\d
    \b(?:tel|mob|mobile|phone|fax|cell|linkedin)\b
  `),
  'i',
);

/** The lines without signature and mobile footer: from the "-- " line, a footer such as "Sent from my iPhone", or a card. */
export function withoutSignature(lines: readonly string[]): string[] {
  const delimited = cutAt(
    lines,
    lines.findIndex((line, at) => isDelimiter(line) || (isRule(line) && isBelowRule(lines.slice(at + 1)))),
  );
  const footer = delimited.findIndex((line, at) => isFooter(line) && isTail(delimited, at));
  const shortened = trimEnd(cutAt(delimited, footer));
  return trimEnd(cutAt(shortened, cardStart(shortened)));
}

const isDelimiter = (line: string) => /^(?:--|—|––)\s*$/.test(line);
/** A line drawn across the text: what follows is a signature only when it looks like one. */
const isRule = (line: string) => /^(?:-{3,}|_{2,}|={4,}|\*{4,})\s*$/.test(line);

const isFooter = (line: string) => {
  const bare = line.replace(/^[*_\-–—<(\s]+|[*_\s]+$/g, '');
  return bare.length > 0 && bare.length < 140 && FOOTERS.some((footer) => footer.test(bare));
};

/** A footer is at the end. Only a few short lines, such as a link, may follow it. */
const isTail = (lines: readonly string[], at: number) =>
  lines.slice(at + 1).filter((line) => line.trim() !== '').length <= 4;

/** Where a business card begins: a closing phrase followed only by short lines, one of them with contact details. */
function cardStart(lines: readonly string[]): number {
  const from = Math.max(0, lines.length - 14);
  for (let at = lines.length - 1; at >= from; at -= 1) {
    if (!CLOSING.test(lines[at]!.trim())) continue;
    return isCard(lines.slice(at + 1)) ? at : -1;
  }
  return -1;
}

const DISCLAIMER =
  /confidential|intended (?:only|solely|recipient)|in error|vertraulich|confidentiel|riservat|destinatario/i;

/** Whether the lines below a rule end the mail: very few lines, contact details, or a legal notice. */
function isBelowRule(lines: readonly string[]): boolean {
  const rest = lines.filter((line) => line.trim() !== '');
  if (rest.length <= 3) return true;
  const namesContact = rest.slice(0, 8).some((line) => line.length < 90 && contact.test(line));
  return rest.length <= 25 && (namesContact || DISCLAIMER.test(rest.join(' ')));
}

/** A few short lines, one of them with contact details. */
function isCard(lines: readonly string[]): boolean {
  const rest = lines.filter((line) => line.trim() !== '');
  const isShort = rest.length > 0 && rest.length <= 14 && rest.every((line) => line.length < 90);
  return isShort && rest.some((line) => contact.test(line));
}

function cutAt(lines: readonly string[], at: number): string[] {
  const hasTextBefore = lines.slice(0, Math.max(at, 0)).some((line) => line.trim() !== '');
  return at >= 0 && (at === 0 || hasTextBefore || isFooter(lines[at]!)) ? lines.slice(0, at) : [...lines];
}

function trimEnd(lines: readonly string[]): string[] {
  return lines.slice(0, lines.findLastIndex((line) => line.trim() !== '') + 1);
}
