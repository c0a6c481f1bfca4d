const US_STATES =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY|DC|D\\.C\\.|AB|BC|MB|NB|NL|NS|ON|PE|QC|SK|NSW|VIC|QLD|TAS|ACT';
const STATE_NAMES =
  'Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|Ontario|Quebec|Québec|British Columbia|Alberta|Manitoba|Nova Scotia|New South Wales|Victoria|Queensland|Bavaria|Bayern|Hessen|Karnataka|Maharashtra|Tamil Nadu|Telangana|Kerala|Gujarat|Delhi|Punjab|Scotland|Wales|England|Northern Ireland|Catalonia|Cataluña|Andalucía|Lombardia|Lazio|Île-de-France|Ile-de-France|Bretagne|Occitanie|São Paulo|Bavaria|NRW';
const COUNTRIES =
  'USA|U\\.S\\.A\\.|US|U\\.S\\.|United States(?: of America)?|Canada|Mexico|México|Brazil|Brasil|Argentina|Chile|Colombia|Peru|Perú|Ecuador|Uruguay|Venezuela|UK|U\\.K\\.|United Kingdom|Great Britain|Ireland|France|Germany|Deutschland|Allemagne|Spain|España|Espagne|Italy|Italia|Italie|Portugal|Netherlands|The Netherlands|Nederland|Pays-Bas|Belgium|Belgique|België|Luxembourg|Switzerland|Schweiz|Suisse|Svizzera|Austria|Österreich|Denmark|Sweden|Norway|Finland|Iceland|Poland|Polska|Czechia|Czech Republic|Slovakia|Hungary|Romania|Bulgaria|Greece|Turkey|Türkiye|Ukraine|Russia|Serbia|Croatia|Slovenia|Estonia|Latvia|Lithuania|Cyprus|Malta|Israel|Egypt|Morocco|Maroc|Algeria|Algérie|Tunisia|Tunisie|Nigeria|Ghana|Kenya|Senegal|Sénégal|Ethiopia|Uganda|Tanzania|South Africa|Saudi Arabia|KSA|UAE|U\\.A\\.E\\.|United Arab Emirates|Qatar|Kuwait|Bahrain|Oman|Jordan|Lebanon|Iran|Iraq|Pakistan|India|Bangladesh|Sri Lanka|Nepal|China|Hong Kong|Taiwan|Japan|South Korea|Republic of Korea|S\\. ?Korea|U\\.S\\.A|Korea|Macau|Mongolia|Cambodia|Laos|Myanmar|Kazakhstan|Uzbekistan|Armenia|Azerbaijan|Albania|Bosnia(?: and Herzegovina)?|North Macedonia|Montenegro|Kosovo|Moldova|Belarus|Liechtenstein|Monaco|Andorra|Éire|Rwanda|Zambia|Zimbabwe|Botswana|Namibia|Mozambique|Angola|Cameroon|Côte d’Ivoire|Ivory Coast|Mauritius|Jamaica|Trinidad and Tobago|Honduras|El Salvador|Nicaragua|Bolivia|Paraguay|Singapore|Malaysia|Thailand|Vietnam|Indonesia|Philippines|Australia|New Zealand|Costa Rica|Panama|Cuba|Dominican Republic|Puerto Rico|Guatemala';
