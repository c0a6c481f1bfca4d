/** Browsers by what they say of themselves, the particular ones first: most claim to be Chrome or Safari as well. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

const find = (names: readonly (readonly [sign: string, name: string])[], text: string) =>
  names.find(([sign]) => text.includes(sign))?.[1];

/** The browser and the system that a user agent stands for, as a person would say them: `Chrome on macOS`. */
export function deviceWords(userAgent: string): string {
  const browser = find(BROWSERS, userAgent) ?? 'Another browser';
  const system = find(SYSTEMS, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
