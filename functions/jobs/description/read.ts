import { log } from '../../platform/log.ts';
import type { Places } from '../places.ts';
import type { AskReader } from './bedrock.ts';
import { type DescriptionDraft, draftOf } from './draft.ts';
import { readDescription } from './index.ts';
import { checkedReading } from './model-answer.ts';

/**
 * A draft of what a description says: as the model reads it where there is one, checked against the text; else, and whatever fails
 * of what it answered, by rules.
 */
export async function draftWith(ask: AskReader | undefined, pasted: string, places: Places): Promise<DescriptionDraft> {
  const byRules = readDescription(pasted);
  if (ask) {
    try {
      return await draftOf(checkedReading(await ask(pasted), pasted, byRules), pasted, places);
    } catch (error) {
      log.error('The language model did not read a description; the rules did', error);
    }
  }
  return draftOf(byRules, pasted, places);
}
