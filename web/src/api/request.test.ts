import { describe, expect, test } from 'vitest';
import { addressOf } from './request.ts';

describe('the address of a call', () => {
  test('puts each parameter in its place, encoded', () => {
    expect(addressOf('/a/{id}/b/{name}', { params: { id: 'job_1', name: 'x/y z' } })).toBe('/api/a/job_1/b/x%2Fy%20z');
  });
  test('leaves out of the query what has no value, and keeps what is empty, zero or false', () => {
    expect(addressOf('/a', { query: { a: undefined, b: null, c: '', d: 0, e: false } })).toBe('/api/a?c=&d=0&e=false');
  });
  test('has no question mark without a query', () => expect(addressOf('/a', {})).toBe('/api/a'));
  test('is refused while a parameter is missing', () => expect(() => addressOf('/a/{id}', {})).toThrow('needs id'));
});
