import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanHtml } from '../../functions/platform/clean-html.ts';
import { pictureKey, resumeKey, uploadedPictureKey } from '../../functions/platform/file-keys.ts';
import { createFiles } from '../../functions/platform/files.ts';
import { newId } from '../../functions/platform/ids.ts';
import { bundle } from '../../scripts/bench/bundles.ts';
import { readFunctions } from '../../scripts/local/templates/functions.ts';
import { readStacks } from '../../scripts/local/templates/synthesis.ts';
import { contract } from '../../shared/contract/index.ts';
import { type Route, routeKey } from '../../shared/contract/route.ts';
import type { FileId } from '../../shared/model/ids.ts';
import type { Job } from '../../shared/model/job.ts';
import type { Employer, TestAccount } from '../support/accounts.ts';
import { aJob } from '../support/builders.ts';
import { aPdf } from '../support/pdf.ts';
import { aJpeg, lookAt } from '../support/pictures.ts';
import { uploadResume } from '../support/uploads.ts';
import { aWorld, type World } from '../support/world.ts';

type Handler = (event: unknown, context: object) => Promise<{ statusCode?: number; body?: string } | undefined>;

const LARGEST_API = 1_024 * 1_024;
const functions = readFunctions(await readStacks());
const folder = mkdtempSync(join(tmpdir(), 'bramble-bundles-'));

let world: World;
let account: TestAccount;
let admin: Employer;
let job: Job;
beforeAll(async () => {
  world = await aWorld();
  ({ account, admin } = await world.anAccount());
  job = await world.call(contract.jobs.createJob, { body: aJob() }, { as: admin });
});
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true, force: true });
});

type Loaded = { readonly handler: Handler; readonly size: number };
const loaded = new Map<string, Promise<Loaded>>();

/** A function as Lambda loads it: one file, with nothing beside it. Each is bundled once. */
function load(entry: string): Promise<Loaded> {
  const loading = loaded.get(entry) ?? loadBundle(entry);
  loaded.set(entry, loading);
  return loading;
}

async function loadBundle(entry: string): Promise<Loaded> {
  const code = await bundle(entry);
  const file = join(folder, `${entry.replaceAll('/', '-').replace(/\.ts$/, '')}.mjs`);
  writeFileSync(file, code);
  const { handler } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { handler: Handler };
  return { handler, size: code.length };
}

function eventOf(route: Route, params: Record<string, string> = {}, rest: object = {}) {
  const claims = { sub: admin.id.slice('usr_'.length), email: admin.email, email_verified: 'true' };
  const requestContext = {
    requestId: 'test',
    http: { sourceIp: '198.51.100.7' },
    authorizer: { jwt: { claims, scopes: [] } },
  };
  return { routeKey: routeKey(route), headers: {}, pathParameters: params, requestContext, ...rest };
}

/** A request of each feature that reaches the table or the bucket, and what it answers. */
const requests = (): Record<string, [event: object, status: number]> => {
  const { accounts, jobs, blacklist, open, sourcing, submissions, outreach, inbox, reports, media, search } = contract;
  const { rights, guests, ats } = contract;
  const upload = JSON.stringify({ originalFilename: 'resume.pdf', size: 1_000 });
  const overview = { accountId: account.id, jobId: job.id };
  const preflight = JSON.stringify({ jobId: job.id, submissionsId: ['sub_0000000000000000'] });
  return {
    accounts: [eventOf(accounts.getAccount, { id: account.id }), 200],
    jobs: [eventOf(jobs.getJob, { id: job.id }), 200],
    blacklist: [eventOf(blacklist.getBlacklistFile, { id: job.id }), 200],
    open: [eventOf(open.showOpenJob, { id: job.id }), 404],
    sourcing: [eventOf(sourcing.listSourcingRequests, {}, { headers: { authorization: 'Bearer nobody' } }), 401],
    submissions: [eventOf(submissions.getFunnel, { id: job.id }), 200],
    outreach: [eventOf(outreach.preflightContact, {}, { body: preflight }), 200],
    inbox: [eventOf(inbox.countWaiting), 200],
    reports: [eventOf(reports.getJobReport, {}, { queryStringParameters: overview }), 200],
    search: [eventOf(search.searchCandidates, {}, { queryStringParameters: { q: 'ada' } }), 200],
    rights: [eventOf(rights.showRights, { token: 'nobody.nothing' }), 404],
    guests: [eventOf(guests.listGuestLinks, { id: job.id }), 200],
    ats: [eventOf(ats.getAtsStatus), 200],
    media: [eventOf(media.startUpload, { mediaType: 'CV' }, { body: upload }), 201],
  };
};

