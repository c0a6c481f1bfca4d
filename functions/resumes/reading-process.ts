import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LONGEST_TEXT, nothingRead, type ParseAnswer } from './parser-contract.ts';

/** What reading one file may use before it is ended. */
export interface ReadingLimits {
  /** Milliseconds from the moment the reader is loaded. */
  readonly timeMs: number;
  /** Megabytes of objects and texts. */
  readonly heapMb: number;
  /** Megabytes in all, including buffers outside the heap, which hold what a file unpacks to. */
  readonly totalMb: number;
}

/** A little longer than the parser allows itself, so that a long file whose first pages were read keeps those. */
export const READING_LIMITS: ReadingLimits = { timeMs: 12_000, heapMb: 256, totalMb: 480 };

/** What was read, and the limit that ended the reading, if any. */
export interface Reading {
  readonly answer: ParseAnswer;
  readonly endedBy?: 'time' | 'memory';
}

const ROLE = 'read-resume';
const LOOK_EVERY_MS = 50;
/** How many files a reader reads before a new one replaces it. */
const MOST_FILES = 50;

/** Whether this code runs as the process that reads files. The bundle of the parser is started again as that process. */
export const isReadingProcess = process.argv[2] === ROLE && process.send !== undefined;

/** A process that reads one file at a time. */
interface Reader {
  readonly child: ChildProcess;
  readonly heapMb: number;
  readonly loaded: Promise<unknown>;
  files: number;
}

/** The reader that waits for the next file: starting one takes longer than reading a resume. */
let waiting: Reader | undefined;

/**
 * Reads a resume in a separate process, which is killed when it uses too much time or memory. A hostile file then harms no
 * other file. A thread is not enough, because one that runs out of memory can end the whole program. The process has no
 * credentials. Throws when it cannot start, never because of the file's content.
 */
export async function readInProcess(
  bytes: Uint8Array,
  options: { now: Date; limits?: ReadingLimits },
): Promise<Reading> {
  while (underWay.size >= MOST_AT_ONCE) await Promise.race(underWay);
  const reading = readNow(bytes, options);
  const end = reading.then(
    () => undefined,
    () => undefined,
  );
  underWay.add(end);
  void end.then(() => underWay.delete(end));
  return reading;
}

/** How many files are read at the same time. Further ones wait, so that memory stays bounded. */
const MOST_AT_ONCE = 2;
const underWay = new Set<Promise<void>>();

async function readNow(
  bytes: Uint8Array,
  { now, limits = READING_LIMITS }: { now: Date; limits?: ReadingLimits },
): Promise<Reading> {
  const reader = wakeReader(limits) ?? startReader(limits);
  try {
    await reader.loaded;
    const reading = await readingOf(reader.child, { bytes, now }, limits);
    // A reader that gave up on its file may still be busy with it and use much memory.
    if (!reading.endedBy && !reading.answer.failed) keepWaiting(reader);
    return reading;
  } finally {
    if (waiting !== reader) reader.child.kill('SIGKILL');
  }
}

function startReader({ heapMb }: ReadingLimits): Reader {
  const child = fork(fileURLToPath(import.meta.url), [ROLE], {
    // The variables that the runtime needs, and none of ours.
    env: { LD_LIBRARY_PATH: process.env.LD_LIBRARY_PATH },
    execArgv: [`--max-old-space-size=${heapMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const loaded = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.removeListener('exit', kill);
      if (waiting?.child === child) waiting = undefined;
      reject(new Error(`The reader of resumes ended with ${code ?? signal} before it was loaded`));
    });
  });
  return { child, heapMb, loaded, files: 0 };
}

/** The waiting reader, if it has these limits. */
function wakeReader({ heapMb }: ReadingLimits): Reader | undefined {
  if (waiting?.heapMb !== heapMb || !waiting.child.connected) return undefined;
  const reader = waiting;
  waiting = undefined;
  reader.child.ref();
  reader.child.channel?.ref();
  return reader;
}

/** Keeps one reader waiting. It does not keep the program from ending. */
function keepWaiting(reader: Reader): void {
  if (waiting || ++reader.files >= MOST_FILES) return;
  waiting = reader;
  reader.child.unref();
  reader.child.channel?.unref();
}

/** Sends a file and answers with what the reader says, or with what ended it. */
function readingOf(child: ChildProcess, file: { bytes: Uint8Array; now: Date }, limits: ReadingLimits) {
  const timers: NodeJS.Timeout[] = [];
  const { promise, resolve, reject } = Promise.withResolvers<Reading>();
  const onExit = (code: number | null, signal: string | null) => {
    if (signal) resolve(TOO_LARGE);
    else reject(new Error(`The reader of resumes ended with ${code}`));
  };
  child.once('exit', onExit);
  child.once('message', (message) => resolve({ answer: message as ParseAnswer }));
  child.send(file, (error) => error && reject(error));
  timers.push(setTimeout(() => resolve(TOO_LONG), limits.timeMs));
  timers.push(
    setInterval(() => void isTooLarge(child, limits).then((isOver) => isOver && resolve(TOO_LARGE)), LOOK_EVERY_MS),
  );
  return promise.finally(() => {
    for (const timer of timers) clearInterval(timer);
    child.removeListener('exit', onExit).removeAllListeners('message');
  });
}

const TOO_LONG: Reading = { answer: nothingRead('Reading the file took too long.'), endedBy: 'time' };
/** A signal that we did not send means that memory ran out: the runtime's heap limit, or the system's. */
const TOO_LARGE: Reading = { answer: nothingRead('The file unpacks to too much.'), endedBy: 'memory' };

/** Checks the total memory of the process, where the system reports it. The heap limit does not count buffers. */
async function isTooLarge({ pid }: ChildProcess, { totalMb }: ReadingLimits): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) > totalMb * 1024;
}

/** The reader's side: says that it is loaded, then reads each file that it is sent. */
async function serveFiles(answer: (message: unknown) => void): Promise<void> {
  const { parseResume } = await import('./parsing/index.ts');
  process.once('disconnect', () => process.exit());
  process.on('message', async ({ bytes, now }: { bytes: Uint8Array; now: Date }) => {
    const { text, ...read } = await parseResume(bytes, { now });
    answer({ missing: false, ...read, text: text.slice(0, LONGEST_TEXT).toWellFormed() } satisfies ParseAnswer);
  });
  answer('loaded');
}

if (isReadingProcess) await serveFiles((message) => process.send?.(message));
