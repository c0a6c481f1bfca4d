import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/contract/route.ts';
import { DeliveredProfile } from '../../shared/contract/sourcing.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import type { Sourcer } from '../support/accounts.ts';
import type { Caller } from '../support/call.ts';
import { type Filled, filledRoutes, freshened, fullProfile, type Input } from '../support/fillings.ts';
import { HOSTILE_TEXTS, longest, type Mutation, mutationsOf, OF_THE_LIBRARY, toJson } from '../support/hostile.ts';
import { type Planted, plant } from '../support/planted.ts';
import { changesBetween, type Snapshot, snapshotOf } from '../support/snapshot.ts';
import { aWorld, type World } from '../support/world.ts';

const AT_ONCE = 6;

let world: World;
let sourcer: Sourcer;
let planted: Planted;

beforeAll(async () => {
  world = await aWorld();
  sourcer = await world.aSourcer();
  planted = await plant(world, sourcer);
});
// Each test sends hundreds of calls, and nobody may send the thousands of all of them within a minute.
beforeEach(() => world.pass({ minutes: 1 }));
afterAll(() => world?.close());

/** All that is stored, but how often somebody called, and when last. */
const itemsOf = () => snapshotOf(world.table, (item) => !/^(COUNT#|A#\w+#SESSIONS#)/.test(item));

type Part = 'params' | 'query' | 'body';

interface Call extends Mutation {
  readonly part: Part;
  readonly input: Input;
  /** Whether the contract allows what is sent. */
  readonly isAllowed: boolean;
}

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly fields: readonly string[];
  /** What is said of them. */
  readonly words: readonly string[];
}

const callerOf = ({ access }: Route): Caller => (access === 'sourcer' ? sourcer : planted.admin);

/** Each change of each field of a call. An address carries text alone, and not all of it. */
function callsOf({ route, fill }: Filled): Call[] {
  const example = fill(planted.ids);
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part];
    if (!schema) return [];
    const mutations = mutationsOf(schema, example[part]).filter(
      ({ value, what }) =>
        part === 'body' || (isInAddress(value) && !(part === 'params' && /missing|empty/.test(what))),
    );
    return mutations.map((mutation) => ({
      ...mutation,
      isWrong: part === 'body' ? mutation.isWrong : isWrongInAddress(mutation),
      part,
      input: { ...example, [part]: mutation.value },
      isAllowed: schema.safeParse(
        part === 'body' ? JSON.parse(toJson(mutation.value) ?? 'null') : asText(mutation.value),
      ).success,
    }));
  });
}

const isInAddress = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every(
    (part) =>
      ['string', 'number', 'undefined'].includes(typeof part) &&
      String(part).isWellFormed() &&
      String(part).length < 6_000 &&
      part !== '..',
  );

/** In an address everything is text, so no text there is of another type. */
const isWrongInAddress = ({ what, isWrong }: Mutation) =>
  /of 5,000 characters$/.test(what) || (isWrong && /missing$/.test(what));

const asText = (value: unknown) =>
  Object.fromEntries(
    Object.entries(value as object).flatMap(([name, part]) => (part === undefined ? [] : [[name, String(part)]])),
  );

async function answerTo({ route, name }: Filled, input: Input, isAllowed = true): Promise<Answer> {
  const as = callerOf(route);
  const { params = {}, query = {}, body } = isAllowed ? await freshened(world, as, name, input) : input;
  const path = route.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const search = new URLSearchParams(asText(query) as Record<string, string>);
  const authorization = await as.authorization();
  const response = await fetch(`${world.url}/api${path}?${search}`, {
    method: route.method,
    headers: { authorization, 'content-type': 'application/json' },
    ...(body !== undefined && { body: toJson(body) }),
  });
  const text = await response.text();
  const problem = text.startsWith('{')
    ? (JSON.parse(text) as { code?: string; fields?: Record<string, string[]> })
    : {};
  const { code, fields = {} } = problem;
  return { status: response.status, code, fields: Object.keys(fields), words: Object.values(fields).flat() };
}

