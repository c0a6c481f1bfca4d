import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { inboxRoutes } from '../../shared/contract/inbox.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { SubmissionId } from '../../shared/model/ids.ts';
import type { Employer, TestAccount } from '../../test/support/accounts.ts';
import { connectAts, contactedThroughAts } from '../../test/support/ats.ts';
import { answer, lastMail } from '../../test/support/mail.ts';
import { aWorld, type World } from '../../test/support/world.ts';

let world: World;
let account: TestAccount;
let admin: Employer;
beforeAll(async () => {
  world = await aWorld();
});
beforeEach(async () => {
  ({ account, admin } = await world.anAccount({ window: 'always' }));
});
afterAll(() => world?.close());

const disconnect = async () => {
  await world.call(atsRoutes.unlinkAts, {}, { as: admin });
  await world.drain();
};
const mark = (id: SubmissionId) =>
  [submissionRoutes.markInterested, { params: { id }, body: {} }, { as: admin }] as const;
const move = (id: SubmissionId, column: 'INTERESTED' | 'PHONE_INTERVIEWED' | 'HIRED') =>
  [submissionRoutes.moveInFunnel, { params: { id }, body: { column } }, { as: admin }] as const;
const send = (id: SubmissionId) =>
  world.call(atsRoutes.exportToAts, { params: { id }, body: { explicitlyMarkAsInterested: true } }, { as: admin });
const goesOn = {
  code: 'MOVE_NOT_ALLOWED',
  message: expect.stringContaining('On this job candidates go on in the ATS: move them there'),
};

describe('interest on a job whose candidates go on in an ATS', () => {
  it('is no move of the product’s own, by whatever call, and the inbox knows where to', async () => {
    const { id } = await contactedThroughAts(world, { account, admin }, { resume: false });
    await answer(world, lastMail(world, id), 'Yes, I am interested. Call me.');
    expect(await world.refusal(...mark(id))).toMatchObject(goesOn);
    expect(await world.refusal(...move(id, 'INTERESTED'))).toMatchObject(goesOn);
    const open = () => world.call(inboxRoutes.openConversation, { params: { id } }, { as: admin });
    expect(await open()).toMatchObject({ column: 'CONTACTED', atsName: 'Greenhouse' });
    await send(id);
    await world.drain();
    expect(await open()).toMatchObject({ column: 'EXPORTED', conversation: { interest: 'interested' } });
    await disconnect();
    expect(await open()).toMatchObject({ atsName: null });
  });

  it('that was marked while none was connected leads there once it is, and on nowhere else', async () => {
    const { id } = await contactedThroughAts(world, { account, admin }, { resume: false });
    await disconnect();
    await world.call(...mark(id));
    await connectAts(world, { account, admin });
    await world.drain();
    expect(await world.refusal(...move(id, 'PHONE_INTERVIEWED'))).toMatchObject(goesOn);
    expect(await world.refusal(...move(id, 'HIRED'))).toMatchObject(goesOn);
    await send(id);
    await world.drain();
    const seen = await world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin });
    expect(seen).toMatchObject({ columnName: 'EXPORTED', exportToAts: { state: 'sent' } });
    await disconnect();
  });

  it('of somebody who was sent a moment ago, and came back while none was connected, is sent anew', async () => {
    const { id } = await contactedThroughAts(world, { account, admin }, { resume: false });
    const state = async () =>
      (await world.call(submissionRoutes.getSubmission, { params: { id } }, { as: admin })).exportToAts?.state;
    await send(id);
    await world.drain();
    expect(await state()).toBe('sent');
    await disconnect();
    await world.call(...move(id, 'INTERESTED'));
    await connectAts(world, { account, admin });
    await world.drain();
    world.pass({ minutes: 2 });
    await send(id);
    await world.drain();
    world.pass({ minutes: 6 });
    await world.drain();
    expect(await state()).toBe('sent');
    await disconnect();
  });
});
