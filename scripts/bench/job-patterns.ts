import { contract } from '../../shared/contract/index.ts';
import type { Pattern } from './patterns.ts';
import type { Stage } from './stage.ts';

const { jobs } = contract;

const DESCRIPTION = `Senior Backend Engineer (f/m/x)
Osprey Payments, Berlin, hybrid, full-time, 80,000 to 95,000 EUR a year.
Requirements:
- Five years of experience with Node.js
- Event-driven systems on AWS
- English at work`;

/** What the form of a job asks for while somebody writes it. */
export function jobPatterns({ client, admin, account, job }: Stage): Pattern[] {
  const as = { as: admin };
  const predict = () => {
    const { title, location, office, functions, industries } = job;
    const { yearsExp } = job.requirements;
    const wanted = { hireObjective: 2, targetLeads: 12 };
    const body = { accountId: account.id, title, location, office, yearsExp, functions, industries, ...wanted };
    return client.call(jobs.computePrediction, { body }, as);
  };
  return [
    // The first look of a day adds up the quarter for all others.
    { name: 'prediction of a job', goal: { read: 1, calls: 1 }, follows: false, prepare: predict, run: predict },
    {
      name: 'a job from a description',
      goal: { read: 3, write: 20 },
      follows: true,
      run: () => client.call(jobs.createDraftFromDescription, { body: { jobDescription: DESCRIPTION } }, as),
    },
  ];
}