it.each(Object.keys(contract))('the bundle of the %s API is small and answers a request by itself', async (feature) => {
  const { handler, size } = await load(`functions/${feature}/handler.ts`);
  expect(size).toBeLessThan(LARGEST_API);
  const [event, status] = requests()[feature] ?? [];
  const answer = await handler(event, {});
  expect(answer?.statusCode, answer?.body).toBe(status);
});

it('HTML is cleaned in a bundle as it is outside of one', async () => {
  const code = await bundle('functions/platform/clean-html.ts');
  const file = join(folder, 'clean-html.mjs');
  writeFileSync(file, code);
  const bundled = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { cleanHtml: typeof cleanHtml };
  const html = [
    '<p style="color:red" onclick="x()">Caf&eacute; &amp; <b>bar</b><script>alert(1)</script></p>',
    '<a href="https://a.test/?a=1&amp;b=2">in</a> <a href="java\tscript:x()">out</a> <a href="//b.test">b</a>',
    '<ul><li>one<li>two</ul><!-- gone --><img src=x onerror=x()><noscript><p title="</noscript><i>">',
  ];
  for (const text of html) expect(bundled.cleanHtml(text)).toBe(cleanHtml(text));
  expect(html.map(cleanHtml).join('')).toMatch(/Café &amp; <b>bar<\/b>.*<li>two<\/li>/s);
});

it('the bundle of the resume parser reads what is not there as missing', async () => {
  const { handler } = await load('functions/resumes/parse-resume.ts');
  expect(await handler({ key: 'acc_a/file_none', originalFilename: 'resume.pdf' }, {})).toMatchObject({
    missing: true,
  });
});

it('the bundle of the resume parser starts itself as the process that reads', async () => {
  const { handler } = await load('functions/resumes/parse-resume.ts');
  const identifier = await uploadResume(world, admin, aPdf(['Maren Holt', 'maren.holt@home.example']));
  const answer = await handler({ key: resumeKey(account.id, identifier), originalFilename: 'resume.pdf' }, {});
  expect(answer).toMatchObject({ missing: false, resume: { firstName: 'Maren', email: 'maren.holt@home.example' } });
});

it('the bundle of the drawer of pictures starts itself as the process that draws', async () => {
  const { handler } = await load('functions/pictures/drawer.ts');
  const file: FileId = `file_${newId()}`;
  const owner = { accountId: account.id, userId: admin.id };
  const files = createFiles(process.env.FILES_BUCKET ?? '');
  await files.put(uploadedPictureKey(owner, file), aJpeg(400), 'image/jpeg');
  expect(await handler({ act: 'draw', owner, file }, {})).toEqual({ outcome: 'done' });
  const small = await files.get(pictureKey(owner, file, 'small'));
  expect(lookAt(small ?? new Uint8Array()).width).toBe(96);
  expect(await files.get(uploadedPictureKey(owner, file))).toBeUndefined();
});

it.each(functions.filter(({ entry }) => !entry.endsWith('/handler.ts')).map(({ entry }) => entry))(
  'the bundle of %s loads by itself',
  async (entry) => {
    expect((await load(entry)).handler).toBeTypeOf('function');
  },
);
