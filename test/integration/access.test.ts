import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DeleteCommand } from '../../functions/platform/table-calls.ts';
import { keys } from '../../functions/records/keys.ts';
import { callAws } from '../../scripts/local/call-aws.ts';
import { accountRoutes } from '../../shared/contract/accounts.ts';
import type { ErrorCode } from '../../shared/contract/errors.ts';
import type { Route } from '../../shared/contract/route.ts';
import { type Employer, readInvitation, type Sourcer } from '../support/accounts.ts';
import type { Caller, RawAnswer } from '../support/call.ts';
import { filledRoutes, idsOfNobody } from '../support/fillings.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let admin: Employer;
let sourcer: Sourcer;

beforeAll(async () => {
  world = await aWorld();
  ({ admin } = await world.anAccount());
  sourcer = await world.aSourcer();
});
afterAll(() => world?.close());

const routesFor = (...access: Route['access'][]) => filledRoutes.filter(({ route }) => access.includes(route.access));
const signedIn = routesFor('signedIn', 'user', 'admin');
const ofSourcers = routesFor('sourcer');
const nameOf = ({ feature, name }: { feature: string; name: string }) => `${feature}.${name}`;

const holding = (authorization: string): Caller => ({ authorization: async () => authorization });
const codeOf = ({ text }: RawAnswer) => (JSON.parse(text) as { code?: ErrorCode }).code;

/** Calls each of the routes and answers those that were not refused as expected. */
async function notRefused(routes: typeof filledRoutes, as: Caller | undefined, status: number, code?: ErrorCode) {
  const answers = await Promise.all(
    routes.map(async (entry) => ({
      name: nameOf(entry),
      answer: await world.send(entry.route, entry.fill(idsOfNobody), as && { as }),
    })),
  );
  return answers
    .filter(({ answer }) => answer.status !== status || (code && codeOf(answer) !== code))
    .map(({ name, answer }) => `${name}: ${answer.status} ${answer.text}`);
}

const tokenOf = async (caller: Caller) => (await caller.authorization()).replace('Bearer ', '');
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

describe('a call without a token', () => {
  it('is refused wherever a person is needed', async () => {
    expect(signedIn.length).toBeGreaterThan(40);
    expect(await notRefused(signedIn, undefined, 401)).toEqual([]);
  });

  it('is refused wherever a sourcer is needed', async () => {
    expect(ofSourcers.length).toBeGreaterThan(2);
    expect(await notRefused(ofSourcers, undefined, 401, 'API_KEY_REFUSED')).toEqual([]);
  });

  it('reaches what is public', async () => {
    const routes = routesFor('public');
    const answers = await Promise.all(routes.map(({ route, fill }) => world.send(route, fill(idsOfNobody))));
    // What has to be signed is nobody's without its signature.
    expect(answers.map(({ status }) => status)).toEqual(routes.map(({ route }) => (route.signature ? 401 : 404)));
  });
});

