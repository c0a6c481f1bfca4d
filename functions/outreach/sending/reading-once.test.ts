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

/** A run of three, of whom the last cannot be read. */
const run = (['sub_a', 'sub_b', 'sub_c'] as const).map((submissionId) => ({
  accountId: 'acc_a' as const,
  submissionId,
}));

function aStoreOfThree() {
  const { store, asked } = aStore();
  const complained = new Set(['print of sub_b']);
  const more = {
    async findRecipients(_: string, ids: readonly string[]) {
      asked.push(`findRecipients ${ids}`);
      return (id: string) => {
        if (id === 'sub_c') throw new Error('It cannot be read');
        return { prints: [`print of ${id}`], personId: `per_${id}` };
      };
    },
    async readPersons(_: string, ids: readonly string[]) {
      asked.push(`readPersons ${ids}`);
      return new Map(ids.map((id) => [id, { id, version: 1 }]));
    },
    async readPerson(_: string, id: string) {
      asked.push(`readPerson ${id}`);
      return { id, version: 2 };
    },
    async findComplaints(prints: readonly string[]) {
      asked.push(`findComplaints ${prints}`);
      return new Set(prints.filter((print) => complained.has(print)));
    },
    sending: {
      async find(_: string, address: string) {
        asked.push(`sending ${address}`);
        return { address, version: asked.length };
      },
      takePlace: async () => undefined,
    },
  };
  return { reading: readingOnce({ ...store, ...more } as unknown as OutreachStore, run), asked };
}

test('reads the profiles, persons and complaints of a run in one call each', async () => {
  const { reading, asked } = aStoreOfThree();
  for (const id of ['sub_a', 'sub_b'] as const) {
    const recipient = await reading.findRecipient('acc_a', id);
    expect(await reading.readPerson('acc_a', `per_${id}`)).toMatchObject({ version: 1 });
    expect([...(await reading.findComplaints(recipient?.prints ?? []))]).toEqual(
      id === 'sub_b' ? ['print of sub_b'] : [],
    );
  }
  expect(asked).toEqual([
    'findRecipients sub_a,sub_b,sub_c',
    'readPersons per_sub_a,per_sub_b',
    'findComplaints print of sub_a,print of sub_b',
  ]);
});

test('lets one that cannot be read fail alone, and asks by itself for who is not of the run', async () => {
  const { reading, asked } = aStoreOfThree();
  await expect(reading.findRecipient('acc_a', 'sub_c')).rejects.toThrow('It cannot be read');
  expect((await reading.findRecipient('acc_a', 'sub_a'))?.prints).toEqual(['print of sub_a']);
  await reading.findRecipient('acc_a', 'sub_z');
  await reading.findComplaints(['another print']);
  expect(asked).toContain('findRecipient "acc_a" "sub_z"');
  expect(asked).toContain('findComplaints another print');
});

test('reads a person anew who is asked for again, and a sender of whom somebody else took a place', async () => {
  const { reading, asked } = aStoreOfThree();
  expect(await reading.readPerson('acc_a', 'per_sub_a')).toMatchObject({ version: 1 });
  expect(await reading.readPerson('acc_a', 'per_sub_a')).toMatchObject({ version: 2 });
  const seen = await reading.sending.find('acc_a', 'a@mail.example');
  await reading.sending.find('acc_a', 'a@mail.example');
  expect(asked.filter((what) => what.startsWith('sending'))).toHaveLength(1);
  await reading.sending.takePlace('acc_a', 'a@mail.example', seen, {} as never);
  await reading.sending.find('acc_a', 'a@mail.example');
  expect(asked.filter((what) => what.startsWith('sending'))).toHaveLength(2);
});
