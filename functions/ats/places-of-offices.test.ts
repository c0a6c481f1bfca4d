import { expect, it } from 'vitest';
import { type ImportedWhere, importedWhere } from '../../shared/rules/ats/office-names-where.ts';
import { createCities } from '../jobs/cities.ts';

const cities = createCities();

/** Where it is, from where it is sought, and what is said besides. */
const told = ({ fields: { office, location, requirements }, unplaced }: ImportedWhere) => ({
  office,
  at: location?.formatted ?? null,
  ...(requirements?.srcLocation.length && {
    from: requirements.srcLocation.map(({ formatted }) => formatted).join('; '),
  }),
  ...(requirements?.remoteType && { remote: requirements.srcLocationIndication ?? requirements.remoteType }),
  ...(unplaced.length > 0 && { unplaced }),
});

const BERLIN = 'Berlin, Germany';
const MUNICH = 'Munich, Germany';
const BOTH = { at: BERLIN, from: `${BERLIN}; ${MUNICH}` };
const NEW_YORK = 'New York City, NY, United States';
const BOSNIA = { at: null, from: 'Bosnia & Herzegovina', remote: 'SPECIFIC_LOCATIONS' };
const unknown = (words: string) => ({ at: words, unplaced: [words] });

it.each([
  ['', { at: null }],
  ['London, UK', { at: 'London, United Kingdom' }],
  ['Munich HQ', { at: MUNICH }],
  ['London Office, UK', { at: 'London, United Kingdom' }],
  ['Berlin (Head Office)', { at: BERLIN }],
  ['EMEA - London', { at: 'London, United Kingdom' }],
  ['Germany | Berlin', { at: BERLIN }],
  ['Germany - Berlin', { at: BERLIN }],
  ['Georgia - Atlanta', { at: 'Atlanta, GA, United States' }],
  ['Headquarters', unknown('Headquarters')],
  ['EMEA', unknown('EMEA')],
  ['12 Main Street, The Old Mill', unknown('12 Main Street, The Old Mill')],
  // Regions and countries in words of their own.
  ['Sydney, NSW, Australia', { at: 'Sydney, Australia' }],
  ['Melbourne - VIC - Australia', { at: 'Melbourne, Australia', unplaced: ['VIC'] }],
  ['Bosnia and Herzegovina', { at: 'Bosnia & Herzegovina' }],
  ['Sarajevo, Bosnia and Herzegovina', { at: 'Sarajevo, Bosnia & Herzegovina' }],
  ['Sarajevo - Bosnia and Herzegovina', { at: 'Sarajevo, Bosnia & Herzegovina' }],
  ['St. Vincent and the Grenadines', { at: 'St. Vincent & Grenadines' }],
  ['São Tomé & Príncipe', { at: 'São Tomé & Príncipe' }],
  ['Dubai, UAE', { at: 'Dubai, United Arab Emirates' }],
  ['Dubai - UAE', { at: 'Dubai, United Arab Emirates' }],
  ['Abu Dhabi, U.A.E.', { at: 'Abu Dhabi, United Arab Emirates' }],
  ['Riyadh, KSA', { at: 'Riyadh, Saudi Arabia' }],
  ['Boston, USA', { at: 'Boston, MA, United States' }],
  ['NYC', { at: NEW_YORK }],
  ['LA / NYC', { at: 'Los Angeles, CA, United States', from: `Los Angeles, CA, United States; ${NEW_YORK}` }],
  // Counties, which towns elsewhere are called like.
  ['Boston, Lincolnshire', { at: 'Boston, United Kingdom' }],
  ['Boston, Lincolnshire, England', { at: 'Boston, United Kingdom' }],
  ['Boston (Lincolnshire)', { at: 'Boston, United Kingdom' }],
  ['Norwich, Norfolk', { at: 'Norwich, United Kingdom' }],
  ['Halifax, West Yorkshire', { at: 'Halifax, United Kingdom' }],
  ['Toronto, Durham', unknown('Toronto, Durham')],
  ['Norfolk, VA', { at: 'Norfolk, VA, United States' }],
  ['Manchester, New Hampshire', { at: 'Manchester, NH, United States' }],
  // Several.
  ['Berlin / Munich', BOTH],
  ['Berlin | Munich', BOTH],
  ['Berlin & Munich', BOTH],
  ['Berlin or Munich', BOTH],
  ['Berlin; Munich', BOTH],
  ['Berlin, Munich', BOTH],
  ['Berlin / Munich / Germany', BOTH],
  ['Berlin, Munich and Hamburg', { at: BERLIN, from: `${BERLIN}; ${MUNICH}; Hamburg, Germany` }],
  ['Germany, Berlin', { at: BERLIN }],
  ['USA, CA, San Francisco', { at: 'San Francisco, CA, United States' }],
  ['Berlin; Berlin Office', { at: BERLIN }],
  ['Hamburg / New York', { at: 'Hamburg, Germany', from: `Hamburg, Germany; ${NEW_YORK}` }],
  [
    'San Francisco, CA / New York, NY',
    { at: 'San Francisco, CA, United States', from: `San Francisco, CA, United States; ${NEW_YORK}` },
  ],
  ['Berlin / The Old Mill', { at: BERLIN, unplaced: ['The Old Mill'] }],
  ['Berlin; The Old Mill; Munich', { ...BOTH, unplaced: ['The Old Mill'] }],
  ['The Old Mill / The New Mill', unknown('The Old Mill / The New Mill')],
  // Words of every day.
  ['Central', unknown('Central')],
  ['Union', unknown('Union')],
  ['ORANGE', unknown('ORANGE')],
  ['Central Office', unknown('Central Office')],
  ['US - Central', { at: 'United States', unplaced: ['Central'] }],
  ['Orange, CA', { at: 'Orange, CA, United States' }],
  ['Orange | CA', { at: 'Orange, CA, United States' }],
  ['Union, NJ', { at: 'Union, NJ, United States' }],
  ['Reading', { at: 'Reading, United Kingdom' }],
  ['Bath', { at: 'Bath, United Kingdom' }],
  ['Nice', { at: 'Nice, France' }],
  ['Walldorf', { at: 'Walldorf, Germany' }],
])('takes %j for a place of its own, or for several', async (words, expected) => {
  expect(told(await importedWhere(words, cities.named))).toEqual({ office: 'ON_SITE', ...expected });
});

