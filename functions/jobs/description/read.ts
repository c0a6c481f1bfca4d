import { log } from '../../platform/log.ts';
import type { AskReader } from './bedrock.ts';
import { readDescription } from './index.ts';
import { checkedReading } from './model-answer.ts';
import type { Reading } from './types.ts';

/** What a description says: as the model reads it where there is one, checked against the text; else, and in what it failed, by rules. */
export async function readWith(ask: AskReader | undefined, pasted: string): Promise<Reading> {
  const byRules = readDescription(pasted);
  if (!ask) return byRules;
  try {
    return checkedReading(await ask(pasted), pasted, byRules);
  } catch (error) {
    log.error('The language model did not read a description; the rules did', error);
    return byRules;
  }
}
