/** What a token claims; nothing where it cannot be read. Not verified: the API does that. */
export const claimsIn = (token: string): Record<string, unknown> => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (char) => char.codePointAt(0) ?? 0);
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null ? { ...claims } : {};
  } catch {
    return {};
  }
};

/** When a token expires, in seconds since 1970; 0 where it cannot be read. */
export const expiryOf = (token: string): number => {
  const { exp } = claimsIn(token);
  return typeof exp === 'number' ? exp : 0;
};

/** Whether a token is of no use any more in so many seconds. */
export const isExpiring = (token: string, now: Date, marginSeconds: number): boolean =>
  expiryOf(token) - now.getTime() / 1000 <= marginSeconds;
