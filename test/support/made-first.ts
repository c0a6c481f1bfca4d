import { readStacks } from '../../scripts/local/templates/synthesis.ts';
import { builtPage } from '../../scripts/local/web-build.ts';

/** What every browser test starts from, made once before the first: two at once would make it into each other. */
export default async function madeFirst(): Promise<void> {
  await readStacks();
  await builtPage();
}
