import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { fingerprint } from '../../functions/platform/ids.ts';
import type { Table } from '../../functions/platform/table.ts';
import { keys } from '../../functions/records/keys.ts';

/** Leaves what a removal leaves of somebody who was never there. */
export const rememberRemoved = ({ db, name }: Table, email: string) =>
  db.send(
    new PutCommand({
      TableName: name,
      Item: { ...keys.removed(fingerprint(email)), removedAt: new Date().toISOString() },
    }),
  );
