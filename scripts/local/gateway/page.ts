import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { hasOwnClock } from '../clock.ts';
import { type Answer, send, sendJson } from './answer.ts';
import { CLOCK_PATH, clockScript, withClock } from './page-clock.ts';

interface Deps {
  /** Where the built page lies; undefined where there is none, as in tests of the API alone. */
  readonly folder: string | undefined;
  readonly headers: Record<string, string>;
  readonly config: object;
  readonly version: string;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Serves the page as CloudFront does from its bucket; a path without a file ending is a place within the page. */
export function answerPage({ folder, headers, config, version }: Deps): Answer {
  const sendFile: (path: string, response: Parameters<Answer>[1]) => Promise<boolean> = async (path, response) => {
    const file = folder && (await readFile(join(folder, path)).catch(() => undefined));
    if (!file) return false;
    const isHashed = path.startsWith('/assets/');
    const content = path === '/index.html' ? withClock(file) : file;
    return send(response, 200, TYPES[extname(path)] ?? 'application/octet-stream', content, {
      ...headers,
      'cache-control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  };

  return async (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    if (url.pathname === '/config.json') return sendJson(response, 200, config);
    if (url.pathname === '/app_infos.json') return sendJson(response, 200, { version });
    if (url.pathname === CLOCK_PATH && hasOwnClock()) return send(response, 200, TYPES['.js'] ?? '', clockScript());
    const path = pathOf(url);
    if (path === undefined) return false;
    const isFile = path.split('/').at(-1)?.includes('.');
    return sendFile(isFile ? path : '/index.html', response);
  };
}

/** Undefined where what is asked for is not even well-formed. */
function pathOf({ pathname }: URL): string | undefined {
  try {
    return normalize(decodeURI(pathname));
  } catch {
    return undefined;
  }
}
