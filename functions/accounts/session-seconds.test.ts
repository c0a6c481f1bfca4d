import { afterAll, beforeAll, expect, it } from 'vitest';
import { addEmployerOf } from '../../test/support/stored-people.ts';
import { aTable, type TestTable } from '../../test/support/table.ts';
import { type Act, newAct } from '../platform/act.ts';
import { getItem } from '../platform/items.ts';
import { parseItem } from '../platform/table.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { isEnded } from '../records/account/ended-sessions.ts';
import { createSessionStore } from '../records/account/session-store.ts';
import { StoredUser } from '../records/account/stored-account.ts';
import { keys } from '../records/keys.ts';
import { createSessionsApi } from './sessions.ts';

const NOW = new Date('2026-03-02T10:00:00.900Z');
const inThisSecond = (id: string) => ({ id, signedInAt: '2026-03-02T10:00:00.000Z', device: 'Firefox' });

let table: TestTable;
beforeAll(async () => {
  table = await aTable();
});
afterAll(() => table?.close());

/** A person who calls with the session `asking`, where these sessions of this very second were noted. */
async function aPerson(...noted: string[]) {
  const { id, accountId, name, email } = await addEmployerOf(table);
  const sessions = createSessionStore(table);
  for (const session of noted) await sessions.note({ id, accountId }, inThisSecond(session), NOW);
  const find = async () => parseItem(StoredUser, (await getItem(table, keys.user(id))) ?? {});
  const auditLog = createAuditLog(table);
  const api = createSessionsApi({ sessions, auditLog, signOut: async () => undefined, now: () => NOW }, find);
  const actor = { userId: id, accountId, isAdmin: false, name, email, session: inThisSecond('asking') };
  const act: Act = newAct(NOW);
  const isOut = async (session: string) => isEnded(await find(), inThisSecond(session));
  return { api, call: { actor, act, query: undefined, body: undefined }, isOut };
}

it('ends the others that began in this very second with all the others', async () => {
  const { api, call, isOut } = await aPerson('asking', 'other');
  await api.endOtherSessions({ ...call, params: { id: 'me' } });
  expect([await isOut('asking'), await isOut('other')]).toEqual([false, true]);
});

it('ends the session that asks and began in this very second with all, though nobody has noted it', async () => {
  const { api, call, isOut } = await aPerson('another');
  await api.endSession({ ...call, params: { id: 'me', session: 'all' } });
  expect([await isOut('asking'), await isOut('another')]).toEqual([true, true]);
});
