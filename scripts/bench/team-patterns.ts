import { contract } from '../../shared/contract/index.ts';
import { addEmployer, type Employer } from '../../test/support/accounts.ts';
import { aJob } from '../../test/support/builders.ts';
import { peopleOf } from '../../test/support/people.ts';
import { openOffice } from '../ops/environment.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { accounts, jobs } = contract;

/** How people come to an account and leave it. */
export function teamPatterns({ client, admin, account, cloud }: Stage, size: number): Pattern[] {
  const as = { as: admin };
  const doors = { office: openOffice(), client, people: peopleOf(cloud) };
  let leaver: Employer | undefined;
  return [
    {
      name: 'an invitation',
      goal: { read: 2, write: 12 },
      follows: true,
      run: () => {
        const body = { account: account.id, email: `invited.at.${size}@acme.example` };
        return client.call(accounts.createInvitation, { body }, as);
      },
    },
    {
      name: 'a removal with a job',
      goal: { read: 8, write: 30 },
      follows: true,
      prepare: async () => {
        leaver = await addEmployer(doors, { account });
        await client.call(jobs.createJob, { body: aJob({ title: `Left behind at ${size}` }) }, { as: leaver });
        await cloud.drain();
      },
      run: async () => leaver && client.call(accounts.removeTeammate, { params: { id: leaver.id }, query: {} }, as),
    },
  ];
}
