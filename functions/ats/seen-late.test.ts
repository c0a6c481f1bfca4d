import { afterEach, beforeEach, expect, it } from 'vitest';
import { addApplicant, change, type Thing } from '../../scripts/local/merge/ats-content.ts';
import { amid, EMAIL, type ReadAts, readAts } from '../../test/support/ats-beginning.ts';
import { createApplicantReader } from '../records/ats/applicant-reader.ts';
import { createAtsJobReader } from '../records/ats/ats-job-reader.ts';

let runs: ReadAts;
beforeEach(async () => {
  runs = await readAts();
});
afterEach(() => runs?.close());

const linkNow = async () => (await runs.links.find(runs.accountId))!;
const stageOf = async (place: Thing) =>
  (await createApplicantReader(runs.table).byApplication(await linkNow(), runs.job(0), place.id))?.stage;
/** Something changed shortly before a reading began, and Merge shows it only after that one. */
const changeLate = async (what: Thing, how: Readonly<Record<string, unknown>>) => {
  const at = new Date(runs.clock.now + 6 * 60_000 - 1_000);
  await runs.read();
  change(what, at, how);
  await runs.read();
};

it('reads a change that Merge shows some seconds after it was made, or by a clock of its own', async () => {
  await runs.arrive();
  const { content } = runs.ats();
  const place = runs.placeOf();
  const stage = content['job-interview-stages'].findLast(({ job }) => job === place.job)!;
  expect(await stageOf(place)).not.toBe(stage.name);
  await changeLate(place, { current_stage: stage.id });
  expect(await stageOf(place)).toBe(stage.name);

  await changeLate(runs.who(EMAIL), { first_name: 'Augusta' });
  const person = await createApplicantReader(runs.table).byApplication(await linkNow(), runs.job(0), place.id);
  expect(person?.name).toMatch(/^Augusta/);

  await changeLate(content.jobs[0]!, { name: 'Another title' });
  expect((await createAtsJobReader(runs.table).find(await linkNow(), runs.job(0)))?.title).toBe('Another title');

  await changeLate(stage, { name: 'Last talk' });
  expect(await stageOf(place)).toBe('Last talk');

  const office = content.offices.find(({ id }) => (content.jobs[0]!.offices as string[]).includes(id))!;
  await changeLate(office, { location: 'Graz, Austria' });
  expect((await createAtsJobReader(runs.table).find(await linkNow(), runs.job(0)))?.place).toBe('Graz, Austria');
});

it('writes nothing but its end where it reads once more what it has read', async () => {
  const { content } = runs.ats();
  // Nothing happens in it by itself.
  runs.ats().syncs += 1_000;
  for (let n = 0; n < 100; n++) addApplicant(content, runs.now(), content.jobs[0]!);
  await runs.read();
  // Whatever is written is written by a run that took its turn, and so changed the version twice.
  const { version } = await linkNow();
  await runs.read();
  for (const all of [content.applications, content.candidates, content.jobs, content.offices])
    for (const one of all) one.modified_at = runs.now().toISOString();
  await runs.read(2);
  expect((await linkNow()).version).toBe(version + 3);
});

it('reads who is on a job whose import was under way as a reading began', async () => {
  const somebody = addApplicant(runs.ats().content, runs.now(), runs.ats().content.jobs[3]!);
  const [place] = somebody.applications as string[];
  await runs.read();
  runs.clock.now += 6 * 60_000;
  const write = async () => {
    runs.clock.now -= 2_000;
    await runs.import(runs.job(3), 'job_3');
    runs.clock.now += 2_000;
  };
  await runs.sync(amid(runs, 'GET jobs', write));
  await runs.read();
  const person = await createApplicantReader(runs.table).byApplication(await linkNow(), runs.job(3), place!);
  expect(person?.name).toBe(`${somebody.first_name} ${somebody.last_name}`);
});
