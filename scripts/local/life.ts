/**
 * Runs `stop` once and ends the program on Ctrl+C, TERM, HUP, or when whoever started it is gone: npm, killed, does not
 * pass that on. A second signal ends it at once.
 */
export function endWith(stop: () => Promise<void>): void {
  let isEnding = false;
  const end = async (code: number) => {
    if (isEnding) process.exit(code);
    isEnding = true;
    setTimeout(() => process.exit(code), 5_000).unref();
    await stop().catch((error) => console.error('Stopping failed', error));
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  process.on('SIGHUP', () => void end(0));

  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(0);
  }, 500).unref();
}
