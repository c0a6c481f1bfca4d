import type { OutreachStore } from '../ports.ts';

/**
 * A store that reads the job, the account, the sender and the job's emails once, for the few emails that one run sends: they are
 * the same for all of them, and seconds old at most. What concerns one candidate is read each time.
 */
export function readingOnce(store: OutreachStore): OutreachStore {
  const read = new Map<string, Promise<unknown>>();
  const once = <T>(what: readonly unknown[], ask: () => Promise<T>): Promise<T> => {
    const name = what.join('#');
    const found = read.get(name) ?? ask();
    read.set(name, found);
    return found as Promise<T>;
  };
  return {
    ...store,
    findJob: (account, job) => once(['job', account, job], () => store.findJob(account, job)),
    findAccount: (account) => once(['account', account], () => store.findAccount(account)),
    findSender: (account, user, strategy) =>
      once(['sender', account, user], () => store.findSender(account, user, strategy)),
    findSteps: (account, job, source) =>
      source.kind === 'job'
        ? once(['steps', account, job, source.version], () => store.findSteps(account, job, source))
        : store.findSteps(account, job, source),
  };
}
