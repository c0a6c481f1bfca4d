import type * as z from 'zod';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { getItem, putItem, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { emailsItem, reviewItem } from './beside-head.ts';
import { StoredCampaign, StoredEmails, type StoredReview } from './stored-items.ts';

/** What outreach keeps beside a head. One read or write of one item each. */
export const createOutreachItems = (table: Table) => ({
  /** Marks one address as not deliverable. Answers all of them; none where there are none. */
  async markAddress(
    account: AccountId,
    submission: SubmissionId,
    address: string,
    status: 'bounced' | 'suppressed',
  ): Promise<readonly EmailAddress[]> {
    const item = await getItem(table, keys.emails(account, submission));
    if (!item) return [];
    const emails = parseItem(StoredEmails, item).emails.map((each) =>
      each.email.toLowerCase() === address.toLowerCase()
        ? { ...each, deliverabilityStatus: status, isDeliverable: false }
        : each,
    );
    await putItem(table, emailsItem({ accountId: account, id: submission }, emails));
    return emails;
  },

  saveReview: (account: AccountId, submission: SubmissionId, review: z.input<typeof StoredReview>) =>
    putItem(table, reviewItem({ accountId: account, id: submission }, review)),

  /** The emails of one candidate's sequence where they differ from the job's. */
  saveOwnSteps: (account: AccountId, submission: SubmissionId, steps: readonly JourneyStep[]) =>
    putItem(table, { ...keys.campaign(account, submission), steps: [...steps] }),

  async findOwnSteps(account: AccountId, submission: SubmissionId) {
    const item = await getItem(table, keys.campaign(account, submission));
    return item && parseItem(StoredCampaign, item).steps;
  },

  /** Adds how else a candidate was reached. Refused where the same was noted at the same time: by an earlier run of the act. */
  async noteChannels(
    account: AccountId,
    submission: SubmissionId,
    channels: readonly string[],
    byUser: string,
    date: string,
  ): Promise<void> {
    const added = channels.map((channel) => ({ channel, byUser, date }));
    await updateItem(table, keys.channels(account, submission), {
      change: 'SET channels = list_append(if_not_exists(channels, :none), :new)',
      values: { ':none': [], ':new': added },
      if: { when: 'NOT contains(channels, :first)', values: { ':first': added[0] } },
    });
  },
});
