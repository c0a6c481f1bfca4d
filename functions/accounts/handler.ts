import { accountRoutes } from '../../shared/contract/accounts.ts';
import { createPictures } from '../pictures/invoke.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createCallers } from '../records/account/callers.ts';
import { wasRemoved } from '../records/account/removed-people.ts';
import { createSenderClaims } from '../records/account/sender-claims.ts';
import { createGuards } from '../records/call/guards.ts';
import { createJobListRepository } from '../records/job/job-list.ts';
import { createAccountsApi } from './api.ts';

const { TABLE_NAME, MAIL_DOMAIN, PICTURE_DRAWER_NAME } = readEnvironment(
  'TABLE_NAME',
  'MAIL_DOMAIN',
  'PICTURE_DRAWER_NAME',
);
const table = connectTable(TABLE_NAME);
const jobs = createJobListRepository(table);

export const handler = serve(
  accountRoutes,
  createAccountsApi({
    accounts: createAccountsRepository(table),
    now: () => new Date(),
    wasRemoved: (email) => wasRemoved(table, email),
    claimSender: createSenderClaims(table, MAIL_DOMAIN).claimFor,
    // Loaded when a signature is saved, which is seldom: it is larger than all the rest.
    cleanHtml: async (html) => (await import('../platform/clean-html.ts')).cleanHtml(html),
    pictures: createPictures(PICTURE_DRAWER_NAME, () => new Date()),
    renamed: ({ accountId, id, name }) => jobs.renameOwner(accountId, id, name),
  }),
  createCallers(table),
  createGuards(table),
);
