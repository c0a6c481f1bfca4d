import { describe, expect, it } from 'vitest';
import { readDescription } from './index.ts';

const read = (text: string) => {
  const { title, companyName, locations, office, salary, employmentType } = readDescription(text);
  return {
    title: title?.value,
    company: companyName?.value,
    places: locations.map(({ value }) => value),
    office: office?.value,
    type: employmentType?.value,
    pay: salary && [salary.value.min, salary.value.max, salary.value.currency],
  };
};
const TEXT =
  'Tallowick is a ledger for market gardens and their neighbours. We are growing and like it. You will keep our pipelines in order.';

describe('a first line of parts between bars', () => {
  it.each([
    `Tallowick | Data Engineer | Hybrid (Bristol, UK) | £60K-£75K + equity | tallowick.com ${TEXT}`,
    `Tallowick | Data Engineer | £60K-£75K + equity | Hybrid (Bristol, UK) | https://tallowick.com/jobs ${TEXT}`,
    `Data Engineer | Tallowick | Bristol, UK (Hybrid) | £60K - £75K | ${TEXT}`,
    `Tallowick (YC S12) | Bristol, UK | Hybrid | Data Engineer | £60k-£75k\n\n${TEXT}`,
    `Tallowick | Bristol, UK | Hybrid | £60k-£75k | Data Engineer ${TEXT}`,
    `Tallowick | Data Engineer | Bristol, UK | Hybrid | 60-75k ${TEXT}`,
  ])('says the job, whatever goes on behind the last: %s', (text) =>
    expect(read(text)).toMatchObject({
      title: 'Data Engineer',
      company: 'Tallowick',
      places: ['Bristol, UK'],
      office: 'REMOTE_OPTIONAL',
      pay: [60_000, 75_000, 'GBP'],
    }),
  );

  it('names a town that no list has', () =>
    expect(
      read(`Tallowick | Lead Cook | Onsite (Wexcombe) | Full-time | 40 - 45k EUR | tallowick.com ${TEXT}`),
    ).toMatchObject({
      title: 'Lead Cook',
      company: 'Tallowick',
      places: ['Wexcombe'],
      office: 'ON_SITE',
      type: 'FULL_TIME',
      pay: [40_000, 45_000, 'EUR'],
    }));

  it.each<[string, string, [number, number, string] | null]>([
    ['Cleveland, OH or REMOTE', '150 - 180k', [150_000, 180_000, 'USD']],
    ['Remote (US)', '120k-140k', [120_000, 140_000, 'USD']],
    ['Manchester, England', '45–50k', [45_000, 50_000, 'GBP']],
    ['Berlin', '70k - 85k', [70_000, 85_000, 'EUR']],
    ['Lyon, France', '45-55K', [45_000, 55_000, 'EUR']],
    ['Zürich', '110 - 130k', null],
    ['Toronto, Canada', '110 - 130k', null],
    ['Remote', '110 - 130k', null],
  ])('is paid in the currency of its place: %s, %s', (place, pay, salary) =>
    expect(read(`Tallowick | Lead ML Engineer | ${place} | Full-time | ${pay}\n\n${TEXT}`).pay).toEqual(salary),
  );

  it('says in a warning whose currency it is', () =>
    expect(
      readDescription(`Tallowick | Lead ML Engineer | Leeds, UK | 50 - 60k\n\n${TEXT}`).warnings.filter((one) =>
        one.includes('50 - 60k'),
      ),
    ).toEqual(['The salary “50 - 60k” names no currency and was read in that of its place, GBP.']));

  it('has no company in the terms behind a title', () =>
    expect(read(`Registered Nurse | Night shift | Leeds, UK | Full-time\n\nThe ward has nine beds.`).company).toBe(
      undefined,
    ));
});
