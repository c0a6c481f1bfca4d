import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAtsLinks } from '../../functions/records/ats/link-store.ts';
import { atsRoutes } from '../../shared/contract/ats.ts';
import { submissionRoutes } from '../../shared/contract/submissions.ts';
import { connectAts } from '../support/ats.ts';
import type { Caller, RawAnswer } from '../support/call.ts';
import { type Filled, filledRoutes, freshened, type Ids, type Input, idsOfNobody } from '../support/fillings.ts';
import { type Planted, plant } from '../support/planted.ts';
import { changesBetween, type Snapshot, snapshotOf } from '../support/snapshot.ts';
import { aWorld, type World } from '../support/world.ts';

let world: World;
let victim: Planted;
let other: Planted;
/** What the other account can name of the victim's: all of it but the secrets that open something by themselves. */
let stolen: Ids;
/** A job in the ATS of the victim. */
let atsJob: string;
let before: Snapshot;
const seen: { name: string; answer: RawAnswer }[] = [];

beforeAll(async () => {
  world = await aWorld();
  const sourcer = await world.aSourcer();
  victim = await plant(world, sourcer);
  other = await plant(world, sourcer);
  atsJob = await linkAts(victim);
  await linkAts(other);
  const signature = other.ids.unsubscribeToken.split('.').at(-1);
  const [account, submission] = victim.ids.unsubscribeToken.split('.');
  stolen = {
    ...victim.ids,
    invitationKey: other.ids.invitationKey,
    unsubscribeToken: `${account}.${submission}.${signature}`,
    rightsToken: [...victim.ids.rightsToken.split('.').slice(0, -1), other.ids.rightsToken.split('.').at(-1)].join('.'),
    guestToken: [...victim.ids.guestToken.split('-').slice(0, -1), other.ids.guestToken.split('-').at(-1)].join('-'),
    noticesToken: [...victim.ids.noticesToken.split('.').slice(0, -1), other.ids.noticesToken.split('.').at(-1)].join(
      '.',
    ),
  };
});
afterAll(() => world?.close());

/** An ATS with a marked job, which is read once: what it goes on to say would change what is stored. */
async function linkAts({ admin, ids, mark }: Planted): Promise<string> {
  const { ats } = await connectAts(world, { account: { id: ids.account, name: mark }, admin });
  const job = ats.content.jobs[0]!;
  job.name = `Engineer ${mark}`;
  await world.drain();
  const links = createAtsLinks(world.table);
  const link = await links.find(ids.account);
  if (!link?.readTo || !(await links.save(link, { ...link, dueAt: undefined })))
    throw new Error('The ATS was not read');
  return job.id;
}

/** Everything stored that has to do with the victim. */
const itemsOfVictim = () =>
  snapshotOf(world.table, (item) =>
    [victim.ids.account, victim.ids.user, victim.mark].some((name) => item.includes(name)),
  );

const send = async ({ feature, name, route }: Filled, input: Input, as: Caller = other.admin) => {
  const answer = await world.send(route, await freshened(world, as, name, input), { as });
  if (as === other.admin) seen.push({ name: `${feature}.${name}`, answer });
  return answer;
};

