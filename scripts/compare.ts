import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { toCandidate } from '../functions/resumes/adding.ts';
import { readInProcess } from '../functions/resumes/reading-process.ts';
import type { RequirementVerdict } from '../shared/model/spotlight.ts';
import { compareByRules } from '../shared/rules/sourcing/spotlight.ts';

/** Prints the rules' verdicts on a resume: `npm run compare -- RESUME --job FILE`, the file with the two lists of requirements. */
const [resumePath, flag, jobPath] = process.argv.slice(2);
if (!resumePath || flag !== '--job' || !jobPath) fail('Usage: npm run compare -- RESUME --job FILE');

const Job = z.object({ mustHaves: z.array(z.string()).default([]), niceToHaves: z.array(z.string()).default([]) });

const now = new Date();
const job = Job.safeParse(jsonIn(await contentOf(jobPath)));
if (!job.success) fail(`${jobPath} must hold {"mustHaves": [], "niceToHaves": []} with texts.`);
const { answer } = await readInProcess(await contentOf(resumePath), { now });
const compared = {
  candidate: { ...toCandidate(answer.resume), sourceType: null },
  resumeText: answer.text,
  mustHaves: job.data.mustHaves,
  nToHaves: job.data.niceToHaves,
};
const { mustHaves, nToHaves } = compareByRules(compared, now).generatedRequirementsComparisons;
const printed = ({ requirement, type, justification, citations }: RequirementVerdict) => ({
  requirement,
  type,
  justification,
  quotes: citations.map(({ quote }) => quote),
});
const output = { mustHaves: mustHaves.map(printed), niceToHaves: nToHaves.map(printed) };
// The process may only end once all is written, also to a pipe.
process.stdout.write(`${JSON.stringify(output, null, 2)}\n`, () => process.exit(0));

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}

async function contentOf(path: string): Promise<Buffer> {
  return await readFile(path).catch(() => fail(`The file ${path} could not be opened.`));
}

function jsonIn(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
