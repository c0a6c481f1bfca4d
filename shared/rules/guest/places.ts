const STREET =
  /(?:\b(?:street|road|avenue|lane|drive|boulevard|rue|via|calle|c\/|rua|ave\.?|blvd\.?)(?!\p{L})|\p{L} (?:st|rd)\.?$|(?:straat|laan|weg|stra(?:ß|ss)e|str\.|plein|gasse|allee)(?!\p{L}))/iu;
const POSTCODE = /^(?:[A-Z]{1,2}-?)?\d{4,6}(?:\s?[A-Z]{2})?\s+(?=\p{L})|(?<=\p{L})\s+\d{4,6}$/u;

/** Where somebody lives without street, number and postcode: the town, the region, the country. Null where nothing is left. */
export function withoutStreet(location: string): string | null {
  const places = location
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter((part) => part && !STREET.test(part))
    .map((part) => part.replace(POSTCODE, '').trim())
    .filter((part) => !/\d/.test(part));
  return places.join(', ') || null;
}