/** What is wrong with an answer; undefined where it is as it must be. */
function complaintOf(
  route: Route,
  { part, field, what, isAllowed, isWrong }: Call,
  answer: Answer,
): string | undefined {
  const { status, code, fields, words } = answer;
  const said = `${part} ${what}: ${status} ${code ?? ''} ${fields.join(', ')}`;
  if (status >= 500) return said;
  if (words.some((word) => OF_THE_LIBRARY.test(word))) return `${said}, in words of the library: ${words}`;
  if (isWrong && status < 400) return `${said}, but nothing like this may be taken`;
  if (isAllowed) {
    // What each costs or sends something is allowed a few times a day.
    const isSpent = route.limit !== undefined && code === 'TOO_MANY_REQUESTS';
    const isKnown = status < 300 || isSpent || [...route.errors, 'BAD_REQUEST'].includes(code as never);
    return isKnown ? undefined : `${said}, which the contract does not say`;
  }
  const isElsewhere = part === 'params' && status === 404 && code === undefined;
  if (isElsewhere) return undefined;
  if (status !== 400 || code !== 'BAD_REQUEST') return `${said}, not 400`;
  const wanted = field || 'body';
  const isNamed = fields.some((name) => name === wanted || name.startsWith(`${wanted}.`) || field === '');
  return isNamed ? undefined : `${said}, which does not name ${wanted}`;
}

/** Runs calls some at a time, and answers what there is to complain of. */
async function complaintsOf(
  entry: Filled,
  calls: readonly Call[],
  atOnce = AT_ONCE,
  answers = new Map<Call, Answer>(),
): Promise<string[]> {
  const complaints: string[] = [];
  const waiting = [...calls];
  const lane = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) {
      const answer = await answerTo(entry, call.input, call.isAllowed);
      answers.set(call, answer);
      const complaint = complaintOf(entry.route, call, answer);
      if (complaint) complaints.push(complaint);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return complaints;
}

const withInput = filledRoutes.filter(({ route }) => route.params || route.query || route.body);

const byName = withInput.map((entry) => [`${entry.feature}.${entry.name}`, entry] as const);

describe('what is wrong', () => {
  let before: Snapshot;
  beforeAll(async () => {
    before = await itemsOf();
  });

  it.each(byName)('is refused with the name of its field: %s', async (_, entry) => {
    const calls = callsOf(entry);
    expect(calls.length).toBeGreaterThan(3);
    expect(
      await complaintsOf(
        entry,
        calls.filter(({ isAllowed }) => !isAllowed),
      ),
    ).toEqual([]);
  });

  it('has stored nothing', async () => {
    expect(changesBetween(before, await itemsOf())).toEqual([]);
  });
});

describe('what is odd and allowed', () => {
  const refused: (readonly [Filled, Call])[] = [];

  it.each(byName)('is taken, or refused with a reason: %s', async (_, entry) => {
    // Of these whoever is second is told that somebody else was first, which is no refusal of what they sent.
    const isInOrder = ['updateJob', 'editCandidate', 'chooseAddress'].includes(entry.name);
    const allowed = callsOf(entry).filter(({ isAllowed }) => isAllowed);
    const answers = new Map<Call, Answer>();
    expect(await complaintsOf(entry, allowed, isInOrder ? 1 : AT_ONCE, answers)).toEqual([]);
    const isRefused = (call: Call) => {
      const { status = 0, code } = answers.get(call) ?? {};
      // These say where or how a candidate was just then, which later calls change: no refusal of what was sent.
      return (
        status >= 400 && !['CONFLICT', 'PROFILE_CHANGED', 'MOVED_MEANWHILE', 'MOVE_NOT_ALLOWED'].includes(code ?? '')
      );
    };
    refused.push(...allowed.filter(isRefused).map((call) => [entry, call] as const));
  });

  it('stores nothing where it is refused', async () => {
    expect(refused.length).toBeGreaterThan(50);
    const before = await itemsOf();
    for (const [entry, call] of refused) {
      const { status, code } = await answerTo(entry, call.input);
      expect(`${entry.name} ${call.what}: ${status} ${code}`).toMatch(/: 4\d\d \w+$/);
    }
    expect(changesBetween(before, await itemsOf())).toEqual([]);
  });
});

