import { AsyncLocalStorage } from 'node:async_hooks';

/** The function that runs, wherever in it we are; nothing outside of functions. */
const running = new AsyncLocalStorage<string>();

/** What is different for a function: its access key is its name, by which the look-alikes know its role. */
const own = (name: string | symbol): string | undefined =>
  name === 'AWS_ACCESS_KEY_ID' || name === 'AWS_LAMBDA_FUNCTION_NAME' ? running.getStore() : undefined;

let isInstalled = false;

/**
 * In Lambda every function has an environment of its own; here all share that of one process. From now on it answers each
 * function with that function's credentials, and everybody else as before.
 */
function install() {
  if (isInstalled) return;
  isInstalled = true;
  process.env = new Proxy(process.env, {
    get: (shared, name) => own(name) ?? Reflect.get(shared, name),
    set: (shared, name, value) => Reflect.set(shared, name, value),
  });
}

/** Runs something as a function: whatever it calls, it calls with the function's credentials. */
export function runAs<Answer>(functionName: string, run: () => Promise<Answer>): Promise<Answer> {
  install();
  return running.run(functionName, run);
}
