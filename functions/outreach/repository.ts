import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, PutCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { AccountId, SubmissionId } from '../../shared/model/ids.ts';
import { LIMITS } from '../../shared/product.ts';
import { foldCompany } from '../../shared/rules/companies.ts';
import { DEFAULT_SEQUENCE } from '../../shared/rules/templates.ts';
import { readItems, writeItems } from '../platform/batch.ts';
import { fingerprint } from '../platform/ids.ts';
import { parseItem, parseItems, type Table, wasWritten } from '../platform/table.ts';
import { createSenderClaims } from '../records/account/sender-claims.ts';
import { StoredAccount, StoredUser } from '../records/account/stored-account.ts';
import { StoredJob } from '../records/job/stored-job.ts';
import { identityPartition, keys } from '../records/keys.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import {
  StoredCampaign,
  StoredEmails,
  StoredHold,
  StoredOutreach,
  StoredProfile,
} from '../records/submission/stored-items.ts';
import type { OutreachStore, Suppression } from './ports.ts';
import { activeSteps } from './sending/content-facts.ts';

/**
 * Reads and writes of outreach. An email costs one read of each of the job (by its size), the account, the sender, the
 * profile, the addresses, the sequence and the suppressions, and two writes of the head: claim and record.
 */
export function createOutreachStore(table: Table, mailDomain: string): OutreachStore {
  const { db, name: TableName } = table;
  const senders = createSenderClaims(table, mailDomain);
  const get = async (Key: Record<string, unknown>) => (await db.send(new GetCommand({ TableName, Key }))).Item;
  const put = (Item: Record<string, unknown>) => db.send(new PutCommand({ TableName, Item }));
  /** A bounce never stands in for an opt-out or a complaint, which are about the person. */
  const closeBounced = (account: AccountId, key: string, at: string) =>
    wasWritten(
      db.send(
        new PutCommand({
          TableName,
          Item: { ...keys.suppression(account, key), reason: 'bounced', at },
          ConditionExpression: 'attribute_not_exists(pk) OR reason = :bounced',
          ExpressionAttributeValues: { ':bounced': 'bounced' },
        }),
      ),
    );

  return {
    heads: createHeadStore(table),

    postpone: (account, submission, dueAt, until) =>
      wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.head(account, submission),
            UpdateExpression: 'SET dueAt = :until',
            ConditionExpression: 'dueAt = :dueAt',
            ExpressionAttributeValues: { ':until': until.toISOString(), ':dueAt': dueAt },
          }),
        ),
      ),

    async findAccount(account) {
      const stored = parseItem(StoredAccount, (await get(keys.account(account))) ?? {});
      return {
        postalAddress: stored.postalAddress,
        sendWindow: stored.sendWindow,
        canEditOutreach: !stored.forceContactAsBramble,
        isOutreachPaused: stored.outreachPausedAt !== undefined,
      };
    },

    async findJob(account, job) {
      const item = await get(keys.job(account, job));
      if (!item) return undefined;
      const stored = parseItem(StoredJob, item);
      return { ...stored, blacklist: stored.requirements.blacklistedDomains };
    },

    async findSteps(account, job, source) {
      if (source.kind === 'default') return activeSteps([...DEFAULT_SEQUENCE]);
      const own = source.kind === 'own';
      const item = await get(
        own ? keys.campaign(account, source.submission) : keys.outreach(account, job, source.version),
      );
      return item ? activeSteps(parseItem(own ? StoredCampaign : StoredOutreach, item).steps) : [];
    },

    async findSender(account, user) {
      const item = await get(keys.user(user));
      const stored = item && parseItem(StoredUser, item);
      if (stored?.accountId !== account) return undefined;
      const { name, signature, company } = stored;
      return { name, signature, company, address: await senders.addressOf(stored) };
    },

    async findRecipient(account, submission) {
      const items = await readItems(table, [keys.profile(account, submission), keys.emails(account, submission)]);
      const profile = items.find(({ sk }) => sk === 'PROFILE');
      const emails = items.find(({ sk }) => sk === 'EMAILS');
      if (!profile) return undefined;
      return {
        candidate: parseItem(StoredProfile, profile).candidate,
        emails: emails ? parseItem(StoredEmails, emails).emails : [],
      };
    },

    async findEmails(account, submission) {
      const item = await get(keys.emails(account, submission));
      return parseItems(StoredEmails, item ? [item] : []).flatMap(({ emails }) => emails);
    },

    async findSuppressed(account, addresses) {
      const byKey = new Map(addresses.slice(0, LIMITS.bulk).map((address) => [fingerprint(address), address]));
      const items = await readItems(
        table,
        [...byKey.keys()].map((key) => keys.suppression(account, key)),
      );
      return new Map(
        items.map((item) => [byKey.get(String(item.sk)) ?? '', { reason: item.reason, at: item.at } as Suppression]),
      );
    },

    async findSamePerson(account, address, except) {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk',
          ExpressionAttributeValues: { ':pk': identityPartition(account, fingerprint(address)) },
          Limit: 20,
        }),
      );
      return Items.map(({ sk }) => sk as SubmissionId).filter((id) => id !== except);
    },

    async countOfCompany(account, job, company, except) {
      const item = await get(keys.companyLimit(account, job, foldCompany(company)));
      return [...((item?.submissions as Set<string> | undefined) ?? [])].filter((id) => id !== except).length;
    },

    takePlaceOfCompany: (account, job, company, submission) =>
      wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.companyLimit(account, job, foldCompany(company)),
            UpdateExpression: 'ADD submissions :one',
            ConditionExpression:
              'attribute_not_exists(submissions) OR size(submissions) < :limit OR contains(submissions, :id)',
            ExpressionAttributeValues: {
              ':one': new Set([submission]),
              ':id': submission,
              ':limit': LIMITS.profilesPerCompany,
            },
          }),
        ),
      ),

    async findHold(account, address) {
      const Key = keys.hold(account, fingerprint(address));
      const { Item } = await db.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return Item && parseItem(StoredHold, Item);
    },

    async hold(account, address, hold, instead) {
      try {
        await db.send(
          new PutCommand({
            TableName,
            Item: { ...keys.hold(account, fingerprint(address)), ...hold },
            ConditionExpression:
              'attribute_not_exists(pk) OR submissionId = :me OR (submissionId = :other AND #at = :since)',
            ExpressionAttributeNames: { '#at': 'at' },
            ExpressionAttributeValues: {
              ':me': hold.submissionId,
              ':other': instead?.submissionId ?? hold.submissionId,
              ':since': instead?.at ?? hold.at,
            },
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return undefined;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException && error.Item)
          return parseItem(StoredHold, unmarshall(error.Item));
        throw error;
      }
    },

    async saveOwnSteps(account, submission, steps) {
      await put({ ...keys.campaign(account, submission), steps });
    },

    async noteReview(account, submission, { feedback, byUser, date }) {
      await put({
        ...keys.review(account, submission),
        feedback,
        reason: null,
        date,
        byUser: { ...byUser, picture: null },
      });
    },

    async noteChannels(account, submission, channels, byUser, date) {
      const added = channels.map((channel) => ({ channel, byUser, date }));
      // Refused where the same was noted at the same time: by an earlier run of the act.
      await wasWritten(
        db.send(
          new UpdateCommand({
            TableName,
            Key: keys.channels(account, submission),
            UpdateExpression: 'SET channels = list_append(if_not_exists(channels, :none), :new)',
            ConditionExpression: 'NOT contains(channels, :first)',
            ExpressionAttributeValues: { ':none': [], ':new': added, ':first': added[0] },
          }),
        ),
      );
    },

    async suppress(account, addresses, { reason, at }) {
      const prints = [...new Set(addresses.map(fingerprint))];
      if (reason === 'bounced') return void (await Promise.all(prints.map((key) => closeBounced(account, key, at))));
      await writeItems(
        table,
        prints.map((key) => ({ PutRequest: { Item: { ...keys.suppression(account, key), reason, at } } })),
      );
    },

    async markAddress(account, submission, address, status) {
      const item = await get(keys.emails(account, submission));
      if (!item) return [];
      const emails = parseItem(StoredEmails, item).emails.map((known) =>
        known.email.toLowerCase() === address.toLowerCase()
          ? { ...known, deliverabilityStatus: status, isDeliverable: false }
          : known,
      );
      await put({ ...keys.emails(account, submission), emails });
      return emails;
    },
  };
}
