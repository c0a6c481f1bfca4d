import { stopped } from './campaign.ts';
import type { Head } from './head.ts';

/** The states of a sequence that is not over. */
export const RUNS: readonly string[] = ['running', 'paused', 'uncertain', 'blocked'];

/** The head with its sequence stopped: nothing is due any more. One that ended by itself keeps how it ended. */
export function stopCampaign(head: Head, reason: string, at: Date): Head {
  return head.campaign && RUNS.includes(head.campaign.state) ? stopped(head, 'stopped', reason, at) : head;
}
