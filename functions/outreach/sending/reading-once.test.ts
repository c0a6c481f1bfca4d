import { expect, test } from 'vitest';
import type { OutreachStore, SequenceSource } from '../ports.ts';
import { readingOnce } from './reading-once.ts';

/** A store that says what it was asked. */
function aStore() {
  const asked: string[] = [];
  const answer =
    (what: string) =>
    async (...of: readonly unknown[]) =>
      void asked.push([what, ...of.map((each) => JSON.stringify(each))].join(' '));
  const names = ['findJob', 'findAccount', 'findSender', 'findSteps', 'findRecipient'] as const;
  const store = Object.fromEntries(names.map((name) => [name, answer(name)])) as unknown as OutreachStore;
  return { store, asked };
}

test('reads once what is the same for all emails of a run', async () => {
  const { store, asked } = aStore();
  const reading = readingOnce(store);
  const version: SequenceSource = { kind: 'job', version: 3 };
  for (const _ of [1, 2, 3]) {
    await reading.findJob('acc_a', 'job_a');
    await reading.findAccount('acc_a');
    await reading.findSender('acc_a', 'usr_a', { type: 'DEFAULT_EMAIL_ADDRESS', emailAddress: null });
    await reading.findSteps('acc_a', 'job_a', version);
  }
  expect(asked).toHaveLength(4);
  await reading.findJob('acc_a', 'job_b');
  await reading.findSteps('acc_a', 'job_a', { kind: 'job', version: 4 });
  expect(asked).toHaveLength(6);
});

test('reads each time what is of one candidate, and anew in the next run', async () => {
  const { store, asked } = aStore();
  const reading = readingOnce(store);
  for (const _ of [1, 2]) {
    await reading.findRecipient('acc_a', 'sub_a');
    await reading.findSteps('acc_a', 'job_a', { kind: 'own', submission: 'sub_a' });
  }
  expect(asked).toHaveLength(4);
  await readingOnce(store).findJob('acc_a', 'job_a');
  await readingOnce(store).findJob('acc_a', 'job_a');
  expect(asked).toHaveLength(6);
});
