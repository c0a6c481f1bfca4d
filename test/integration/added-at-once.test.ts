import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { fingerprint } from '../../functions/platform/ids.ts';
import type { Table } from '../../functions/platform/table.ts';
import type { TableClient, TableCommand } from '../../functions/platform/table-calls.ts';
import { forgetSubmission } from '../../functions/records/person/forget.ts';
import { contract } from '../../shared/contract/index.ts';
import type { Profile } from '../../shared/model/candidate.ts';
import type { JobId, SubmissionId } from '../../shared/model/ids.ts';
import type { Employer } from '../support/accounts.ts';
import { aProfile } from '../support/builders.ts';
import { postJob } from '../support/mail.ts';
import { accountOf } from '../support/persons.ts';
import { aWorld, type World } from '../support/world.ts';

const { submissions } = contract;

let world: World;
let ada: Employer;
let ben: Employer;
let job: JobId;
beforeAll(async () => {
  world = await aWorld({ at: '2026-03-02T10:00:00.000Z' });
  const opened = await world.anAccount({ window: 'always' });
  ada = opened.admin;
  ben = await world.anEmployer({ account: opened.account, firstname: 'Ben' });
});
beforeEach(async () => {
  job = await postJob(world, ada);
});
afterAll(async () => {
  await world.drain();
  expect(await world.deadLetters()).toEqual({});
  await world.close();
});

const typeIn = async (jobId: JobId, over: Partial<Profile>, by: Employer) => {
  const candidate = aProfile({ firstName: 'Twin', email: null, phoneNumber: null, socialProfiles: [], ...over });
  const body = { jobId, candidate: candidate as Profile };
  return (await world.call(submissions.createSubmission, { body }, { as: by })).id;
};
const type = (email: string, by: Employer) => typeIn(job, { email }, by);
const sameAs = async (id: SubmissionId, by: Employer) =>
  (await world.call(submissions.checkDuplicates, { params: { id } }, { as: by })).duplicates.map((each) => each.id);
const finish = (id: SubmissionId, by: Employer, toldApart?: SubmissionId[]) =>
  world.send(
    submissions.finishSubmission,
    { params: { id }, body: { asClientReviewed: false, ...(toldApart && { toldApart }) } },
    { as: by },
  );

it('finds somebody at once who was finished a moment ago', async () => {
  for (let number = 0; number < 5; number++) {
    const email = `twin${number}@home.example`;
    const first = await type(email, ada);
    expect((await finish(first, ada, [])).status).toBe(200);
    expect(await sameAs(await type(email, ben), ben)).toEqual([first]);
  }
});

it('marks one of two who add the same person in the same moment, or tells that one first', async () => {
  for (let number = 0; number < 5; number++) {
    const email = `both${number}@home.example`;
    const [one, other] = [await type(email, ada), await type(email, ben)];
    expect([await sameAs(one, ada), await sameAs(other, ben)]).toEqual([[], []]);
    const isAsking = number % 2 === 0;
    const toldApart = isAsking ? [] : undefined;
    const answers = await Promise.all([finish(one, ada, toldApart), finish(other, ben, toldApart)]);
    const told = answers.filter(({ status }) => status === 409);
    expect(told.map(({ text }) => JSON.parse(text).code)).toEqual(isAsking ? ['ADDED_MEANWHILE'] : []);
    await world.drain();
    const [late, first, by] = answers[0]?.status === 409 ? [one, other, ada] : [other, one, ben];
    if (isAsking) {
      expect(await sameAs(late, by)).toEqual([first]);
      expect((await finish(late, by, [first])).status).toBe(200);
      await world.drain();
    }
    const shown = await Promise.all(
      [one, other].map((id) => world.call(submissions.getSubmission, { params: { id } }, { as: ada })),
    );
    expect(shown.filter(({ isDuplicate }) => isDuplicate)).toHaveLength(1);
    expect(shown.map(({ isADuplicateOfProfileIds: same }) => same.map(({ id }) => id))).toEqual([[other], [one]]);
  }
});

it('tells the second of two who add somebody known at once, on one job or two, by one address or another', async () => {
  const secondJob = await postJob(world, ada);
  for (let number = 0; number < 6; number++) {
    const email = `known${number}@home.example`;
    const socialProfiles = [{ type: 'linkedin' as const, url: `https://www.linkedin.com/in/known-${number}` }];
    const there = await typeIn(job, { email, socialProfiles }, ada);
    expect((await finish(there, ada, [])).status).toBe(200);
    await world.drain();
    const one = await typeIn(job, { email }, ada);
    const other = await typeIn(number % 2 === 0 ? job : secondJob, number > 2 ? { socialProfiles } : { email }, ben);
    expect([await sameAs(one, ada), await sameAs(other, ben)]).toEqual([[there], [there]]);
    const answers = await Promise.all([finish(one, ada, [there]), finish(other, ben, [there])]);
    const told = answers.filter(({ status }) => status === 409);
    const [late, first, by] = answers[0]?.status === 409 ? [one, other, ada] : [other, one, ben];
    const who = by === ada ? 'Ben' : 'Anna';
    const { name, jobId } = await world.call(submissions.getSubmission, { params: { id: first } }, { as: by });
    expect(told.map(({ text }) => JSON.parse(text))).toMatchObject([
      {
        code: 'ADDED_MEANWHILE',
        details: {
          ...{ submissionId: first, jobId },
          why: expect.stringMatching(new RegExp(`^${who} \\S+ added ${name} to the job “[^”]+”\\.$`)),
        },
      },
    ]);
    expect((await sameAs(late, by)).sort()).toEqual([there, first].sort());
    expect((await finish(late, by, [there, first])).status).toBe(200);
    await world.drain();
    expect((await sameAs(await typeIn(job, { email }, ada), ada)).sort()).toEqual([there, one, other].sort());
  }
});

it('keeps whose an address is that somebody is added with while another of the person is forgotten', async () => {
  const there = await type('again@home.example', ada);
  expect((await finish(there, ada, [])).status).toBe(200);
  await world.drain();
  const added = await type('again@home.example', ben);
  await world.call(submissions.deleteSubmission, { params: { id: there } }, { as: ada });
  const account = await accountOf(world, ada);
  // Whoever forgets has read who else there is, and is overtaken.
  const overtaken = afterFirst(world.table, isListOfMembers, () => finish(added, ben, [there]));
  await forgetSubmission(overtaken, account, there, [fingerprint('again@home.example')]);
  await world.drain();
  expect(await sameAs(await type('again@home.example', ada), ada)).toEqual([added]);
});

const isListOfMembers = ({ operation, input }: TableCommand<object, object>) =>
  operation === 'Query' && JSON.stringify(input).includes('"sub_"');

/** The table for a run that something else comes between, after the first call that is such. */
function afterFirst(
  table: Table,
  isIt: (command: TableCommand<object, object>) => boolean,
  then: () => Promise<unknown>,
): Table {
  let isOver = false;
  const db: TableClient = {
    async send(command) {
      const answer = await table.db.send(command);
      if (isOver || !isIt(command)) return answer;
      isOver = true;
      await then();
      return answer;
    },
  };
  return { ...table, db };
}
