import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { connectTable } from './table.ts';

it('leaves out of the client just what copies every answer for a log', () => {
  const steps = (stack: { identify(): string[] }) => stack.identify().map((step) => step.split(' ')[0]);
  const all = steps(new DynamoDBClient({}).middlewareStack);
  expect(all).toContain('loggerMiddleware');
  expect(steps(connectTable('Main').db.middlewareStack)).toEqual(all.filter((step) => step !== 'loggerMiddleware'));
});
