import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { MARKET_BOUNDS, marketFactor, type Whereabouts } from './labour-market.ts';

const ZURICH = { city: 'Zürich', country: 'CH', geometry: { lat: 47.37, lng: 8.55 } };
const MUMBAI = { city: 'Mumbai', country: 'IN', geometry: { lat: 19.07, lng: 72.88 } };
const THIMPHU = { city: 'Thimphu', country: 'BT', geometry: { lat: 27.47, lng: 89.64 } };
const NEW_YORK = { city: 'New York City', country: 'US', geometry: { lat: 40.71, lng: -74.01 } };
const onSite = (place?: Whereabouts | null) => marketFactor('ON_SITE', place);

describe('the labour market around a place', () => {
  it('is larger, the more people live there', () => {
    expect(onSite(THIMPHU)).toBeLessThan(onSite(ZURICH));
    expect(onSite(ZURICH)).toBeLessThan(onSite(MUMBAI));
    expect(onSite(MUMBAI)).toBeLessThan(onSite(NEW_YORK));
  });
  it('is that of the large city beside a small one', () => {
    const suburb = { city: 'Hoboken', country: 'US', geometry: { lat: 40.74, lng: -74.03 } };
    expect(onSite(suburb)).toBe(onSite(NEW_YORK));
    expect(onSite({ ...suburb, geometry: { lat: 42.5, lng: -76.5 } })).toBe(onSite(THIMPHU));
  });
  test.each([
    { city: 'New York', country: 'US' },
    { city: 'New York City' },
    { formatted: 'new york, NY, United States' },
  ])('is found by the name alone, as in %j', (place) => expect(onSite(place)).toBe(onSite(NEW_YORK)));
  it('is not another city’s of the same name', () =>
    expect(onSite({ city: 'London', country: 'CA' })).toBe(onSite(THIMPHU)));
  it('is the country where no city is given, and unknown without a place', () => {
    expect(onSite({ country: 'BT' })).toBeLessThan(onSite({ country: 'FR' }));
    expect(onSite({ country: 'FR' })).toBeLessThan(onSite({ country: 'US' }));
    expect(onSite({ formatted: 'Mexico', country: 'MX' })).toBe(onSite({ country: 'US' }));
    for (const unknown of [null, undefined, {}, { formatted: 'Nowhere' }]) expect(onSite(unknown)).toBe(1);
  });
  it('of a remote job is its country, or the world', () => {
    expect(marketFactor('REMOTE_ONLY', THIMPHU)).toBe(onSite({ country: 'BT' }));
    expect(marketFactor('REMOTE_ONLY', null)).toBe(MARKET_BOUNDS.high);
  });
  it('is within its bounds, wherever on earth', () => {
    const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true });
    const place = fc.record({
      formatted: fc.string(),
      city: fc.option(fc.string(), { nil: undefined }),
      country: fc.option(fc.string(), { nil: undefined }),
      geometry: fc.option(fc.record({ lat: degrees(90), lng: degrees(180) }), { nil: undefined }),
    });
    fc.assert(
      fc.property(place, fc.constantFrom('ON_SITE', 'REMOTE_OPTIONAL', 'REMOTE_ONLY', undefined), (where, office) => {
        expect(marketFactor(office, where)).toBeGreaterThanOrEqual(MARKET_BOUNDS.low);
        expect(marketFactor(office, where)).toBeLessThanOrEqual(MARKET_BOUNDS.high);
      }),
    );
  });
});
