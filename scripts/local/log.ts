/** Says on standard error what went wrong in the local cloud itself. */
export function log(message: string, error?: unknown): void {
  console.error(error === undefined ? message : `${message}: ${error instanceof Error ? error.stack : String(error)}`);
}
