/** When a token expires, in seconds since 1970; 0 where it cannot be read. */
export const expiryOf = (token: string): number => {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: unknown };
    return typeof exp === 'number' ? exp : 0;
  } catch {
    return 0;
  }
};

/** Whether a token is of no use any more in so many seconds. */
export const isExpiring = (token: string, now: Date, marginSeconds: number): boolean =>
  expiryOf(token) - now.getTime() / 1000 <= marginSeconds;
