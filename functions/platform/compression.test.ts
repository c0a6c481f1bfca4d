import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressed, takesGzip } from './compression.ts';

const cards = Array.from({ length: 100 }, (_, n) => ({
  id: `sub_${n}`,
  name: `Candidate ${n}`,
  columnName: 'CONTACTED',
}));
const body = JSON.stringify(cards);
const answer = { statusCode: 200, headers: { 'content-type': 'application/json' }, body };
const askedWith = (encoding?: string) => ({ headers: encoding === undefined ? {} : { 'accept-encoding': encoding } });

describe('an answer', () => {
  it('goes over the wire in a fifth of its size or less, and comes out as it was', () => {
    const sent = compressed(answer, askedWith('gzip, deflate, br, zstd'));
    const packed = Buffer.from(sent.body ?? '', 'base64');
    expect(sent).toMatchObject({ statusCode: 200, isBase64Encoded: true });
    expect(sent.headers).toEqual({ ...answer.headers, 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed).toString('utf8')).toBe(body);
    expect(packed.length).toBeLessThan(body.length / 5);
  });

  it('says that it depends on the encoding also where it is sent plain', () => {
    const sent = compressed(answer, askedWith());
    expect(sent.headers).toMatchObject({ vary: 'accept-encoding' });
    expect(sent).toMatchObject({ body });
    expect(sent.isBase64Encoded).toBeUndefined();
  });

  it.each([
    ['of a few bytes', { statusCode: 200, body: '{"version":12}' }],
    ['without a body', { statusCode: 204, headers: {} }],
    ['that is packed already', { statusCode: 200, body: 'A'.repeat(4_000), isBase64Encoded: true }],
  ])('%s stays as it is', (_, result) => {
    expect(compressed(result, askedWith('gzip'))).toBe(result);
  });

  it('is measured by its bytes, not its letters', () => {
    expect(compressed({ statusCode: 200, body: 'ä'.repeat(600) }, askedWith('gzip')).isBase64Encoded).toBe(true);
  });
});

it.each([
  ['gzip', true],
  ['br, GZIP;q=0.5', true],
  ['*', true],
  ['gzip;q=0, *', false],
  ['gzip; q=0', false],
  ['br, deflate', false],
  ['', false],
  [undefined, false],
])('a caller who sends accept-encoding %j takes gzip: %s', (header, takes) => {
  expect(takesGzip(header)).toBe(takes);
});
