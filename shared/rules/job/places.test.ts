import { expect, test } from 'vitest';
import { cityOf, isRecognised } from './places.ts';

const typed = { formatted: 'Leeds, West Yorkshire (LS11)' };
const leeds = { formatted: 'Leeds, United Kingdom', city: 'Leeds', country: 'GB', geometry: { lat: 53.8, lng: -1.55 } };

test('a place that only has its words is not recognised; a country is', () => {
  expect(isRecognised(typed)).toBe(false);
  expect(isRecognised(leeds)).toBe(true);
  expect(isRecognised({ formatted: 'Germany', country: 'DE' })).toBe(true);
});

test('the city of a place is its own, or what stands before the first comma', () => {
  expect(cityOf(typed)).toBe('Leeds');
  expect(cityOf({ ...leeds, formatted: 'Greater Leeds, United Kingdom' })).toBe('Leeds');
  expect(cityOf({ formatted: 'Berlin' })).toBe('Berlin');
});
