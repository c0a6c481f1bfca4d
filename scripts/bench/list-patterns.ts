import { contract } from '../../shared/contract/index.ts';
import type { FileId, JobId } from '../../shared/model/ids.ts';
import { aJob } from '../../test/support/builders.ts';
import { asCsv, manyPeople } from '../../test/support/sheets.ts';
import { uploadAs } from '../../test/support/uploads.ts';
import { openOffice } from '../ops/environment.ts';
import { setFlag } from '../ops/office.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { blacklist, jobs } = contract;

/** People of the longest list that is taken. */
const PEOPLE = 100_000;

/** The longest list of candidates not to source, and what needs a person over all jobs. */
export function listPatterns({ client, admin, account }: Stage): Pattern[] {
  const as = { as: admin };
  let saving: { readonly id: JobId; readonly identifier: FileId } | undefined;
  let uploaded: FileId | undefined;
  const upload = async () => {
    await setFlag(openOffice(), 'candidateDenyList', true, account.id);
    const content = Buffer.from(asCsv(manyPeople(PEOPLE)));
    const file = { mediaType: 'candidateBlacklist', originalFilename: 'people.csv', content } as const;
    return uploadAs(client, admin, file);
  };
  return [
    {
      name: 'what needs me',
      goal: { read: 2, calls: 3 },
      follows: false,
      run: () => client.call(jobs.listNeeds, {}, as),
    },
    {
      name: `candidates not to source, ${PEOPLE} read`,
      goal: { read: 2, write: 2 },
      follows: false,
      prepare: async () => {
        uploaded = await upload();
      },
      run: async () => {
        if (!uploaded) throw new Error('No list was uploaded');
        const { counts } = await client.call(blacklist.parseBlacklist, { body: { identifier: uploaded } }, as);
        if (counts.valid !== PEOPLE) throw new Error(`The file has ${counts.valid} people`);
      },
    },
    {
      name: `candidates not to source, ${PEOPLE} saved`,
      // Two fingerprints each, some 400 to an item of up to 4 KB.
      goal: { read: 6, write: 2_100 },
      follows: true,
      prepare: async () => {
        const { id } = await client.call(jobs.createJob, { body: aJob({ title: 'With a list' }) }, as);
        const identifier = await upload();
        await client.call(blacklist.parseBlacklist, { body: { identifier } }, as);
        saving = { id, identifier };
      },
      run: async () => {
        if (!saving) throw new Error('No list was read');
        const body = { identifier: saving.identifier, originalFilename: 'people.csv' };
        const saved = await client.call(blacklist.saveBlacklist, { params: { id: saving.id }, body }, as);
        if (saved.candidates !== PEOPLE) throw new Error(`The list has ${saved.candidates} people`);
      },
    },
  ];
}
