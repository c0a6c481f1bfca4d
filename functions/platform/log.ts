type Fields = Record<string, string | number | boolean | null | undefined>;

/** One JSON line per thing worth knowing: ids and counts, never names, addresses or texts of people. */
export const log = {
  info: (message: string, fields: Fields = {}) => console.log(JSON.stringify({ level: 'info', message, ...fields })),
  warn: (message: string, fields: Fields = {}) => console.warn(JSON.stringify({ level: 'warn', message, ...fields })),
  error: (message: string, error: unknown, fields: Fields = {}) =>
    console.error(JSON.stringify({ level: 'error', message, ...fields, error: describe(error) })),
};

const describe = (error: unknown) =>
  error instanceof Error ? { name: error.name, message: error.message, stack: error.stack } : String(error);
