import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Drawn, draw, type NotDrawn } from './draw.ts';

/** What drawing one picture may use before it is ended. Its pixels are bounded before they are unpacked. */
export interface DrawingLimits {
  readonly timeMs: number;
  /** Megabytes of objects, the decoder's among them. */
  readonly heapMb: number;
}

const DRAWING_LIMITS: DrawingLimits = { timeMs: 6_000, heapMb: 256 };
const ROLE = 'draw-picture';

/** Whether this code runs as the process that draws. The bundle of the function is started again as that process. */
export const isDrawingProcess = process.argv[2] === ROLE && process.send !== undefined;

/**
 * Draws a picture in a process without credentials, which is killed when it takes too long or too much: a thread that runs
 * out of memory would end the whole program.
 */
export async function drawInProcess(bytes: Uint8Array, limits = DRAWING_LIMITS): Promise<Drawn | NotDrawn> {
  const child = fork(fileURLToPath(import.meta.url), [ROLE], {
    // The variables that the runtime needs, and none of ours.
    env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH },
    execArgv: [`--max-old-space-size=${limits.heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<Drawn | NotDrawn>();
  const giveUp = () => resolve('PICTURE_NOT_READABLE');
  const timer = setTimeout(giveUp, limits.timeMs);
  child.once('message', (outcome) => resolve(outcome as Drawn | NotDrawn));
  child.once('error', reject);
  child.once('exit', giveUp);
  child.send(bytes, (error) => error && giveUp());
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    child.kill('SIGKILL');
  }
}

if (isDrawingProcess) process.once('message', (bytes: Uint8Array) => process.send?.(draw(bytes)));