/** An answer without what must differ: the ids that were asked for, new ids and times. */
function shapeOf({ status, text }: RawAnswer): string {
  const asked = [stolen, victim.ids, idsOfNobody].flatMap((ids) => Object.values(ids)) as string[];
  const parts = [...asked, ...Object.values(victim.people)]
    .flatMap((id) => [id, ...id.split(/[.-]/)])
    .filter((id) => id.length > 12);
  const bare = parts.sort((a, b) => b.length - a.length).reduce((rest, id) => rest.replaceAll(id, '<id>'), text);
  return `${status} ${bare}`
    .replace(/\b(job|sub|file|note|req)_[a-z0-9]{16}\b/g, '<id>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/"version":\d+/g, '"version":<n>')
    .replace(/"retryAfter":"\d+"/g, '"retryAfter":"<seconds>"')
    .replace(/(Signature|X-Amz-[A-Za-z]+)=[^&"]+/g, '$1=<n>');
}

/** The kinds of id that a call can name. */
const positionsOf = ({ fill }: Filled) =>
  (Object.keys(idsOfNobody) as (keyof Ids)[]).filter(
    (kind) => JSON.stringify(fill(idsOfNobody)) !== JSON.stringify(fill({ ...idsOfNobody, [kind]: 'other' })),
  );

interface Cell {
  readonly what: string;
  readonly stolen: Input;
  readonly unknown: Input;
}

/** A call with one foreign id among one's own, for each of its ids; and with nothing but foreign ids. */
function cellsOf(entry: Filled): Cell[] {
  const { fill } = entry;
  const kinds = positionsOf(entry);
  const own = other.ids;
  const foreign = kinds.filter((kind) => stolen[kind] !== own[kind]);
  const single = foreign.flatMap((kind) =>
    variantsOf(kind).map((value) => ({
      what: `${kind} ${value}`,
      stolen: fill({ ...own, [kind]: value }),
      unknown: fill({ ...own, [kind]: idsOfNobody[kind] }),
    })),
  );
  const all = Object.entries(victim.people).map(([kind, submission]) => ({
    what: `everything, ${kind}`,
    stolen: fill({ ...stolen, submission }),
    unknown: fill(idsOfNobody),
  }));
  return kinds.length > 0 ? [...single, ...all] : [];
}

function variantsOf(kind: keyof Ids): string[] {
  if (kind === 'submission') return Object.values(victim.people);
  if (kind !== 'reply') return [stolen[kind]];
  const [ownSubmission] = other.ids.reply.split('.');
  const [submission, reply] = victim.ids.reply.split('.');
  return [victim.ids.reply, `${ownSubmission}.${reply}`, `${submission}.${other.ids.reply.split('.')[1]}`];
}

describe('an account', () => {
  it('has everything in it that there is to steal', async () => {
    const reads = filledRoutes.filter(({ route }) => route.method === 'GET' && route.access === 'user');
    const found: string[] = [];
    for (const entry of reads) {
      for (const submission of Object.values(victim.people)) {
        const { status, text } = await send(entry, entry.fill({ ...victim.ids, submission }), victim.admin);
        if (status === 200 && text.includes(victim.mark)) found.push(entry.name);
      }
    }
    const marked = [
      'getAccount',
      'listTeammates',
      'getJob',
      'getSubmission',
      'listNotes',
      'getCandidateReply',
      'getFunnelColumn',
      'searchAtsJobs',
    ];
    expect(found).toEqual(expect.arrayContaining(marked));
    await world.drain();
    before = await itemsOfVictim();
    expect(before.size).toBeGreaterThan(60);
  });
});

describe.each(filledRoutes.map((entry) => [`${entry.feature}.${entry.name}`, entry] as const))('%s', (_, entry) => {
  it('answers for what another account has as for what does not exist', async () => {
    for (const cell of cellsOf(entry)) {
      const answer = shapeOf(await send(entry, cell.stolen));
      const expected = shapeOf(await send(entry, cell.unknown));
      expect(`${cell.what}: ${answer}`).toBe(`${cell.what}: ${expected}`);
    }
  });
});

describe('the ATS of another account', () => {
  it('is neither searched nor imported from', async () => {
    const [search, importing] = ['searchAtsJobs', 'importAtsJob'].map(
      (name) => filledRoutes.find((one) => one.name === name)!,
    );
    const found = await send(search!, { query: { term: victim.mark } });
    expect([found.status, found.text]).toEqual([200, '[]']);
    const answer = await send(importing!, { params: { mergeDevId: atsJob } });
    expect(shapeOf(answer)).toBe(shapeOf(await send(importing!, importing!.fill(idsOfNobody))));
    expect(answer.text).toContain('ATS_JOB_NOT_FOUND');
    const own = await world.call(atsRoutes.searchAtsJobs, { query: { term: other.mark } }, { as: other.admin });
    expect(own.map(({ title }) => title)).toEqual([`Engineer ${other.mark}`]);
  });
});

describe('a call for many at once', () => {
  it('takes its own candidates and refuses the others one by one', async () => {
    const bulk = filledRoutes.filter(({ route }) => 'updates' in ((route.response as { shape?: object }).shape ?? {}));
    expect(bulk.length).toBeGreaterThan(4);
    for (const { route, fill, name } of bulk) {
      const { body, ...rest } = fill(other.ids) as { body: Record<string, unknown> };
      const list = 'submissionIds' in body ? 'submissionIds' : 'submissionsId';
      const submissionIds = [other.people.noted, ...Object.values(victim.people), idsOfNobody.submission];
      const { text, status } = await world.send(
        route,
        { ...rest, body: { ...body, [list]: submissionIds } },
        { as: other.admin },
      );
      expect(status, name).toBe(200);
      const { updates } = JSON.parse(text) as { updates: { ok: boolean; code: string; card: object | null }[] };
      const foreign = updates.slice(1);
      expect(
        foreign.map(({ ok, code, card }) => ({ ok, code, card })),
        name,
      ).toEqual(foreign.map(() => ({ ok: false, code: 'SUBMISSION_NOT_FOUND', card: null })));
    }
  });

  it('leaves foreign candidates out where it only asks', async () => {
    const submissionIds = [other.people.noted, ...Object.values(victim.people)].join(',');
    const found = await world.call(
      submissionRoutes.listHuntStatuses,
      { query: { submissionIds } },
      { as: other.admin },
    );
    expect(found.map(({ submissionId }) => submissionId)).toEqual([other.people.noted]);
    const cards = await world.call(submissionRoutes.listCards, { query: { submissionIds } }, { as: other.admin });
    expect(cards.map(({ id }) => id)).toEqual([other.people.noted]);
  });
});

describe('whatever an account is answered', () => {
  it('holds nothing that another account has written', async () => {
    const readable = new Set<string>();
    const calls = [...filledRoutes].sort((a, b) => Number(a.route.method !== 'GET') - Number(b.route.method !== 'GET'));
    for (const entry of calls) {
      for (const submission of Object.values(other.people)) {
        const { status } = await send(entry, entry.fill({ ...other.ids, submission }));
        if (status < 300) readable.add(entry.name);
      }
    }
    const unread = filledRoutes.filter(
      ({ name, route }) => route.method === 'GET' && route.access === 'user' && !readable.has(name),
    );
    expect(unread.map(({ name }) => name)).toEqual([]);
    for (const [name, query] of [
      ['listJobs', 'titleSearch'],
      ['getFunnel', 'search'],
    ] as const) {
      const entry = filledRoutes.find((one) => one.name === name)!;
      const input = entry.fill(other.ids);
      const { status } = await send(entry, { ...input, query: { ...input.query, [query]: victim.mark } });
      expect(status).toBe(200);
    }
    expect(seen.length).toBeGreaterThan(500);
    expect(
      seen.filter(({ answer }) => answer.text.toLowerCase().includes(victim.mark)).map(({ name }) => name),
    ).toEqual([]);
    expect(seen.filter(({ answer }) => answer.status >= 500)).toEqual([]);
  });

  it('left everything of the other account as it was', async () => {
    await world.drain();
    const changes = changesBetween(before, await itemsOfVictim());
    // What is counted for a minute ends by itself.
    expect(changes.filter((change) => !/^COUNT#.*: gone$/.test(change))).toEqual([]);
    const mails = world.mailbox().filter(({ tags }) => tags.account === other.ids.account);
    expect(mails.filter(({ raw }) => raw.toString().includes(victim.mark))).toEqual([]);
    expect(await world.deadLetters()).toEqual({});
  });
});
