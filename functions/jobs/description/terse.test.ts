import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

describe('one line of parts', () => {
  it.each([
    [
      "Sous chef, Basel, 100%, CHF 5'800/Mt., Hotel Drei Linden",
      { title: 'Sous chef', places: ['Basel'], type: 'FULL_TIME', company: 'Hotel Drei Linden', warned: "CHF 5'800" },
    ],
    [
      'need react dev asap. berlin or remote. 600-700/day. freelance 6 months',
      { title: 'React dev', places: ['Berlin'], type: 'CONTRACTOR', company: null, warned: '600-700' },
    ],
    [
      'Barista wanted. £12.21 an hour. Weekends too. Brew Lab, Glasgow',
      { title: 'Barista', places: ['Glasgow'], type: null, company: 'Brew Lab', warned: '£12.21' },
    ],
    [
      'Barista wanted. £12.21 an hour. Weekends and some early mornings, we train you on our lovely old machine. Brew Lab, Glasgow',
      { title: 'Barista', places: ['Glasgow'], type: null, company: 'Brew Lab', warned: '£12.21' },
    ],
    [
      'Atelier Brume recherche un·e assistant·e de direction, CDD 6 mois, à Lyon, 12 rue de Marseille.',
      { title: 'Assistant·e de direction', places: ['Lyon'], type: 'TEMPORARY', company: 'Atelier Brume', warned: '' },
    ],
    [
      'Clerk. Good Morning. We are a small firm that looks after other firms and their many papers.',
      { title: 'Clerk', places: [], type: null, company: null, warned: 'not found' },
    ],
    [
      'Forklift driver, Hull, part-time, £13/hour, Humber Storage Ltd',
      { title: 'Forklift driver', places: ['Hull'], type: 'PART_TIME', company: 'Humber Storage Ltd', warned: '£13' },
    ],
  ])('is read part by part: %s', (text, { title, places, type, company, warned }) => {
    const read = readDescription(text);
    expect({
      title: read.title?.value ?? null,
      places: read.locations.map(({ value }) => value),
      type: read.employmentType?.value ?? null,
      company: read.companyName?.value ?? null,
    }).toEqual({ title, places, type, company });
    expect(read.warnings.join(' ')).toContain(warned);
    expect(read.mustHaves).toEqual([]);
  });

  it.each<[string, string | null, string[]]>([
    ["Nurse\n\nSt. Mary's Hospital, Boston, MA\n\nWe need a nurse.", "St. Mary's Hospital", ['Boston, MA']],
    ['Nurse, Boston, MA, full-time, $40/hour, Charles River Clinic', 'Charles River Clinic', ['Boston, MA']],
    ['Bar Manager\n\nWork hard, play hard. Great Pay, London. Come and join our pub.', null, []],
    ['Teacher wanted in Bristol. Good School. Apply today.', null, ['Bristol']],
  ])('is no text of several, nor praise: %j', (text, company, places) => {
    const read = readDescription(text);
    expect([read.companyName?.value ?? null, read.locations.map(({ value }) => value)]).toEqual([company, places]);
  });

  it('says of a currency that is not offered that it is not, and not that there is no salary', () => {
    const { salary, warnings } = readDescription("Sous chef, Basel, 100%, CHF 5'800/Mt., Hotel Drei Linden");
    expect(salary).toBeNull();
    expect(warnings).toContainEqual(expect.stringContaining('is not in US dollars, euros or pounds'));
    expect(warnings.some((one) => one.startsWith('Salary: not found'))).toBe(false);
  });
});

describe('what a title says', () => {
  it.each([
    ['Warehouse Associate', null],
    ['Sales Associate', null],
    ['Associate Product Manager', 'MID_SENIOR'],
    ['Staff Accountant', null],
    ['Staff Engineer', 'MID_SENIOR'],
    ['Sous chef', null],
    ['Chef de rang', null],
    ['Chef de projet', 'MID_SENIOR'],
  ])('of a level: %s', (title, level) =>
    expect(readDescription(`${title}\n\nYou work.`).seniorityLevel?.value ?? null).toBe(level),
  );

  it.each([
    ['Recruiter\n\nYou hire.', 'HR'],
    ['Talent Acquisition Partner\n\nYou hire.', 'HR'],
    ['Chargé(e) de recrutement H/F\n\nVous recrutez.', 'HR'],
    ['Personalvermittler (m/w/d)\n\nDu hilfst.', 'HR'],
    ['Recruteuse (H/F)\n\nVous aidez.', 'HR'],
  ])('of the work: %j', (text, code) =>
    expect(readDescription(text).functions.map(({ value }) => value)).toContain(code),
  );

  it.each([
    ['Chargé(e) de recrutement H/F - Nantes (44)\n\nVous recrutez.', 'Chargé(e) de recrutement H/F', 'Nantes'],
    ['Comptable H/F – Angers (49)\n\nVous comptez.', 'Comptable H/F', 'Angers'],
  ])('without its place: %j', (text, title, place) => {
    const read = readDescription(text);
    expect([read.title?.value, read.locations.map(({ value }) => value)]).toEqual([title, [place]]);
  });

  it.each([
    ['Brume cherche à Lyon un comptable général. Nos bureaux sont au 12 rue de Marseille.', 'comptable général'],
    ['Wir sind Lumo, ein Start-up, und suchen eine Produktdesignerin (m/w/d).', 'Produktdesignerin (m/w/d)'],
  ])('in a sentence with its place: %s', (text, title) => expect(readDescription(text).title?.value).toBe(title));

  it.each([
    ['Hello,\n\nWe’re after a Kitchen Associate for our pub.\n\nThanks\n\nDev', 'Kitchen Associate'],
    ['Hi all,\n\nCome and see us, there is a place for you.\n\nCook', null],
    ['Dear reader\n\nPastry Chef\n\nYou bake.', 'Pastry Chef'],
  ])('in a letter, and not in who signs it: %j', (text, title) =>
    expect(readDescription(text).title?.value ?? null).toBe(title),
  );

  it('where its sentence says it in both forms', () => {
    const read = readDescription('Atelier Brume recherche un·e assistant·e de direction, CDD de 6 mois.\n');
    expect([read.title?.value, read.companyName?.value, read.employmentType?.value]).toEqual([
      'assistant·e de direction',
      'Atelier Brume',
      'TEMPORARY',
    ]);
  });
});

