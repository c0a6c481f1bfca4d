import { accountRoutes } from '../../shared/contract/accounts.ts';
import { readEnvironment } from '../platform/env.ts';
import { serve } from '../platform/http.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountsRepository } from '../records/account/account-store.ts';
import { createCallers } from '../records/account/callers.ts';
import { createLedgerStore } from '../records/account/ledger-store.ts';
import { createSenderClaims } from '../records/account/sender-claims.ts';
import { createGuards } from '../records/call/guards.ts';
import { createJobListRepository } from '../records/job/job-list.ts';
import { createAccountsApi } from './api.ts';

const { TABLE_NAME, MAIL_DOMAIN } = readEnvironment('TABLE_NAME', 'MAIL_DOMAIN');
const table = connectTable(TABLE_NAME);
const jobs = createJobListRepository(table);

export const handler = serve(
  accountRoutes,
  createAccountsApi({
    accounts: createAccountsRepository(table),
    ledger: createLedgerStore(table),
    now: () => new Date(),
    claimSender: createSenderClaims(table, MAIL_DOMAIN).claimFor,
    // Loaded when a signature is saved, which is seldom: it is larger than all the rest.
    cleanHtml: async (html) => (await import('../platform/clean-html.ts')).cleanHtml(html),
    renamed: ({ accountId, id, name }) => jobs.renameOwner(accountId, id, name),
  }),
  createCallers(table),
  createGuards(table),
);
