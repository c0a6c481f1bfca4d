import * as z from 'zod';
import type { SecretReader } from '../../platform/secret.ts';
import type { Pace } from './pace.ts';
import { MergeProblem } from './problem.ts';
import { MergeSettings } from './shapes.ts';

const TRIES = 4;
const READING_MS = 30_000;
const WRITING_MS = 40_000;
const FIRST_PAUSE_MS = 500;
/** A wait that Merge asks for and that is longer is the caller's to wait. */
const LONGEST_PAUSE_MS = 10_000;

/** One call. `name` is what logs may say of it: its path can hold a token. */
export interface MergeCall {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: string;
  readonly token?: string | undefined;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  /** Doing it twice does no harm. */
  readonly isRepeatable?: boolean;
}

export interface ConnectionDeps {
  readonly settings: SecretReader;
  readonly pace: Pace;
  readonly sleep: (ms: number) => Promise<void>;
  readonly random: () => number;
  /** How long whoever waits for all this can still wait. */
  readonly remainingMs: () => number;
}

/**
 * Calls Merge. What is only read, and what says that it was not done (429), is tried again within the time there is; what creates
 * something is not, once it may have been done.
 */
export function connectMerge(deps: ConnectionDeps) {
  return async <S extends z.ZodType>(call: MergeCall, shape: S): Promise<z.output<S>> => {
    const settings = await readSettings(deps.settings, call);
    const mayRepeat = call.method === 'GET' || call.isRepeatable === true;
    for (let attempt = 1; ; attempt++) {
      await keepPace(deps, call);
      const answer = await attemptCall(settings, call, deps.remainingMs());
      if (answer.status !== undefined && answer.status < 300) return shapeOf(shape, answer.body, call, mayRepeat);
      if (answer.status !== 429) deps.pace.failed();
      const problem = problemOf(call, answer, mayRepeat);
      if (problem.kind === 'notSetUp') deps.settings.forget();
      const wait = problem.waitMs || FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + deps.random());
      const isWorthIt = problem.kind === 'busy' && attempt < TRIES && wait <= LONGEST_PAUSE_MS;
      if (!isWorthIt || wait >= deps.remainingMs()) throw problem;
      await deps.sleep(wait);
    }
  };
}

async function readSettings(read: SecretReader, { name }: MergeCall): Promise<MergeSettings> {
  try {
    return MergeSettings.parse(JSON.parse(await read()));
  } catch {
    // Until somebody writes the key into it, the secret holds letters that CloudFormation threw.
    throw new MergeProblem('notSetUp', name);
  }
}

async function keepPace({ pace, sleep, remainingMs }: ConnectionDeps, { name, token = '' }: MergeCall): Promise<void> {
  for (let wait = pace.begin(token); wait > 0; wait = pace.begin(token)) {
    if (wait > LONGEST_PAUSE_MS || wait >= remainingMs()) throw new MergeProblem('busy', name, { waitMs: wait });
    await sleep(wait);
  }
}

/** `status` is undefined where no whole answer came. */
interface Answer {
  readonly status: number | undefined;
  readonly body: unknown;
  readonly retryAfter: string | null;
}

async function attemptCall(settings: MergeSettings, call: MergeCall, remainingMs: number): Promise<Answer> {
  const url = new URL(`${settings.url.replace(/\/$/, '')}/ats/v1/${call.path}`);
  for (const [name, value] of Object.entries(call.query ?? {}))
    if (value !== undefined) url.searchParams.set(name, value);
  const patience = Math.max(1, Math.min(call.method === 'GET' ? READING_MS : WRITING_MS, remainingMs));
  try {
    const response = await fetch(url, {
      method: call.method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${settings.key}`,
        accept: 'application/json',
        ...(call.token && { 'x-account-token': call.token }),
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      signal: AbortSignal.timeout(patience),
    });
    const text = await response.text();
    return { status: response.status, body: readJson(text), retryAfter: response.headers.get('retry-after') };
  } catch {
    return { status: undefined, body: undefined, retryAfter: null };
  }
}

function readJson(text: string): unknown {
  try {
    return text === '' ? {} : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An answer that cannot be read is no answer. */
function shapeOf<S extends z.ZodType>(shape: S, body: unknown, { name }: MergeCall, mayRepeat: boolean): z.output<S> {
  const result = shape.safeParse(body);
  if (result.success) return result.data;
  throw new MergeProblem(mayRepeat ? 'busy' : 'unclear', name, { reason: 'The answer could not be read.' });
}

function problemOf(call: MergeCall, { status, body, retryAfter }: Answer, mayRepeat: boolean): MergeProblem {
  const { name, token } = call;
  const reason = reasonOf(body);
  if (status === 429) return new MergeProblem('busy', name, { status, waitMs: waitOf(retryAfter) });
  if (status === undefined || status >= 500)
    return new MergeProblem(mayRepeat ? 'busy' : 'unclear', name, { status, waitMs: waitOf(retryAfter), reason });
  if (status === 401 || status === 403)
    return new MergeProblem(token ? 'relink' : 'notSetUp', name, { status, reason });
  return new MergeProblem(status === 404 ? 'notFound' : 'refused', name, { status, reason });
}

/** Seconds, or a date; nothing where it is neither. */
function waitOf(retryAfter: string | null): number {
  if (!retryAfter) return 0;
  const seconds = Number(retryAfter);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1_000);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? 0 : Math.max(0, at - Date.now());
}

const Said = z.object({
  detail: z.string().optional().catch(undefined),
  errors: z
    .array(z.object({ detail: z.string().optional(), title: z.string().optional() }))
    .optional()
    .catch(undefined),
});

/** What Merge or the ATS says of it. */
function reasonOf(body: unknown): string {
  const said = Said.safeParse(body).data;
  const errors = (said?.errors ?? []).map(({ detail, title }) => detail ?? title ?? '');
  return [said?.detail ?? '', ...errors].map(withoutPointers).filter(Boolean).join(' ');
}

/** Where in what we sent something is wrong, or a code of Merge's, before the sentence that says it: nothing for people. */
const POINTER = /(?<=^|[.!?] )(?:[a-z]+(?:[_.][a-z0-9_]+)*|[A-Z]+(?:_[A-Z]+)+): (?=\p{Lu})/gu;
export const withoutPointers = (text: string): string => text.replace(POINTER, '');
