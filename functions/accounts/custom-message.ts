import { readEnvironment } from '../platform/env.ts';
import { connectTable } from '../platform/table.ts';
import { createCallCounts } from '../records/call/call-counts.ts';
import { createCodeMails } from './code-mails.ts';

const { TABLE_NAME } = readEnvironment('TABLE_NAME');

/** Puts our words around the codes that the user pool sends. */
export const handler = createCodeMails(createCallCounts(connectTable(TABLE_NAME)));
