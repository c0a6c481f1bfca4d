import { existsSync } from 'node:fs';

const USUAL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];

/** Where a Chromium is: what CHROMIUM_PATH says, else one of the usual places. */
export const findChromium = () => [process.env.CHROMIUM_PATH, ...USUAL].find((path) => path && existsSync(path));

/** How a browser is started for tests and pictures: without a sandbox of its own, and without calls to its maker. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
