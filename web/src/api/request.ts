/** The parts of a call as the contract names them. */
export interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** The address of a call under `/api`: params are put in their places, what is undefined or null is left out of the query. */
export const addressOf = (path: string, { params = {}, query = {} }: Parts): string => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The call ${path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`;
};