describe('a token that is not valid', () => {
  const parts = async () => (await tokenOf(admin)).split('.') as [string, string, string];

  const forgeries: Record<string, () => Promise<string>> = {
    'no token at all': async () => 'Bearer ',
    'a word': async () => 'Bearer token',
    'three empty parts': async () => 'Bearer ..',
    'a password': async () => `Basic ${Buffer.from('a:b').toString('base64')}`,
    'a token that says it needs no signature': async () => {
      const [, payload] = await parts();
      return `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    },
    'a token signed with a shared secret': async () => {
      const [head, payload, signature] = await parts();
      return `Bearer ${encode({ ...decode(head), alg: 'HS256' })}.${payload}.${signature}`;
    },
    'a token of an unknown key': async () => {
      const [head, payload, signature] = await parts();
      return `Bearer ${encode({ ...decode(head), kid: 'unknown' })}.${payload}.${signature}`;
    },
    'a token whose holder was changed': async () => {
      const [head, payload, signature] = await parts();
      return `Bearer ${head}.${encode({ ...decode(payload), sub: 'someone-else' })}.${signature}`;
    },
    'a token that was cut off': async () => `Bearer ${(await tokenOf(admin)).slice(0, -8)}`,
    'a key of a sourcer': () => sourcer.authorization(),
  };

  it.each(Object.keys(forgeries))('is refused everywhere: %s', async (what) => {
    const authorization = await forgeries[what]!();
    expect(await notRefused(signedIn, holding(authorization), 401)).toEqual([]);
  });

  it('is refused everywhere when it has expired', async () => {
    const old = holding(await admin.authorization());
    expect((await world.send(accountRoutes.listAppSettings, {}, { as: old })).status).toBe(200);
    world.pass({ days: 1 });
    expect(await notRefused(signedIn, old, 401)).toEqual([]);
    expect((await world.send(accountRoutes.listAppSettings, {}, { as: admin })).status).toBe(200);
  });
});

describe('somebody who is signed in and not registered', () => {
  it('has no active account, whatever is called', async () => {
    const { account } = await world.anAccount();
    const email = 'new.colleague@acme.example';
    const { id, key } = readInvitation(await world.anInvitation({ account, email }));
    const stranger = await world.signUp(email, { invite: id, key });
    const routes = routesFor('user', 'admin');
    expect(await notRefused(routes, stranger, 403, 'USER_BLOCKED')).toEqual([]);
    expect(await world.call(accountRoutes.getPreferences, { params: { id: 'me' } }, { as: stranger })).toBeNull();
  });
});

/** What only an admin may do, said once more beside the contract: a route that loses its `admin` there is missed here. */
const OF_ADMINS = [
  ...['listAudit', 'exportAudit', 'getAtsLinkToken', 'setAtsAccountToken', 'unlinkAts'],
  ...['addCustomDomain', 'removeCustomDomain', 'setCustomEmails', 'updateEmailStrategy'],
  ...['setTeamWorkEmails', 'setPostalAddress', 'setSendWindow', 'setRetention'],
  ...['setDefaultOutreach', 'resetDefaultOutreach', 'revokeInvitation', 'changeAdminRights', 'removeTeammate'],
];

describe('a teammate who is no admin', () => {
  it('is kept from what is listed here, whatever the contract says of it', () => {
    expect(
      routesFor('admin')
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...OF_ADMINS].sort());
  });

  it('is refused whatever is an admin’s alone', async () => {
    const { account } = await world.anAccount();
    const teammate = await world.anEmployer({ account });
    const ofAdmins = routesFor('admin');
    expect(ofAdmins.length).toBeGreaterThan(1);
    expect(await notRefused(ofAdmins, teammate, 403, 'NOT_AN_ADMIN')).toEqual([]);
  });
});

describe('somebody who was taken off their account', () => {
  it('is out with the next call, however long the token is still valid', async () => {
    const { account } = await world.anAccount();
    const colleague = await world.anEmployer({ account });
    expect((await world.send(accountRoutes.listAppSettings, {}, { as: colleague })).status).toBe(200);
    const { db, name: TableName } = world.table;
    await db.send(new DeleteCommand({ TableName, Key: keys.user(colleague.id) }));
    expect(await notRefused(routesFor('user', 'admin'), colleague, 403, 'USER_BLOCKED')).toEqual([]);
  });
});

describe('a call of sourcers', () => {
  it.each(['unknown', 'Bearer', '', '0'.repeat(32), '%00', '../../x'])('is refused with the key "%s"', async (key) => {
    expect(await notRefused(ofSourcers, holding(`Bearer ${key}`), 401, 'API_KEY_REFUSED')).toEqual([]);
  });

  it('is refused with the token of an employer', async () => {
    expect(await notRefused(ofSourcers, admin, 401, 'API_KEY_REFUSED')).toEqual([]);
  });

  it('is answered with a key', async () => {
    const { status } = await world.send(ofSourcers[0]!.route, {}, { as: sourcer });
    expect(status).toBe(200);
  });
});

describe('a token for another client of the same pool', () => {
  it('is refused everywhere', async () => {
    const { userPoolId: id, userPoolClientId } = world.cloud.pool;
    const allowing = { ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH' as const] };
    const clients = [userPoolClientId, 'another-client'].map((ClientId) => ({ ClientId, ...allowing }));
    world.cloud.cognito.declarePool({ id, clients });
    const signInAt = async (ClientId: string) => {
      const input = {
        ClientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: admin.email, PASSWORD: 'Correct-Horse-7-Battery' },
      };
      const answer = await callAws<{ AuthenticationResult: Record<'IdToken' | 'AccessToken', string> }>(
        'cognito',
        world.cloud.endpoints.cognito,
        'InitiateAuth',
        input,
      );
      return answer.AuthenticationResult;
    };
    const own = await signInAt(userPoolClientId);
    expect((await world.send(accountRoutes.listAppSettings, {}, { as: holding(`Bearer ${own.IdToken}`) })).status).toBe(
      200,
    );
    const foreign = await signInAt('another-client');
    expect(await notRefused(signedIn, holding(`Bearer ${foreign.IdToken}`), 401)).toEqual([]);
    expect(await notRefused(signedIn, holding(`Bearer ${own.AccessToken}`), 401)).toEqual([]);
  });
});
