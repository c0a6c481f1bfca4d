import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { inProject } from '../../scripts/local/paths.ts';

/** `npm start` as a program of its own. */
export interface Program {
  readonly child: ChildProcess;
  /** Where it answers; fails when it ends before. */
  started(): Promise<string>;
  /** Its exit code and all it said. */
  ended(): Promise<{ code: number | null; output: string }>;
  kill(signal: NodeJS.Signals): Promise<{ code: number | null; output: string }>;
}

interface ProgramOptions {
  readonly args?: readonly string[];
  /** Runs it as npm does: as the child of a shell, which is what is killed. */
  readonly underShell?: boolean;
}

/** Runs the start script on a folder of its own, without the page, the crowd and the candidates. */
export function startProgram(home: string, port: number, { args = [], underShell }: ProgramOptions = {}): Program {
  const script = inProject('scripts/local/start.ts');
  const all = [script, '--no-page', '--no-crowd', '--no-candidates', '--port', String(port), ...args];
  const env = { ...process.env, BRAMBLE_LOCAL: home };
  const child = underShell
    ? spawn('sh', ['-c', '"$@"; true', 'sh', process.execPath, ...all], { env })
    : spawn(process.execPath, all, { env });
  let output = '';
  const exit = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('exit', (code) => resolve({ code, output })),
  );
  const address = new Promise<string>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const [, found] = /Open +(http:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
  });
  const started = () =>
    Promise.race([
      address,
      exit.then(({ code, output: said }) => Promise.reject(new Error(`It ended with ${code}: ${said}`))),
    ]);
  return {
    child,
    started,
    ended: () => exit,
    kill: (signal) => {
      child.kill(signal);
      return exit;
    },
  };
}

/** A port that nobody has, and a way to take it. */
export async function aFreePort(): Promise<number> {
  const { port, release } = await takePort();
  await release();
  return port;
}

/** Takes a free port until it is released. */
export async function takePort(): Promise<{ port: number; release: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('A port was asked for and none was given');
  return { port: address.port, release: () => new Promise((released) => server.close(() => released())) };
}
