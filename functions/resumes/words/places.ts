import { words } from '../../../shared/rules/any-of.ts';

/** States and provinces by their code. */
export const STATE_CODES = words`
  // United States
  AL, AK, AZ, AR, CA, CO, CT, DE, FL, GA, HI, ID, IL, IN, IA, KS, KY, LA, ME, MD, MA, MI, MN, MS, MO, MT, NE, NV, NH
  NJ, NM, NY, NC, ND, OH, OK, OR, PA, RI, SC, SD, TN, TX, UT, VT, VA, WA, WV, WI, WY, DC, D\.C\.
  // Canada
  AB, BC, MB, NB, NL, NS, ON, PE, QC, SK
  // Australia
  NSW, VIC, QLD, TAS, ACT
`;

/** States and regions by their name. */
export const STATES = words`
  // United States
  Alabama, Alaska, Arizona, Arkansas, California, Colorado, Connecticut, Delaware, Florida, Georgia, Hawaii, Idaho
  Illinois, Indiana, Iowa, Kansas, Kentucky, Louisiana, Maine, Maryland, Massachusetts, Michigan, Minnesota
  Mississippi, Missouri, Montana, Nebraska, Nevada, New Hampshire, New Jersey, New Mexico, New York, North Carolina
  North Dakota, Ohio, Oklahoma, Oregon, Pennsylvania, Rhode Island, South Carolina, South Dakota, Tennessee, Texas
  Utah, Vermont, Virginia, Washington, West Virginia, Wisconsin, Wyoming
  // Canada and Australia
  Ontario, Quebec, Québec, British Columbia, Alberta, Manitoba, Nova Scotia, New South Wales, Victoria, Queensland
  // Elsewhere
  Bavaria, Bayern, Hessen, Karnataka, Maharashtra, Tamil Nadu, Telangana, Kerala, Gujarat, Delhi, Punjab, Scotland
  Wales, England, Northern Ireland, Catalonia, Cataluña, Andalucía, Lombardia, Lazio, Île-de-France, Ile-de-France
  Bretagne, Occitanie, São Paulo, Bavaria, NRW
`;

/** Countries, as resumes write them. */
export const COUNTRIES = words`
  // The Americas
  USA, U\.S\.A\., US, U\.S\., United States(?: of America)?, Canada, Mexico, México, Brazil, Brasil, Argentina
  Chile, Colombia, Peru, Perú, Ecuador, Uruguay, Venezuela
  // Europe
  UK, U\.K\., United Kingdom, Great Britain, Ireland, France, Germany, Deutschland, Allemagne, Spain, España
  Espagne, Italy, Italia, Italie, Portugal, Netherlands, The Netherlands, Nederland, Pays-Bas, Belgium, Belgique
  België, Luxembourg, Switzerland, Schweiz, Suisse, Svizzera, Austria, Österreich, Denmark, Sweden, Norway, Finland
  Iceland, Poland, Polska, Czechia, Czech Republic, Slovakia, Hungary, Romania, Bulgaria, Greece, Turkey, Türkiye
  Ukraine, Russia, Serbia, Croatia, Slovenia, Estonia, Latvia, Lithuania, Cyprus, Malta
  // The Near East and Africa
  Israel, Egypt, Morocco, Maroc, Algeria, Algérie, Tunisia, Tunisie, Nigeria, Ghana, Kenya, Senegal, Sénégal
  Ethiopia, Uganda, Tanzania, South Africa, Saudi Arabia, KSA, UAE, U\.A\.E\., United Arab Emirates, Qatar, Kuwait
  Bahrain, Oman, Jordan, Lebanon, Iran, Iraq
  // Asia
  Pakistan, India, Bangladesh, Sri Lanka, Nepal, China, Hong Kong, Taiwan, Japan, South Korea, Republic of Korea
  S\. ?Korea, U\.S\.A, Korea, Macau, Mongolia, Cambodia, Laos, Myanmar, Kazakhstan, Uzbekistan, Armenia, Azerbaijan
  // Europe
  Albania, Bosnia(?: and Herzegovina)?, North Macedonia, Montenegro, Kosovo, Moldova, Belarus, Liechtenstein, Monaco
  Andorra, Éire
  // Africa
  Rwanda, Zambia, Zimbabwe, Botswana, Namibia, Mozambique, Angola, Cameroon, Côte d’Ivoire, Ivory Coast, Mauritius
  // The Americas
  Jamaica, Trinidad and Tobago, Honduras, El Salvador, Nicaragua, Bolivia, Paraguay
  // South-East Asia and Oceania
  Singapore, Malaysia, Thailand, Vietnam, Indonesia, Philippines, Australia, New Zealand
  // Central America and the Caribbean
  Costa Rica, Panama, Cuba, Dominican Republic, Puerto Rico, Guatemala
`;

