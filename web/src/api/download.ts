import { callRaw } from './call.ts';
import type { RouteOf } from './light-routes.ts';
import { networkProblem } from './problem.ts';
import type { InputOf, RouteName } from './routes.ts';

/** The file name in a content-disposition header, else `export.csv` (1-product, section 7). */
export const fileNameOf = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition ?? '')?.[1] ?? 'export.csv';
};

/** How long a file that was read can be saved from its address in the page (3-pipeline, section 9). */
const ADDRESS_MS = 60_000;

/** Saves a file on the person's machine. */
export const saveFile = (content: Blob, name: string): void => {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_MS);
};

/** Reads a file by a link to it, such as the API gives for a minute. */
export const readFile = async (url: string, signal?: AbortSignal): Promise<Blob> => {
  const response = await fetch(url, { signal: signal ?? null, referrerPolicy: 'no-referrer' }).catch(
    (error: unknown) => {
      throw error instanceof TypeError ? networkProblem('OFFLINE') : error;
    },
  );
  if (!response.ok) throw networkProblem('NO_RESPONSE', response.status);
  return response.blob();
};

/** Saves a file that a link leads to. Throws `ApiError`. */
export const saveByLink = async (url: string, name: string): Promise<void> => saveFile(await readFile(url), name);

/** The routes whose answer is a file. */
type Download = { [N in RouteName]: RouteOf<N> extends { produces: 'text/csv' } ? N : never }[RouteName];

/** Downloads an export; says whether there was anything in it. Throws `ApiError`. */
export const download = async <N extends Download>(name: N, input: InputOf<N>): Promise<boolean> => {
  const response = await callRaw(name, input);
  if (response.status === 204) return false;
  saveFile(await response.blob(), fileNameOf(response.headers.get('content-disposition')));
  return true;
};
