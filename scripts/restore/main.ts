import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { copyItems } from './copy-items.ts';

const USAGE = `Usage: npm run restore -- --from RESTORED_TABLE --to TABLE_IN_USE [--prefix A#acc_…] [--overwrite] [--write]

Copies what is missing from a table that was restored aside into the one in use; infra/DEPLOY.md says what to do before and
after. Without --write it only counts. With --overwrite it also puts back items that differ. It may be run again.`;

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    prefix: { type: 'string', default: '' },
    overwrite: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const { from, to, prefix, overwrite: overwrites, write: writes } = values;
if (!from || !to || from === to) throw new Error(USAGE);
const copied = await copyItems({ client: new DynamoDBClient({}), from, to, prefix, overwrites, writes }, (soFar) =>
  console.error(`${soFar.picked} items read, ${soFar.written} written`),
);
console.log(JSON.stringify(copied, null, 2));
