import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const saidIn = (line: string) => {
  const { salary, warnings } = readDescription(`Warehouse planner\nAcme Ltd\n\n${line}\n`);
  const value = salary?.value;
  return {
    salary: value ? [value.min, value.max, value.currency] : null,
    warnings: warnings.filter((warning) => warning.startsWith('The salary')),
  };
};

describe('a salary', () => {
  it.each<[string, [number | null, number | null, string]]>([
    ['Compensation: €71,000 – €84,000 + equity', [71_000, 84_000, 'EUR']],
    ['Compensation: $77,000–$91,500 + bonus', [77_000, 91_500, 'USD']],
    ['$122k–$151k + 10% bonus', [122_000, 151_000, 'USD']],
    ['💰 $162k–$208k + 0.5–1.5% equity', [162_000, 208_000, 'USD']],
    ['Gehalt: 61.000 € bis 72.000 € zzgl. Bonus', [61_000, 72_000, 'EUR']],
    ['Jahresgehalt: 121 - 149 TEUR zzgl. Bonus', [121_000, 149_000, 'EUR']],
    ['Gehalt: 61–74 T€', [61_000, 74_000, 'EUR']],
    ['Salary: $90,000 - $110,000 DOE', [90_000, 110_000, 'USD']],
    ['Salary: £41,000 to £46,000 plus benefits', [41_000, 46_000, 'GBP']],
    ['Annual salary 69.5k to 82k dollars depending on experience. Signing bonus of $5,000.', [69_500, 82_000, 'USD']],
    ['Up to £61,000', [null, 61_000, 'GBP']],
    ['Jahresgehalt: Fixum 66.000 € + Provision bis zu 24.000 € p.a.', [66_000, 66_000, 'EUR']],
    ['Salary: $80,000+ DOE', [80_000, null, 'USD']],
    ['Grade 7 - $51,000 to $62,000 salary', [51_000, 62_000, 'USD']],
    ['Salaire : Annuel de 21148,00 Euros à 26000,00 Euros sur 12 mois', [21_148, 26_000, 'EUR']],
    ['Compensation: $46,900 min.', [46_900, null, 'USD']],
    ['Salary range: $66-71,000 plus benefits.', [66_000, 71_000, 'USD']],
    ['Salary: $38,500 for the 9 month project', [38_500, 38_500, 'USD']],
    ['Salaire : 31 000 € sur 13 mois', [31_000, 31_000, 'EUR']],
    ['Rémunération : 41-46 K€ + BSPCE', [41_000, 46_000, 'EUR']],
  ])('by the year is read whole: %s', (line, salary) => expect(saidIn(line).salary).toEqual(salary));

  it.each<[string, [number, number, string]]>([
    ['Pay Rate: $27.00/hr - $32.00/hr DOE', [56_160, 66_560, 'USD']],
    ['CDI temps plein, 2 300 € brut mensuel x 13 + prime sur objectif', [29_900, 29_900, 'EUR']],
    ['Wir zahlen angelehnt an TVöD: 3.100 € bis 4.300 € brutto bei voller Stelle', [37_200, 51_600, 'EUR']],
    ['Gehalt: 4.300 € x 13', [55_900, 55_900, 'EUR']],
    ['Gehalt: 4.000 € brutto im Monat, 13,5 Monatsgehälter', [54_000, 54_000, 'EUR']],
    ['Salaire : 2 500 € brut mensuel sur 13 mois', [32_500, 32_500, 'EUR']],
  ])('by another period is converted, which a warning says: %s', (line, salary) => {
    const said = saidIn(line);
    expect(said.salary).toEqual(salary);
    expect(said.warnings[0]).toContain('was converted to a year');
  });

  it.each([
    ['Compensation: €71,000 – €84,000 + equity', '“+ equity”, which was left out'],
    ['$122k–$151k + 10% bonus', '“+ 10% bonus”, which was left out'],
    ['Gehalt: 61.000 € bis 72.000 € zzgl. Bonus', '“zzgl. Bonus”, which was left out'],
    ['Salary: £28,000 FTE (£11,300 actual for 15 hours)', '“£11,300” was left out'],
  ])('tells what stands beside it and is not used: %s', (line, warning) =>
    expect(saidIn(line).warnings).toEqual([expect.stringContaining(warning)]),
  );

  it('of several grades is that of the first, and the others are named', () =>
    expect(
      saidIn('Salary range: Base salary GS-13 - $86,000 to $112,000; base salary GS-14 - $101,000 to $132,000.'),
    ).toEqual({
      salary: [86_000, 112_000, 'USD'],
      warnings: ['The salary “$86,000 to $112,000” is not the only one: “$101,000 to $132,000” was left out.'],
    }));

  it.each([
    'Deals of up to $90,000 in revenue',
    'Equity worth $50,000',
    'You run a budget of £40,000',
    'We raised €18M',
    'Avantages : parrainage à hauteur de 50 euros',
  ])('is not any other money: %s', (line) => expect(saidIn(line).salary).toBeNull());
});

