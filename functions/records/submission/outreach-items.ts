import { AppError } from '../../../shared/contract/errors.ts';
import type { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { JourneyStep } from '../../../shared/model/job.ts';
import type { EmailAddress } from '../../../shared/model/submission.ts';
import { getItem, setting, updateItem } from '../../platform/items.ts';
import { parseItem, type Table } from '../../platform/table.ts';
import { keys } from '../keys.ts';
import { StoredCampaign, StoredEmails } from './stored-items.ts';

const TRIES = 8;

/** What outreach keeps beside a head. One read or write of one item each. */
export function createOutreachItems(table: Table) {
  /** Changes these entries alone, where they still are those addresses; undefined where somebody changed the list. */
  const mark = async (
    account: AccountId,
    submission: SubmissionId,
    emails: readonly EmailAddress[],
    places: readonly number[],
    status: EmailAddress['deliverabilityStatus'],
  ) => {
    const sets = places.map((n) => `emails[${n}].deliverabilityStatus = :status, emails[${n}].isDeliverable = :no`);
    const after = await updateItem(table, keys.emails(account, submission), {
      change: `SET ${sets.join(', ')}`,
      values: { ':status': status, ':no': false },
      if: {
        when: places.map((n) => `emails[${n}].email = :email${n}`).join(' AND '),
        values: Object.fromEntries(places.map((n) => [`:email${n}`, emails[n]?.email])),
      },
    });
    return after && parseItem(StoredEmails, after).emails;
  };

  return {
    /** Marks one address as not deliverable. Answers all of them; none where there are none. */
    async markAddress(
      account: AccountId,
      submission: SubmissionId,
      address: string,
      status: 'bounced' | 'suppressed',
    ): Promise<readonly EmailAddress[]> {
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const item = await getItem(table, keys.emails(account, submission), { strongly: true });
        if (!item) return [];
        const { emails } = parseItem(StoredEmails, item);
        const isIt = (email: string) => email.toLowerCase() === address.toLowerCase();
        const places = emails.flatMap(({ email }, place) => (isIt(email) ? [place] : []));
        if (places.length === 0) return emails;
        const marked = await mark(account, submission, emails, places, status);
        if (marked) return marked;
      }
      throw new AppError('CONFLICT');
    },

    /** The emails of one candidate's sequence where they differ from the job's. */
    saveOwnSteps: (account: AccountId, submission: SubmissionId, steps: readonly JourneyStep[]) =>
      updateItem(table, keys.campaign(account, submission), setting({ steps: [...steps] })),

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
  };
}