describe('the company', () => {
  it.each([
    [
      'Designer (m/w/d)\n\nWir sind Lumo, ein Start-up aus Hamburg.\n\nDas bringst du mit:\n- Figma\n- Geduld\n',
      'Lumo',
    ],
    ['Designer (m/w/d)\n\nWir gestalten Lampen.\n\nDas bringst du mit:\n- Figma, Berlin\n- Geduld\n', null],
    [
      'Designer (m/w/d)\nDas bringst du mit:\n- Figma\n- Geduld, gerne Hamburg\n\nWir sind Lumo, ein Start-up aus Hamburg.',
      'Lumo',
    ],
  ])('is none of the entries of a list: %j', (text, company) =>
    expect(readDescription(text).companyName?.value ?? null).toBe(company),
  );
});

describe('terms in a sentence', () => {
  it.each([
    ['You spend two days a week in our office in Leeds, the rest from home.', 'REMOTE_OPTIONAL'],
    ['Two days a week from our office in Leeds, rest from home.', 'REMOTE_OPTIONAL'],
    ['Zwei Tage pro Woche bist du im Büro, den Rest arbeitest du von zu Hause.', 'REMOTE_OPTIONAL'],
    ['Trois jours au bureau, le reste à la maison.', 'REMOTE_OPTIONAL'],
    ['Three nights a week in our bakery, the rest is yours.', null],
  ])('of where one works: %s', (sentence, office) =>
    expect(readDescription(`Clerk\n\nHello there. ${sentence}`).office?.value ?? null).toBe(office),
  );

  it.each([
    ['12 month FTC', 'TEMPORARY'],
    ['This is a 12-month fixed-term contract.', 'TEMPORARY'],
    ['FTC (9 months)', 'TEMPORARY'],
    ['Report to the FTC each month.', null],
    ['Du hast eine Ausbildung als Koch.', null],
    ['Wir bieten dir eine Ausbildung als Koch.', 'INTERN'],
  ])('of how long: %s', (line, type) =>
    expect(readDescription(`Clerk\n\nHello there.\n\n${line}`).employmentType?.value ?? null).toBe(type),
  );

  it.each([
    ['We pay up to 68,000 euros a year.', [null, 68_000, 'EUR']],
    ['You earn up to 68,000 pounds a year.', [null, 68_000, 'GBP']],
    ['Up to 68,000 euros a year.', [null, 68_000, 'EUR']],
    ['We offer equity and up to 68,000 euros a year.', [null, 68_000, 'EUR']],
    ['We raised 4 million. We can go up to 68,000 euros a year.', [null, 68_000, 'EUR']],
    ['We give a bonus of up to 68,000 euros a year.', null],
    ['Bis zu 68.000 Euro im Jahr.', [null, 68_000, 'EUR']],
  ])('of what is paid: %s', (line, salary) => {
    const { salary: read } = readDescription(`Clerk\n\nHello there. ${line}`);
    expect(read && [read.value.min, read.value.max, read.value.currency]).toEqual(salary);
  });

  it.each(['1 450 € net par mois', 'Netto 1.450 € im Monat', '1.450 € netto pro Monat', '€1,450 net a month'])(
    'which is net: %s',
    (line) =>
      expect(readDescription(`Clerk\n\nSalaire : ${line}`).warnings).toContainEqual(
        expect.stringMatching(/ net,| net /),
      ),
  );
  it.each(['1 450 € brut par mois', '€1,450 a month, net working hours are 38'])('which is not: %s', (line) =>
    expect(readDescription(`Clerk\n\nSalary: ${line}`).warnings.join(' ')).not.toMatch(/is net/),
  );
});