/** Large cities, which stand alone without state or country. */
export const CITIES = words`
  // United States
  New York(?: City)?, NYC, San Francisco, Los Angeles, Chicago, Boston, Seattle, Austin, Denver, Houston, Dallas
  Atlanta, Miami, Philadelphia, Phoenix, Portland, San Diego, San Jose, Detroit, Minneapolis, Washington,? D\.?C\.?
  // United Kingdom and Ireland
  London, Manchester, Birmingham, Edinburgh, Glasgow, Bristol, Leeds, Liverpool, Cambridge, Oxford, Dublin, Cork
  Belfast, Cardiff
  // France
  Paris, Lyon, Marseille, Toulouse, Bordeaux, Nantes, Lille, Strasbourg, Nice, Rennes, Montpellier, Grenoble
  // Germany, Austria and Switzerland
  Berlin, München, Munich, Hamburg, Köln, Cologne, Frankfurt(?: am Main| a\. ?M\.)?, Stuttgart, Düsseldorf, Leipzig
  Dresden, Hannover, Nürnberg, Bremen, Bonn, Heidelberg, Karlsruhe, Mannheim, Dortmund, Essen, Wien, Vienna, Graz
  Zürich, Zurich, Genève, Geneva, Basel, Bern, Lausanne
  // Spain
  Madrid, Barcelona, Valencia, Sevilla, Seville, Bilbao, Málaga, Zaragoza, Granada
  // Italy
  Roma, Rome, Milano, Milan, Torino, Turin, Napoli, Naples, Firenze, Florence, Bologna, Venezia, Padova
  // Portugal
  Lisboa, Lisbon, Porto, Coimbra, Braga
  // Netherlands and Belgium
  Amsterdam, Rotterdam, Utrecht, Eindhoven, Den Haag, The Hague, Groningen, Delft, Leiden, Brussels, Bruxelles
  Brussel, Antwerpen, Gent, Leuven
  // Northern and Eastern Europe
  Copenhagen, Stockholm, Oslo, Helsinki, Warsaw, Warszawa, Kraków, Krakow, Prague, Praha, Budapest, Bucharest, Sofia
  Athens, Istanbul, Ankara, Moscow, Kyiv
  // The Near East and Africa
  Tel Aviv, Cairo, Casablanca, Rabat, Tunis, Alger, Dakar, Lagos, Abuja, Accra, Nairobi, Johannesburg, Cape Town
  Dubai, Abu Dhabi, Riyadh, Doha
  // South Asia
  Karachi, Lahore, Islamabad, Mumbai, Delhi, New Delhi, Bangalore, Bengaluru, Hyderabad, Chennai, Pune, Kolkata
  Gurgaon, Gurugram, Noida, Ahmedabad, Dhaka, Colombo
  // East and South-East Asia
  Beijing, Shanghai, Shenzhen, Hong Kong, Taipei, Tokyo, Osaka, Seoul, Singapore, Kuala Lumpur, Bangkok, Jakarta
  Manila, Hanoi, Ho Chi Minh City
  // Australia and New Zealand
  Sydney, Melbourne, Brisbane, Perth, Auckland, Wellington
  // Canada
  Toronto, Montreal, Montréal, Vancouver, Ottawa, Calgary
  // Latin America
  Mexico City, Ciudad de México, Bogotá, Lima, Santiago, Buenos Aires, São Paulo, Rio de Janeiro, Medellín, Quito
  Montevideo
`;

/** Words instead of a place. */
export const REMOTE = words`
  remote, hybrid, on-?site, home office, télétravail, teletrabajo, remoto, freelance remote, work from home
  fully remote, distributed
`;