const CITIES =
  'New York(?: City)?|NYC|San Francisco|Los Angeles|Chicago|Boston|Seattle|Austin|Denver|Houston|Dallas|Atlanta|Miami|Philadelphia|Phoenix|Portland|San Diego|San Jose|Detroit|Minneapolis|Washington,? D\\.?C\\.?|London|Manchester|Birmingham|Edinburgh|Glasgow|Bristol|Leeds|Liverpool|Cambridge|Oxford|Dublin|Cork|Belfast|Cardiff|Paris|Lyon|Marseille|Toulouse|Bordeaux|Nantes|Lille|Strasbourg|Nice|Rennes|Montpellier|Grenoble|Berlin|München|Munich|Hamburg|Köln|Cologne|Frankfurt(?: am Main| a\\. ?M\\.)?|Stuttgart|Düsseldorf|Leipzig|Dresden|Hannover|Nürnberg|Bremen|Bonn|Heidelberg|Karlsruhe|Mannheim|Dortmund|Essen|Wien|Vienna|Graz|Zürich|Zurich|Genève|Geneva|Basel|Bern|Lausanne|Madrid|Barcelona|Valencia|Sevilla|Seville|Bilbao|Málaga|Zaragoza|Granada|Roma|Rome|Milano|Milan|Torino|Turin|Napoli|Naples|Firenze|Florence|Bologna|Venezia|Padova|Lisboa|Lisbon|Porto|Coimbra|Braga|Amsterdam|Rotterdam|Utrecht|Eindhoven|Den Haag|The Hague|Groningen|Delft|Leiden|Brussels|Bruxelles|Brussel|Antwerpen|Gent|Leuven|Copenhagen|Stockholm|Oslo|Helsinki|Warsaw|Warszawa|Kraków|Krakow|Prague|Praha|Budapest|Bucharest|Sofia|Athens|Istanbul|Ankara|Moscow|Kyiv|Tel Aviv|Cairo|Casablanca|Rabat|Tunis|Alger|Dakar|Lagos|Abuja|Accra|Nairobi|Johannesburg|Cape Town|Dubai|Abu Dhabi|Riyadh|Doha|Karachi|Lahore|Islamabad|Mumbai|Delhi|New Delhi|Bangalore|Bengaluru|Hyderabad|Chennai|Pune|Kolkata|Gurgaon|Gurugram|Noida|Ahmedabad|Dhaka|Colombo|Beijing|Shanghai|Shenzhen|Hong Kong|Taipei|Tokyo|Osaka|Seoul|Singapore|Kuala Lumpur|Bangkok|Jakarta|Manila|Hanoi|Ho Chi Minh City|Sydney|Melbourne|Brisbane|Perth|Auckland|Wellington|Toronto|Montreal|Montréal|Vancouver|Ottawa|Calgary|Mexico City|Ciudad de México|Bogotá|Lima|Santiago|Buenos Aires|São Paulo|Rio de Janeiro|Medellín|Quito|Montevideo';
const REMOTE =
  'remote|hybrid|on-?site|home office|télétravail|teletrabajo|remoto|freelance remote|work from home|fully remote|distributed';

