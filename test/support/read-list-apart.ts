import { parentPort, workerData } from 'node:worker_threads';
import { readList } from '../../functions/blacklist/read-list.ts';
import { ListProblem } from '../../functions/blacklist/reading/list-problem.ts';

// Reads a list in a thread that has little memory, and answers its counts, or why it is none.
try {
  const { list } = await readList(workerData as Uint8Array, async () => undefined);
  parentPort?.postMessage(list.counts);
} catch (error) {
  parentPort?.postMessage(error instanceof ListProblem ? error.code : String(error));
}