describe('a delivered profile', () => {
  it('is answered by itself, with the field that is wrong', async () => {
    const example = { ...fullProfile(), externalId: 'odd' };
    const mutations = mutationsOf(DeliveredProfile, example).filter(({ what }) => !/deeply|100,000|10,000/.test(what));
    const before = await itemsOf();
    const complaints: string[] = [];
    const wrong = mutations.filter(
      ({ value }) => value !== undefined && !DeliveredProfile.safeParse(JSON.parse(toJson(value))).success,
    );
    for (let start = 0; start < wrong.length; start += 20) {
      const some = wrong.slice(start, start + 20);
      const { results } = await deliver(some.map(({ value }) => value));
      complaints.push(
        ...some.flatMap(({ what, field }, index) => {
          const { status, fields = {} } = results[index] ?? { status: 0 };
          const isNamed = !field || Object.keys(fields).some((name) => name === field || name.startsWith(`${field}.`));
          return status === 400 && isNamed ? [] : [`${what}: ${status} ${Object.keys(fields)}`];
        }),
      );
    }
    expect(wrong.length).toBeGreaterThan(150);
    expect(complaints).toEqual([]);
    expect(changesBetween(before, await itemsOf())).toEqual([]);
  });

  it('may hold odd texts, and is taken', async () => {
    const texts = Object.values(HOSTILE_TEXTS);
    const odd = [0, 4, 8].map((start) => {
      const [firstName, jobTitle, employerName, summary] = texts.slice(start, start + 4) as [
        string,
        string,
        string,
        string,
      ];
      return {
        ...fullProfile(),
        externalId: `odd ${start} ${firstName}`,
        firstName,
        lastName: `Odd ${start}`,
        email: `odd.${start}@mail.example`,
        summary,
        employmentHistory: [{ jobTitle, employerName, jobDescription: summary, current: true }],
        phoneNumber: null,
        socialProfiles: [],
      };
    });
    const { results } = await deliver(odd);
    expect(results.map(({ status, code }) => code ?? status)).toEqual([201, 201, 201]);
  });
});

async function deliver(profiles: readonly unknown[]) {
  const answer = await fetch(`${world.url}/api/sourcing/requests/${planted.ids.request}/profiles`, {
    method: 'POST',
    headers: { authorization: await sourcer.authorization(), 'content-type': 'application/json' },
    body: toJson({ profiles }),
  });
  const text = await answer.text();
  expect(`${answer.status} ${answer.status === 200 ? '' : text}`).toBe('200 ');
  return JSON.parse(text) as { results: { status: number; code?: string; fields?: object }[] };
}

describe('a body', () => {
  const noteUrl = () => `${world.url}/api/submissions/${planted.people.fresh}/note`;
  const post = async (body: string | Uint8Array, type = 'application/json') => {
    const authorization = await planted.admin.authorization();
    const answer = await fetch(noteUrl(), {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body: body as string,
    });
    return { status: answer.status, text: await answer.text() };
  };

  it.each(['', '{', '{"content":', 'content=x', '\u0000', '[1,2', '{"content":"x"}}', 'NaN', '\ufeff{"content":"x"}'])(
    'that is no JSON is refused as a whole: %j',
    async (body) => {
      const { status, text } = await post(body);
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ code: 'BAD_REQUEST', fields: { body: [expect.any(String)] } });
    },
  );

  it.each(['null', '[]', '"text"', '7', 'true'])('that is no object is refused as a whole: %s', async (body) => {
    const { status, text } = await post(body);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ code: 'BAD_REQUEST', fields: { body: [expect.any(String)] } });
  });

  it('that is not even text is refused', async () => {
    expect((await post(new Uint8Array([0xff, 0xfe, 0x00, 0xc3, 0x28]), 'application/octet-stream')).status).toBe(400);
  });

  it('of more than 10 MB is refused before anybody reads it', async () => {
    const { status } = await post(JSON.stringify({ content: 'x'.repeat(10 * 1024 * 1024) }));
    expect(status).toBe(413);
  });

  it('of almost 10 MB is read, and refused for what is in it', async () => {
    const { status, text } = await post(JSON.stringify({ content: 'x'.repeat(10 * 1024 * 1024 - 100) }));
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ fields: { content: [expect.any(String)] } });
  });

  it('with more fields than asked for has them left out', async () => {
    const more = {
      _id: 'note_mine',
      author: { id: 'usr_x', name: 'Somebody else' },
      accountId: 'acc_x',
      pk: 'x',
      sk: 'y',
    };
    const { status, text } = await post(JSON.stringify({ content: 'A note', ...more }));
    expect(status).toBe(201);
    expect(JSON.parse(text)).toMatchObject({ author: { id: planted.admin.id } });
    expect(text).not.toMatch(/note_mine|usr_x|acc_x/);
  });
});