it.each([
  ['Non-remote', 'ON_SITE', { at: null }],
  ['Berlin (not remote)', 'ON_SITE', { at: BERLIN }],
  ['On-site', 'ON_SITE', { at: null }],
  ['Remote work not possible - Berlin', 'ON_SITE', { at: BERLIN }],
  ['Hybrid', 'REMOTE_OPTIONAL', { at: null }],
  ['Hybrid - Berlin', 'REMOTE_OPTIONAL', { at: BERLIN }],
  ['Hybrid in Berlin or Munich', 'REMOTE_OPTIONAL', BOTH],
  ['Hybrid - The Old Mill', 'REMOTE_OPTIONAL', unknown('Hybrid - The Old Mill')],
  ['Berlin or Remote', 'REMOTE_OPTIONAL', { at: BERLIN }],
  ['Berlin (on-site / remote)', 'REMOTE_OPTIONAL', { at: BERLIN }],
  ['Remote; Berlin', 'REMOTE_OPTIONAL', { at: BERLIN }],
  ['Remote - Germany; Berlin', 'REMOTE_OPTIONAL', { at: BERLIN, from: `${BERLIN}; Germany` }],
  ['Remote', 'REMOTE_ONLY', { at: null }],
  ['Fully remote', 'REMOTE_ONLY', { at: null }],
  ['100% Remote', 'REMOTE_ONLY', { at: null }],
  ['Remote - Germany', 'REMOTE_ONLY', { at: null, from: 'Germany', remote: 'SPECIFIC_LOCATIONS' }],
  ['Remote in Germany only', 'REMOTE_ONLY', { at: null, from: 'Germany', remote: 'SPECIFIC_LOCATIONS' }],
  ['US Remote', 'REMOTE_ONLY', { at: null, from: 'United States', remote: 'SPECIFIC_LOCATIONS' }],
  ['Remote - Berlin / Munich', 'REMOTE_ONLY', { at: null, from: BOTH.from, remote: 'SPECIFIC_LOCATIONS' }],
  ['Remote (EMEA)', 'REMOTE_ONLY', { at: null, remote: 'EMEA', unplaced: ['Remote (EMEA)'] }],
  ['Remote EU', 'REMOTE_ONLY', { at: null, remote: 'EU', unplaced: ['Remote EU'] }],
  ['Remote, EU', 'REMOTE_ONLY', { at: null, remote: 'EU', unplaced: ['Remote, EU'] }],
  [
    'Remote (EMEA) - Germany',
    'REMOTE_ONLY',
    { at: null, from: 'Germany', remote: 'SPECIFIC_LOCATIONS', unplaced: ['EMEA'] },
  ],
  ['Remote - UAE', 'REMOTE_ONLY', { at: null, from: 'United Arab Emirates', remote: 'SPECIFIC_LOCATIONS' }],
  ['Remote - Bosnia and Herzegovina', 'REMOTE_ONLY', BOSNIA],
  ['Remote (Bosnia & Herzegovina)', 'REMOTE_ONLY', BOSNIA],
  ['Remote, Bosnia and Herzegovina', 'REMOTE_ONLY', BOSNIA],
  [
    'Remote - UK and Trinidad and Tobago',
    'REMOTE_ONLY',
    { at: null, from: 'United Kingdom; Trinidad & Tobago', remote: 'SPECIFIC_LOCATIONS' },
  ],
  ['Hybrid - Sarajevo, Bosnia and Herzegovina', 'REMOTE_OPTIONAL', { at: 'Sarajevo, Bosnia & Herzegovina' }],
  ['Remote - Worldwide', 'REMOTE_ONLY', { at: null, remote: 'ANYWHERE' }],
] as const)('knows how one works at %j: %s', async (words, office, expected) => {
  expect(told(await importedWhere(words, cities.named))).toEqual({ office, ...expected });
});

it('takes no more than a draft can have, and says what was not looked up', async () => {
  const asked: string[] = [];
  const words = Array.from({ length: 25 }, (_, at) => `Town ${at}`);
  const named = async (name: string) => {
    asked.push(name);
    return { formatted: name, city: name };
  };
  const { fields, unplaced } = await importedWhere(words.join('; '), named);
  expect([asked.length, fields.requirements?.srcLocation.length]).toEqual([20, 20]);
  expect(unplaced).toEqual(words.slice(20));
});
