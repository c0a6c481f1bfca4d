import { readFile } from 'node:fs/promises';
import { readDescription } from '../functions/jobs/description/index.ts';

/** Prints what is read from the text of a job description: `npm run describe -- FILE.txt`. */
const path = process.argv[2];
if (!path) fail('Usage: npm run describe -- FILE.txt');

const text = await readFile(path, 'utf8').catch(() => fail(`The file ${path} could not be opened.`));
const reading = readDescription(text);
const values = <T>(found: readonly { readonly value: T }[]) => found.map(({ value }) => value);
const output = {
  title: reading.title?.value ?? null,
  companyName: reading.companyName?.value ?? null,
  locations: values(reading.locations),
  office: reading.office?.value ?? null,
  employmentType: reading.employmentType?.value ?? null,
  // The code of the form for what cannot be said.
  seniorityLevel: reading.seniorityLevel?.value ?? 'N/A',
  functions: values(reading.functions),
  industries: values(reading.industries),
  salary: reading.salary?.value ?? null,
  yearsExp: reading.yearsExp?.value ?? null,
  mustHaves: values(reading.mustHaves),
  niceToHaves: values(reading.niceToHaves),
  warnings: reading.warnings,
};
// The process may only end once all is written, also to a pipe.
process.stdout.write(`${JSON.stringify(output, null, 2)}\n`, () => process.exit(0));

function fail(message: string): never {
  console.error(message);
  process.exit(2);
}
