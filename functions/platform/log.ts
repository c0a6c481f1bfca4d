type Fields = Record<string, string | number | boolean | null | undefined>;

/**
 * One record per thing worth knowing: ids and counts, never names, addresses or texts of people. Console is given the record
 * itself. Lambda's JSON format then writes one JSON with the level of the method and the record under `message`, so that
 * `$.level` and `$.message.route` can be queried; on a developer's machine it is printed as an object.
 */
export const log = {
  info: (message: string, fields: Fields = {}) => console.log({ message, ...fields }),
  warn: (message: string, fields: Fields = {}) => console.warn({ message, ...fields }),
  error: (message: string, error: unknown, fields: Fields = {}) =>
    console.error({ message, ...fields, error: describe(error) }),
};

/** An error's own fields are not listed, so they are copied: name, message, stack, and of its cause name and message. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return String(error);
  const { name, message, stack, cause } = error;
  return { name, message, stack, ...(cause instanceof Error && { cause: `${cause.name}: ${cause.message}` }) };
}
