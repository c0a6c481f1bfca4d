import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeOf, STEP_SECONDS } from '../../scripts/local/aws/cognito/totp.ts';
import { callAws } from '../../scripts/local/call-aws.ts';
import { contract } from '../../shared/contract/index.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Employer } from '../../test/support/accounts.ts';
import { PASSWORD } from '../../test/support/people.ts';
import { unfolded } from '../../test/support/planted.ts';
import { aWorld, type World } from '../../test/support/world.ts';

const { accounts } = contract;
const me = { params: { id: 'me' } } as const;

let world: World;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
});
afterAll(() => world?.close());

/** Somebody with what they do to two-step sign-in, and the code that their app shows now, which is not taken twice. */
async function aPerson() {
  const { account, admin: as } = await world.anAccount();
  const isOn = async () => (await world.call(accounts.getTwoStep, me, { as })).isOn;
  const start = async (password = PASSWORD) =>
    (await world.call(accounts.newTwoStepApp, { ...me, body: { password } }, { as })).secret;
  const input = (isOnThen: boolean, code: string, password = PASSWORD) => ({
    ...me,
    body: { isOn: isOnThen, password, code },
  });
  const save = (...asked: Parameters<typeof input>) => world.call(accounts.saveTwoStep, input(...asked), { as });
  const refused = (...asked: Parameters<typeof input>) => world.refusal(accounts.saveTwoStep, input(...asked), { as });
  const nextCode = (secret: string) => {
    world.pass({ seconds: STEP_SECONDS });
    return codeOf(secret, Math.floor(Date.now() / 1_000 / STEP_SECONDS));
  };
  return { account, as, isOn, start, save, refused, nextCode };
}

/** Signs somebody in as a page does, with a code where one is given; answers what the user pool asks for first. */
async function signIn({ email }: Employer, code?: string) {
  const ask = <Answer>(operation: string, input: object) =>
    callAws<Answer>('cognito', world.cloud.endpoints.cognito, operation, input);
  const ClientId = world.cloud.pool.userPoolClientId;
  const asked = { ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME: email, PASSWORD } };
  const { ChallengeName, Session } = await ask<{ ChallengeName?: string; Session?: string }>('InitiateAuth', asked);
  const ChallengeResponses = { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code };
  if (code) await ask('RespondToAuthChallenge', { ClientId, ChallengeName, Session, ChallengeResponses });
  return ChallengeName;
}

it('is set up with the password and a code, asked for at sign-in, and turned off with both', async () => {
  const { account, as, isOn, start, save, nextCode } = await aPerson();
  expect(await isOn()).toBe(false);
  const secret = await start();
  const code = nextCode(secret);
  expect(await save(true, `${code.slice(0, 3)} ${code.slice(3)} `)).toEqual({ isOn: true });
  expect(await isOn()).toBe(true);
  expect(await signIn(as)).toBe('SOFTWARE_TOKEN_MFA');
  expect(await save(false, nextCode(secret))).toEqual({ isOn: false });
  expect(await isOn()).toBe(false);
  expect(await signIn(as)).toBeUndefined();
  const told = world.mailbox(as.email).map(({ raw }) => /^Subject: (.*)$/m.exec(unfolded(raw))?.[1]);
  expect(told.slice(-2)).toEqual(['Bramble: two-step sign-in turned on', 'Bramble: two-step sign-in turned off']);
  const query = { kind: 'SECURITY_CHANGED' } as const;
  const { entries } = await world.call(accounts.listAudit, { params: { id: account.id }, query }, { as });
  expect(entries.map(({ subject }) => subject).toSorted()).toEqual([
    'Two-step sign-in turned off',
    'Two-step sign-in turned on',
  ]);
});