describe('the hours that a wage is converted by', () => {
  const salaryIn = (text: string) => readDescription(text).salary?.value;

  it.each([
    ['Couturier (H/F)\nAtelier Roy, Nice\nSalaire : 14 € de l’heure\n', 35],
    ['Couturier (H/F)\n\nContrat : CDI\nSalaire : 14 € de l’heure\n', 35],
    ['Couturier (H/F)\nAtelier Roy, Bruxelles\nContrat : CDI\nSalaire : 14 € de l’heure\n', 40],
    ['Schneider (m/w/d)\nRoy GmbH, Bonn\nLohn: 14 € die Stunde\n', 40],
    ['Schneider (m/w/d)\nRoy GmbH, Bonn\nArbeitszeit: Vollzeit, 39 Stunden\nLohn: 14 € die Stunde\n', 39],
    ['Couturier (H/F)\nAtelier Roy, Nice\nTemps de travail : 169 h mensuelles\nSalaire : 14 € de l’heure\n', 39],
    ['Couturier (H/F)\nAtelier Roy, Nice\nOuvert de 8 h - 18 h\nSalaire : 14 € de l’heure\n', 35],
  ])('are those of the text, else the usual of the country: %j', (text, hours) =>
    expect(salaryIn(text)).toEqual({ min: 14 * 52 * hours, max: 14 * 52 * hours, currency: 'EUR' }),
  );

  it('are said to be the usual where the text names none', () => {
    const [warning] = readDescription('Schneider (m/w/d)\nRoy GmbH, Bonn\nLohn: 14 € die Stunde\n').warnings;
    expect(warning).toBe(
      'The salary “14 €” is by the hour, at 40 hours a week (the usual, as none are named), and was converted to a year.',
    );
  });
});

describe('a salary that is sure', () => {
  it('is no tips, and may be by the year without a word', () => {
    const salaryIn = (line: string) => readDescription(`Cook\nAcme Ltd, Leeds\n\n${line}\n`).salary?.value.max;
    expect(salaryIn('Pay is £31,000 plus tips (about £4,000 last year).')).toBe(31_000);
    expect(salaryIn('Part time · 12 months · £29,605 pro rata')).toBe(29_605);
    expect(salaryIn('Das Gehalt beträgt 2.150 Euro brutto im Monat, 14-mal im Jahr.')).toBe(30_100);
  });

  it.each([
    ['Money: £3,000 a month basic and uncapped commission (OTE £70,000 in year one).', 36_000],
    ['Salary: £32,000 base, OTE £60,000', 32_000],
    ['Salary: £60,000 OTE, £32,000 basic', 32_000],
    ['Pay: on-target earnings of £60,000, basic salary £2,500 per month', 30_000],
    ['Salary: OTE £60,000', 60_000],
  ])('counts before one that is paid for goals reached: %s', (line, amount) =>
    expect(readDescription(`Sales Rep\nAcme Ltd, Leeds\n${line}\n`).salary?.value).toEqual({
      min: amount,
      max: amount,
      currency: 'GBP',
    }),
  );
});