describe('an address', () => {
  it.each([
    '/api/job-offers/%',
    '/api/job-offers/%E0%A4%A',
    '/api/job-offers/%ED%A0%80',
    '/api/job-offers/%00',
    '/api/job-offers/..%2f..%2fetc%2fpasswd',
    '/api/job-offers//profiles/funnel',
    '/api/__proto__',
    '/api/job-offers/__proto__',
    '/api/submissions/email-hunt-statuses?submissionIds=%ED%A0%80',
    '/api/submissions/email-hunt-statuses?submissionIds=',
    '/api/places?q=%',
    '/api/job-offers/customer-view?scope=team&scope=mine&status=Validated',
    '/api/job-offers/customer-view?scope=team&status=Validated&limit=NaN',
    '/api/job-offers/customer-view?scope=team&status=Validated&limit=1e9',
    '/api/job-offers/customer-view?scope=team&status=Validated&offset=-1',
    '/api/job-offers/customer-view?scope=team&status=Validated&offset=0x10000000',
  ])('that is odd is refused and fails nothing: %s', async (path) => {
    const answer = await fetch(`${world.url}${path}`, {
      headers: { authorization: await planted.admin.authorization() },
    });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it.each([{}, { pk: 'x', sk: 'y' }, { sk: 'HEAD', boardSort: 'x' }, { pk: '', sk: '' }, { extra: 'x' }])(
    'with a page marker that somebody made up is refused: %j',
    async (rest) => {
      const boardKey = `A#${planted.ids.account}#J#${planted.ids.job}#NEW`;
      const after = Buffer.from(JSON.stringify({ boardKey, ...rest })).toString('base64url');
      const refused = await world.refusal(
        submissionRoutes.getFunnelColumn,
        { params: { id: planted.ids.job, column: 'NEW' }, query: { after } },
        { as: planted.admin },
      );
      expect(refused).toMatchObject({ status: 400, code: 'BAD_REQUEST', fields: { after: [expect.any(String)] } });
    },
  );
});

describe('a call with everything at its longest', () => {
  const kinds = [
    { name: 'createJob', submission: 'fresh', over: { status: 'Draft' }, field: 'journeys' },
    { name: 'createSubmission', submission: 'fresh', over: {}, field: 'candidate' },
    { name: 'editCandidate', submission: 'aside', over: {}, field: 'candidate' },
    { name: 'contactCandidate', submission: 'noted', over: {}, field: 'customTemplates' },
    { name: 'preflightContact', submission: 'noted', over: {}, field: 'customTemplates' },
  ] as const;

  it.each(kinds)('is refused where it is too long to be stored: $name', async ({ name, submission, over, field }) => {
    const entry = filledRoutes.find((one) => one.name === name)!;
    const input = entry.fill({ ...planted.ids, submission: planted.people[submission] });
    const body = { ...(longest(entry.route.body!, input.body, '漢') as object), ...over };
    expect(await answerTo(entry, { ...input, body })).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      fields: [field],
    });
  });

  it('is taken where it is short enough', async () => {
    const entry = filledRoutes.find(({ name }) => name === 'addNote')!;
    const input = entry.fill(planted.ids);
    const body = longest(entry.route.body!, input.body, '漢');
    expect(await answerTo(entry, { ...input, body })).toMatchObject({ status: 201 });
  });

  it('costs a delivery no more than that one profile', async () => {
    const long = longest(DeliveredProfile, { ...fullProfile(), externalId: 'long' }, '漢');
    const nothing = { email: null, phoneNumber: null, socialProfiles: [] };
    const short = { ...fullProfile(), externalId: 'short', lastName: 'Short', ...nothing };
    const { results } = await deliver([long, short]);
    expect(results.map(({ status }) => status)).toEqual([400, 201]);
  });
});

describe('after all of this', () => {
  it('no prototype was changed', () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('everything that follows from what was taken has been done', async () => {
    await world.drain();
    expect(await world.deadLetters()).toEqual({});
  });
});
