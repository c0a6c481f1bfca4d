import { accountRoutes } from '../../shared/contract/accounts.ts';
import { createPictures } from '../pictures/invoke.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { createMailer } from '../platform/mail.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createAuditReader } from '../records/account/audit-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { createCallers } from '../records/account/callers.ts';
import { createDomainStore } from '../records/account/domain-store.ts';
import { createEmailSettingsStore } from '../records/account/email-settings-store.ts';
import { createEventLog } from '../records/account/event-log.ts';
import { createInvitationStore } from '../records/account/invitation-store.ts';
import { createLedgerStore } from '../records/account/ledger-store.ts';
import { createRemovalStore } from '../records/account/removal-store.ts';
import { wasRemoved } from '../records/account/removed-people.ts';
import { createRightsStore } from '../records/account/rights-store.ts';
import { createSenderClaims } from '../records/account/sender-claims.ts';
import { createSessionStore } from '../records/account/session-store.ts';
import { createCallCounts } from '../records/call/call-counts.ts';
import { createGuards } from '../records/call/guards.ts';
import { createJobListRepository } from '../records/job/job-list.ts';
import { createJobOwners } from '../records/job/job-owner.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { createAccountsApi } from './api.ts';
import { createDomainIdentities } from './domain-identities.ts';
import { createReadTxt } from './domain-records.ts';
import { createTwoStep } from './two-step.ts';
import { createUserPool } from './user-pool.ts';

const env = readEnvironment(
  'TABLE_NAME',
  'MAIL_DOMAIN',
  'WEB_URL',
  'SES_CONFIGURATION_SET',
  'PICTURE_DRAWER_NAME',
  'DNS_URL',
  'USER_POOL_ID',
  'ACCOUNT_CLIENT_ID',
);
const { TABLE_NAME, MAIL_DOMAIN } = env;
const table = connectTable(TABLE_NAME);
const jobs = createJobListRepository(table);

export const handler = serve(
  accountRoutes,
  createAccountsApi({
    accounts: createAccountsRepository(table),
    audit: createAuditReader(table),
    auditLog: createAuditLog(table),
    invitations: createInvitationStore(table),
    removals: createRemovalStore(table),
    rights: createRightsStore(table),
    sessions: createSessionStore(table),
    signOut: createUserPool(env.USER_POOL_ID).signOut,
    twoStep: createTwoStep(env.USER_POOL_ID, env.ACCOUNT_CLIENT_ID),
    jobs: createJobOwners(table),
    mail: {
      sendRaw: createMailer(),
      webUrl: env.WEB_URL,
      mailDomain: MAIL_DOMAIN,
      configurationSet: env.SES_CONFIGURATION_SET,
    },
    ledger: createLedgerStore(table),
    events: createEventLog(table),
    countOne: createCallCounts(table).countOne,
    emailSettings: createEmailSettingsStore(table),
    findJob: createJobReader(table).findJob,
    domainCheck: {
      domains: createDomainStore(table),
      identities: createDomainIdentities(),
      readTxt: createReadTxt(env.DNS_URL),
      now: () => new Date(),
    },
    mailDomain: MAIL_DOMAIN,
    region: process.env.AWS_REGION ?? 'us-east-1',
    now: () => new Date(),
    wasRemoved: (email) => wasRemoved(table, email),
    claimSender: createSenderClaims(table, MAIL_DOMAIN).claimAnother,
    // Loaded when a signature is saved, which is seldom: it is larger than all the rest.
    cleanHtml: async (html) => (await import('../platform/clean-html.ts')).cleanHtml(html),
    pictures: createPictures(env.PICTURE_DRAWER_NAME, () => new Date()),
    renamed: ({ accountId, id, name }) => jobs.renameOwner(accountId, id, name),
  }),
  createCallers(table),
  createGuards(table),
);
