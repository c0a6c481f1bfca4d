import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import { inProject } from '../paths.ts';
import type { LambdaFunction } from '../templates/functions.ts';
import { runAs } from './own-environment.ts';

/** Runs a function as Lambda would: an event in, what it returned out, both as JSON. */
export type Invoke = (functionName: string, event: unknown) => Promise<unknown>;

type Handler = (event: unknown, context: object) => Promise<unknown>;

let generation = 0;

/**
 * Loads each function's entry when it is first called, as a cold start would. Every cloud loads its own: entries build
 * their clients from the environment as it is at that moment. Whatever a function does, it does in its own role.
 */
export function loadFunctions(functions: readonly LambdaFunction[]): Invoke {
  const cloud = ++generation;
  const byName = new Map(functions.map((declared) => [declared.name, declared]));
  const handlers = new Map<string, Promise<Handler>>();

  const handlerOf = (declared: LambdaFunction) => {
    const loading = handlers.get(declared.name) ?? load(declared.entry, cloud);
    handlers.set(declared.name, loading);
    return loading;
  };

  return async (functionName, event) => {
    const declared = byName.get(functionName);
    if (!declared) throw new Error(`There is no function ${functionName}`);
    const answer = await runAs(functionName, async () => {
      const handler = await handlerOf(declared);
      return handler(structuredClone(event), contextOf(declared));
    });
    return answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  };
}

async function load(entry: string, cloud: number): Promise<Handler> {
  const url = `${pathToFileURL(inProject(entry))}?cloud=${cloud}`;
  const { handler } = (await import(/* @vite-ignore */ url)) as { handler?: Handler };
  if (!handler) throw new Error(`${entry} exports no handler`);
  return handler;
}

function contextOf({ name, timeout }: LambdaFunction) {
  const end = performance.now() + timeout * 1000;
  return {
    functionName: name,
    awsRequestId: randomUUID(),
    callbackWaitsForEmptyEventLoop: false,
    getRemainingTimeInMillis: () => Math.max(0, end - performance.now()),
  };
}