const WORD = "\\p{Lu}[\\p{L}.'’-]*";
const CITY = `(?:(?:${WORD}|de|del|la|le|les|sur|am|an der|upon|of|den|aan|di|do|da)[ ]?){1,4}`;
const TAIL = `(?:${US_STATES})(?:\\s+\\d{5}(?:-\\d{4})?)?|(?:${STATE_NAMES}|${COUNTRIES})(?:\\s+\\d{4,6})?`;
const KNOWN = new RegExp(
  `^(?:greater )?(?:${CITIES}|${COUNTRIES}|${STATE_NAMES})(?: (?:area|metropolitan area|bay area|region))?(?:\\s*\\d{4,5})?(?:,\\s*[\\p{L} .]+){0,3}$`,
  'iu',
);
const CITY_TAIL = new RegExp(
  `^${CITY}(?:(?:,\\s*|\\s*\\()(?:[\\p{L} .'-]+,\\s*)?(?:${TAIL})|(?<=\\s)(?:${US_STATES})(?:\\s+\\d{5}(?:-\\d{4})?)?)\\)?(?:,\\s*(?:${COUNTRIES}))?(?:\\s+\\d{4,6})?$`,
  'u',
);
const POSTCODE_CITY = new RegExp(
  `^(?:[A-Z]{1,2}-)?\\d{4,6}(?:\\s?[A-Z]{2})?,?\\s+${CITY}\\s*(?:\\(\\w+\\)|cedex(?: \\d+)?)?(?:,\\s*[\\p{L} .]+)?$`,
  'iu',
);
const CANADA = /^(?:[\p{L} .'-]+,\s*)+[A-Z]{2},?\s+[A-Z]\d[A-Z]\s?\d[A-Z]\d(?:,\s*[\p{L} ]+)?$/u;
const UK = new RegExp(
  `^(?:[\\p{L} .'-]+,\\s*)*${CITY},?\\s+[A-Z]{1,2}\\d[A-Z\\d]?\\s*\\d[A-Z]{2}(?:,\\s*[\\p{L} .]+)?$`,
  'u',
);
const UK_FIRST = new RegExp(`^[A-Z]{1,2}\\d[A-Z\\d]?\\s*\\d[A-Z]{2},?\\s+${CITY}$`, 'u');
const REMOTELY = new RegExp(
  `^\\(?(?:[\\p{L} ,.]+\\s*[,(/–-]\\s*)?(?:${REMOTE})(?:\\s*[,(/–-]\\s*[\\p{L} ,.]+|\\s+(?:${COUNTRIES}))?\\)?$`,
  'iu',
);
const STREET =
  /(?:^\d{1,5}[a-z]?,?\s+(?:\p{L}|\d+(?:st|nd|rd|th))|(?:street|(?<=\s)st|road|avenue|ave\.?|lane|drive|blvd|boulevard|court|way|place|square|terrace|apt\.?|suite|unit|straße|strasse|str\.|weg|allee|platz|gasse|rue|calle|c\/|avda\.?|avenida|paseo|plaza|via|viale|corso|piazza|rua|laan|straat|gracht|plein|kade)\b.*\d|\p{L}(?:straße|strasse|straat|weg|gasse|laan)\s+\d)/iu;

/** Whether a text as a whole names a place: "Austin, TX", "75011 Paris", "Berlin", "Remote". */
export function isPlace(text: string): boolean {
  const several = text.split(/\s+(?:&|\/)\s+/);
  if (several.length > 1) return several.every(isPlace);
  const trimmed = text.trim().replace(/^\((.*)\)$/, '$1');
  if (trimmed.length < 2 || trimmed.length > 70) return false;
  if (trimmed === trimmed.toUpperCase() && !/[,\d]/.test(trimmed) && !KNOWN.test(trimmed)) return false;
  return (
    KNOWN.test(trimmed) ||
    CITY_TAIL.test(trimmed) ||
    POSTCODE_CITY.test(trimmed) ||
    UK.test(trimmed) ||
    UK_FIRST.test(trimmed) ||
    CANADA.test(trimmed) ||
    REMOTELY.test(trimmed)
  );
}

/** Whether a text is a known country, state or region. */
export const isRegion = (text: string) => new RegExp(`^(?:${TAIL})$`, 'u').test(text.trim());

/** Whether a text is a street and house number. */
export const isStreet = (text: string) =>
  text.length < 60 && STREET.test(text) && !/^\d{1,2}\.? \p{L}+ \d{4}$/u.test(text) && !/@|https?:|\+\d/.test(text);

/** Cuts a place off the end of a text that separates its parts by commas: "Acme, Inc, Palo Alto, CA". */
export function splitTrailingPlace(text: string): { rest: string; place: string | null } {
  const parts = text.split(/,\s*/);
  for (const count of [3, 2, 1]) {
    if (parts.length <= count) continue;
    const place = parts.slice(-count).join(', ');
    if (!isPlace(place)) continue;
    const cityOnly = count > 1 && isPlaceTail(parts.slice(-count));
    if (count === 1 || cityOnly) return { rest: parts.slice(0, -count).join(', '), place };
  }
  return { rest: text, place: null };
}

const COMMON_TAILS =
  /^(?:marketing|sales|engineering|research|development|finance|operations|product|design|it|hr|r&d|consulting|cloud|europe|emea|apac|americas|global|international|inc|llc|ltd|corp|co|gmbh|jr|sr|plc|llp|lp|n\.a|p\.c|s\.?a\.?|ag|ma|ms|ba)\.?$/i;

/** Cuts an unlisted town off: one or two plain capitalised words after the last comma, such as "Acme Freight, Hull". */
export function splitLikelyTown(text: string): { rest: string; place: string | null } {
  const match = /^(.{3,}?),\s+(\p{Lu}[\p{Ll}'’-]+(?:[ -]\p{Lu}[\p{Ll}'’-]+)?)$/u.exec(text);
  if (!match || COMMON_TAILS.test(match[2]!)) return { rest: text, place: null };
  return { rest: match[1]!, place: match[2]! };
}

/** "City, State" or "City, Country": what follows the city is a region. */
function isPlaceTail(parts: readonly string[]): boolean {
  const [city, ...regions] = parts;
  const plain = city !== undefined && /^\p{Lu}[\p{L} .'’-]*$/u.test(city) && city.split(' ').length <= 4;
  return (
    plain &&
    !/^(?:inc|llc|ltd|corp|co|gmbh|s\.?a)\.?$/i.test(city) &&
    regions.every((region) => isRegion(region) || isPlace(region))
  );
}
