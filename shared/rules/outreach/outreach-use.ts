import type { CampaignState } from '../../model/submission.ts';
import type { Counts } from '../funnel/counters.ts';

/** What is read of a sequence to tell whether a version of a job's emails is in use. */
export interface CampaignInUse {
  readonly state: CampaignState;
  readonly step: number;
  readonly steps: number;
  readonly outreachVersion: number | null;
}

const PREFIX = 'outreach.';

/**
 * The version of a job's emails that a candidate is being emailed with: emails are still to come, or somebody may let them come.
 * Undefined where there is none, or where the candidate has emails of their own.
 */
export function versionInUse(campaign: CampaignInUse | undefined): number | undefined {
  if (!campaign || campaign.outreachVersion === null || campaign.step >= campaign.steps) return undefined;
  const isOver = campaign.state === 'complete' || campaign.state === 'stopped' || campaign.state === 'replied';
  return isOver ? undefined : campaign.outreachVersion;
}

/** The counter of those who are emailed with one version. */
export const outreachCounter = (version: number) => `${PREFIX}${version}`;

/** How many are emailed with the emails as they are now, and with earlier ones. */
export function outreachUse(counts: Readonly<Counts>, version: number | null) {
  let [current, earlier] = [0, 0];
  for (const [name, count] of Object.entries(counts)) {
    if (!name.startsWith(PREFIX)) continue;
    if (name === outreachCounter(version ?? 0)) current += Math.max(count, 0);
    else earlier += Math.max(count, 0);
  }
  return { current, earlier };
}
