import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJourney } from './demo/journey.ts';
import { startCandidates } from './local/candidates/index.ts';
import { startCloud } from './local/cloud.ts';
import { startCrowd } from './local/crowd/index.ts';
import { prepareDemo } from './local/demo.ts';

/** The main job from an invitation to a hire, through the public API, on a local cloud of its own. */
const dir = await mkdtemp(join(tmpdir(), 'bramble-demo-'));
const companions = new AbortController();
const cloud = await startCloud({ dir, port: 0, page: false });
let isHired = false;
try {
  const { invitationLink, apiKey } = await prepareDemo(cloud);
  const { url } = cloud;
  const { signal } = companions;
  await startCrowd({ url, apiKey, signal, pace: 'at-once' });
  await startCandidates({ mailboxUrl: `${url}/mailbox`, signal, pace: 'at-once' });
  isHired = await runJourney(url, invitationLink);
} catch (error) {
  console.error('The demonstration stopped:', error);
} finally {
  companions.abort();
  await cloud.close();
  await rm(dir, { recursive: true, force: true });
}
console.log(isHired ? '\nIt ended in a hire.' : '\nIt did not end in a hire.');
process.exit(isHired ? 0 : 1);