it('is changed by nobody who has the session and not the password', async () => {
  const { as, isOn, start, save, refused, nextCode } = await aPerson();
  const wrong = { status: 422, code: 'WRONG_PASSWORD', fields: { password: ['This password is not right.'] } };
  const begun = await world.refusal(accounts.newTwoStepApp, { ...me, body: { password: 'guessed' } }, { as });
  expect(begun).toMatchObject(wrong);
  const secret = await start();
  expect(await refused(true, nextCode(secret), 'guessed')).toMatchObject(wrong);
  expect(await isOn()).toBe(false);
  await save(true, nextCode(secret));
  expect(await refused(false, nextCode(secret), 'guessed')).toMatchObject(wrong);
  expect(await isOn()).toBe(true);
});

it('takes no wrong code and none twice, and says so at the code', async () => {
  const { as, isOn, start, save, refused, nextCode } = await aPerson();
  expect(await refused(true, '000000')).toMatchObject({ status: 422, code: 'WRONG_CODE' });
  const secret = await start();
  const wrong = {
    ...{ status: 422, code: 'WRONG_CODE' },
    fields: { code: ['This code is not right. Please enter the one that the app shows now.'] },
  };
  expect(await refused(true, '000000')).toMatchObject(wrong);
  expect(await isOn()).toBe(false);
  await save(true, nextCode(secret));
  expect(await refused(false, '000000')).toMatchObject(wrong);
  const code = nextCode(secret);
  await signIn(as, code);
  expect(await refused(false, code)).toMatchObject({ status: 422, code: 'CODE_USED' });
  expect(await isOn()).toBe(true);
  await save(false, nextCode(secret));
  expect(await refused(true, 'abc')).toMatchObject({
    status: 400,
    fields: { code: ['Please enter the six digits that the app shows.'] },
  });
});

it('is set up anew only once it was turned off, which can be repeated', async () => {
  const { account, as, start, save, refused, nextCode } = await aPerson();
  const secret = await start();
  await save(true, nextCode(secret));
  const on = { status: 409, code: 'TWO_STEP_ON' };
  expect(await world.refusal(accounts.newTwoStepApp, { ...me, body: { password: PASSWORD } }, { as })).toMatchObject(
    on,
  );
  expect(await refused(true, nextCode(secret))).toMatchObject(on);
  await save(false, nextCode(secret));
  const told = world.mailbox(as.email).length;
  expect(await save(false, nextCode(secret))).toEqual({ isOn: false });
  expect(world.mailbox(as.email)).toHaveLength(told);
  const query = { kind: 'SECURITY_CHANGED' } as const;
  const { entries } = await world.call(accounts.listAudit, { params: { id: account.id }, query }, { as });
  expect(entries.filter(({ subject }) => subject === 'Two-step sign-in turned off')).toHaveLength(1);
});

it('may be tried so often and no more, rightly or not, by each for themself', async () => {
  const { as, isOn } = await aPerson();
  const guess = (password: string) => world.refusal(accounts.newTwoStepApp, { ...me, body: { password } }, { as });
  for (let tried = 0; tried < LIMITS.signInChangesPerHour; tried++)
    expect(await guess(`guess ${tried}`)).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await guess(PASSWORD)).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  const body = { isOn: false, password: PASSWORD, code: '000000' };
  expect(await world.refusal(accounts.saveTwoStep, { ...me, body }, { as })).toMatchObject({ status: 429 });
  expect(await isOn()).toBe(false);
  await (await aPerson()).start();
  world.pass({ hours: 1 });
  expect(await guess('another guess')).toMatchObject({ code: 'WRONG_PASSWORD' });
});

it('is nobody else’s to see or to change', async () => {
  const [one, two] = [await aPerson(), await aPerson()];
  const params = { id: one.as.id };
  const as = { as: two.as };
  expect(await world.refusal(accounts.getTwoStep, { params }, as)).toMatchObject({ status: 404 });
  expect(await world.refusal(accounts.newTwoStepApp, { params, body: { password: PASSWORD } }, as)).toMatchObject({
    status: 404,
  });
  const body = { isOn: false, password: PASSWORD, code: '000000' };
  expect(await world.refusal(accounts.saveTwoStep, { params, body }, as)).toMatchObject({ status: 404 });
});
