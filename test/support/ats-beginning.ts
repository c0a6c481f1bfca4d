import { add, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { INTEGRATIONS, type LinkedAts } from '../../scripts/local/merge/linked-ats.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import { whoHas } from './ats-people.ts';
import { type AtsRuns, anotherAccountOf, atsRuns } from './ats-runs.ts';

/** Somebody who is sent there, and by which address. */
export const ID = 'sub_a';
export const EMAIL = 'ada@home.example';
const MINUTE_MS = 60_000;

/** Runs over an ATS that is connected, of which some jobs are imported, by their places, and all of it was read since. */
export async function readAts(jobs: readonly number[] = [0]) {
  const runs = await atsRuns();
  let ats: LinkedAts = await runs.link(INTEGRATIONS[0], { isCleared: true });
  const job = (place: number): string => ats.content.jobs[place]!.id;
  const read = async (times = 1, minutes = 6): Promise<void> => {
    for (let time = 0; time < times; time++) {
      runs.clock.now += minutes * MINUTE_MS;
      await runs.readAll();
    }
  };
  const disconnect = async (): Promise<void> => {
    runs.clock.now += MINUTE_MS;
    await runs.unlink();
    await runs.sync();
  };
  const who = (email = EMAIL): Thing => whoHas(ats.content, email);
  for (const place of jobs) await runs.import(job(place), place === jobs[0] ? runs.jobId : `job_${place}`);
  if (jobs.length > 0) await read();

  return {
    ...runs,
    /** The account of it that is connected now. */
    ats: () => ats,
    /** What Merge calls one of its jobs. */
    job,
    /** All that changed is read, so often, with some minutes before each. */
    read,
    /** Somebody is sent there, and it is read that they arrived. */
    async arrive(id: SubmissionId = ID, email = EMAIL): Promise<void> {
      await runs.waiting(id, email);
      await runs.export(id);
      await read(2);
    },
    disconnect,
    /** Another account is connected, which has all that is in this one, or in one of before. */
    async connectAnother(from = ats): Promise<void> {
      await disconnect();
      ats = await anotherAccountOf(runs, from);
    },
    /** Whoever has an address there. */
    who,
    /** Somebody comes to be there without us. */
    someoneThere: (first_name: string, last_name: string, ...emails: string[]): Thing =>
      add(ats.content, 'candidates', runs.now(), {
        ...{ first_name, last_name, applications: [], attachments: [] },
        email_addresses: emails.map((value) => ({ value, email_address_type: 'PERSONAL' })),
      }),
    /** The first application of theirs. */
    placeOf: (email = EMAIL): Thing => ats.content.applications.find(({ candidate }) => candidate === who(email).id)!,
    /** How it stands with sending them. */
    state: (id: SubmissionId = ID) => runs.stateOf(id),
  };
}
export type ReadAts = Awaited<ReturnType<typeof readAts>>;

/** A run in whose middle something happens, once: after it has called Merge so. */
export function amid({ local }: Pick<AtsRuns, 'local'>, call: string, work: () => Promise<void> | void) {
  let isDone = false;
  return {
    steps: () => 0,
    isDone: () => isDone,
    async around<T>(asked: () => Promise<T>): Promise<T> {
      const answer = await asked();
      if (isDone || local.calls.at(-1) !== call) return answer;
      isDone = true;
      await work();
      return answer;
    },
  };
}
