export type UrlState = Record<string, string | number | boolean>;

/** Reads the state from a query; what is missing or does not parse is the default. */
export const readState = <S extends UrlState>(params: URLSearchParams, defaults: S): S => {
  const entries = Object.entries(defaults).map(([key, fallback]) => {
    const text = params.get(key);
    if (text === null) return [key, fallback];
    if (typeof fallback === 'number')
      return [key, text !== '' && Number.isFinite(Number(text)) ? Number(text) : fallback];
    if (typeof fallback === 'boolean') return [key, text === 'true'];
    return [key, text];
  });
  return Object.fromEntries(entries) as S;
};

/** The query after a change; defaults are left out, parameters of others are kept. */
export const writeState = <S extends UrlState>(
  params: URLSearchParams,
  defaults: S,
  change: Partial<S>,
): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries(change)) {
    if (value === undefined || value === defaults[key]) next.delete(key);
    else next.set(key, String(value));
  }
  return next;
};
