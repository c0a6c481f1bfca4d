import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../shared/product.ts';
import { isLogo, monogramOf } from '../../shared/rules/job/monogram.ts';
import { createLogoSearch, monograms } from './logos.ts';

let asked: string[] = [];
let answer: unknown = [];
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer === undefined ? 403 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer ?? {}));
});
beforeAll(() => new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve)));
afterAll(() => service.close());
const search = (name: string) =>
  createLogoSearch(`http://127.0.0.1:${(service.address() as AddressInfo).port}/search/{name}?c=key`).search(name);

describe('a service that knows logos', () => {
  it('is asked by the name, and gives those that are pictures of the web', async () => {
    answer = [
      { name: 'Acme', domain: 'acme.example', icon: 'https://cdn.example/acme.png' },
      { name: null, domain: 'acme.org', icon: 'https://cdn.example/org.png' },
      { name: 'Acme', icon: 'javascript:alert(1)' },
      { name: 'Acme', icon: `https://cdn.example/${'x'.repeat(LIMITS.logoUrl)}` },
    ];
    expect(await search('Acme & Sons')).toEqual([
      { name: 'Acme', logo_url: 'https://cdn.example/acme.png' },
      { name: 'acme.org', logo_url: 'https://cdn.example/org.png' },
    ]);
    expect(asked).toEqual(['/search/Acme%20%26%20Sons?c=key']);
  });

  it('that fails, or answers something else, knows nothing', async () => {
    asked = [];
    answer = undefined;
    expect(await search('Acme')).toEqual([]);
    answer = { error: 'no' };
    expect(await search('Acme')).toEqual([]);
  });
});

describe('a monogram', () => {
  it('has the first letters of two words, says what it is, and fits where a logo does', async () => {
    const [logo] = await monograms.search('größe & söhne GmbH');
    expect(logo?.name).toBe('Monogram of größe & söhne GmbH');
    expect(decodeURIComponent(logo?.logo_url ?? '')).toContain('>GS</text>');
    expect(isLogo(logo?.logo_url ?? '')).toBe(true);
    for (const name of ['Acme', '株式会社 東京', '𝒜 𝒷']) expect(monogramOf(name)?.length).toBeLessThan(LIMITS.logoUrl);
  });

  it('is known by all of it: no other drawing is a logo', () => {
    const ours = monogramOf('Acme Ltd') ?? '';
    const others = [
      'data:image/svg+xml,<svg onload=alert(1)>',
      ours.replace('AL', 'A%3Cscript%3E'),
      ours.replace('AL', ''),
      ours.replace('AL', '%E0%A4'),
      `${ours}%3Cscript%3E`,
      ours.replace('%3Crect', '%3Cscript/%3E%3Crect'),
    ];
    for (const name of ['Acme', 'Acme Ltd', 'ŉ ß', '株式会社 東京', '𝒜 𝒷', '4 you'])
      expect(isLogo(monogramOf(name) ?? '')).toBe(true);
    for (const other of others) expect([other, isLogo(other)]).toEqual([other, false]);
  });

  it('is none of a name without letters, and lets no markup in', () => {
    expect(monogramOf(' & ')).toBeUndefined();
    expect(decodeURIComponent(monogramOf('<script> "x"') ?? '')).toContain('>SX</text>');
  });
});
