import * as z from 'zod';
import type { CompanyLogo } from '../../shared/contract/search.ts';
import { LIMITS } from '../../shared/product.ts';
import { monogramOf } from '../../shared/rules/job/monogram.ts';
import { isWebUrl } from '../../shared/rules/text/web-url.ts';
import { log } from '../platform/log.ts';
import { steadyFetch } from '../platform/steady-fetch.ts';

/** Whoever knows logos of companies. */
export interface CompanyLogos {
  /** The best first; none where nothing is known of such a company. */
  search(name: string): Promise<readonly CompanyLogo[]>;
}

const PATIENCE_MS = 4_000;
const MOST = 8;
const Found = z.array(
  z.object({ name: z.string().nullish(), domain: z.string().nullish(), icon: z.string().nullish() }),
);

/**
 * Brandfetch's search, or one of its shape: `address` is where names go in place of `{name}`, with the key, such as
 * `https://api.brandfetch.io/v2/search/{name}?c=…`. Nobody waits for it long: a service that fails knows nothing.
 */
export const createLogoSearch = (address: string): CompanyLogos => ({
  async search(name) {
    try {
      const url = address.replace('{name}', encodeURIComponent(name));
      const response = await steadyFetch(url, { headers: { accept: 'application/json' } }, PATIENCE_MS);
      if (!response.ok) throw new Error(`The search for logos answered ${response.status}`);
      return Found.parse(await response.json())
        .flatMap(({ name: found, domain, icon }) =>
          icon && isWebUrl(icon) && icon.length <= LIMITS.logoUrl
            ? [{ logo_url: icon, name: found || domain || name }]
            : [],
        )
        .slice(0, MOST);
    } catch (error) {
      log.error('Logos could not be looked for', error);
      return [];
    }
  },
});

/** Draws one for whoever has a name. It says what it is. */
export const monograms: CompanyLogos = {
  async search(name) {
    const drawn = monogramOf(name);
    return drawn ? [{ logo_url: drawn, name: `Monogram of ${name}` }] : [];
  },
};
