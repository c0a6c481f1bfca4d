import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTable, type TestTable } from '../../../test/support/table.ts';
import { putItem, updateItem } from '../../platform/items.ts';
import { keys } from '../keys.ts';
import { createOutreachItems } from './outreach-items.ts';

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table.close());

const anAddress = (email: string, more = {}) => ({
  ...{ email, addedBy: 'bramble', kind: 'personal', deliverabilityStatus: 'verified', isDeliverable: true },
  ...more,
});
const key = keys.emails('acc_a', 'sub_a');
const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@mail.example`);

it('marks each of many addresses that bounce at the same time, and changes nothing else of them', async () => {
  const emails = names.map((email) => anAddress(email, { foundAt: 7 }));
  await putItem(table, { ...key, emails, sources: ['ats'] });
  const { markAddress } = createOutreachItems(table);
  await Promise.all(names.map((email) => markAddress('acc_a', 'sub_a', email.toUpperCase(), 'bounced')));
  expect(await table.get(key)).toEqual({
    ...key,
    emails: emails.map((email) => ({ ...email, deliverabilityStatus: 'bounced', isDeliverable: false })),
    sources: ['ats'],
  });
});

it('marks an address where it stands now, when the list changed since it was read', async () => {
  const [first = '', second = ''] = names;
  await putItem(table, { ...key, emails: [anAddress(first), anAddress(second)] });
  let isChanged = false;
  const send: typeof table.db.send = async (command: never) => {
    if (!isChanged && Object.getPrototypeOf(command).constructor.name === 'UpdateCommand') {
      isChanged = true;
      const emails = [anAddress(second), anAddress(first)];
      await updateItem(table, key, { change: 'SET emails = :emails', values: { ':emails': emails } });
    }
    return table.db.send(command);
  };
  const racing = { ...table, db: Object.assign(Object.create(table.db), { send }) };
  await createOutreachItems(racing).markAddress('acc_a', 'sub_a', first, 'suppressed');
  expect(await table.get(key)).toMatchObject({
    emails: [anAddress(second), anAddress(first, { deliverabilityStatus: 'suppressed', isDeliverable: false })],
  });
});

it('answers no address where there is none, and all where none is this one', async () => {
  const { markAddress } = createOutreachItems(table);
  expect(await markAddress('acc_a', 'sub_none', 'a@mail.example', 'bounced')).toEqual([]);
  expect(await markAddress('acc_a', 'sub_a', 'z@mail.example', 'bounced')).toHaveLength(2);
});
