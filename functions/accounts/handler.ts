import { accountRoutes } from '../../shared/contract/accounts.ts';
import { createJobListRepository } from '../jobs/list-repository.ts';
import { createCallers } from '../platform/callers.ts';
import { readEnvironment } from '../platform/env.ts';
import { createGuards } from '../platform/guards.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountsApi } from './api.ts';
import { createAccountsRepository } from './repository.ts';
import { createSenderClaims } from './sender-claims.ts';

const { TABLE_NAME, MAIL_DOMAIN } = readEnvironment('TABLE_NAME', 'MAIL_DOMAIN');
const table = connectTable(TABLE_NAME);
const jobs = createJobListRepository(table);

export const handler = serve(
  accountRoutes,
  createAccountsApi({
    accounts: createAccountsRepository(table),
    now: () => new Date(),
    claimSender: createSenderClaims(table, MAIL_DOMAIN).claimFor,
    // Loaded when a signature is saved, which is seldom: it is larger than all the rest.
    cleanHtml: async (html) => (await import('../jobs/clean-html.ts')).cleanHtml(html),
    renamed: ({ accountId, id, name }) => jobs.renameOwner(accountId, id, name),
  }),
  createCallers(table),
  createGuards(table),
);
