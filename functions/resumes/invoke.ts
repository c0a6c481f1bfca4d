import type { Variables } from '../platform/access.ts';
import { invokeFunction } from '../platform/invoke.ts';
import { log } from '../platform/log.ts';
import { type ReadResume, toReadResume } from './adding.ts';
import { nothingRead, ParseAnswer, type ParseRequest } from './parser-contract.ts';

export interface ParserCall {
  readonly functionName: string;
  readonly now: () => Date;
  /** The endpoint and credentials of Lambda. Defaults to the function's own environment. */
  readonly environment?: Variables;
}

/** A little longer than the parser's own limit. */
const PATIENCE_MS = 26_000;

/**
 * Calls the parser's own function to read an uploaded resume. Undefined when there is no such file. A parser that fails
 * or times out counts as a resume that could not be read, so that the profile can be typed instead.
 */
export const createResumeReader =
  (call: ParserCall) =>
  async (file: ParseRequest): Promise<ReadResume | undefined> => {
    const answer = await askParser(call, file).catch((error: unknown) => {
      log.error('The resume parser did not answer', error);
      return nothingRead('The file could not be read.');
    });
    return answer.missing ? undefined : toReadResume(answer);
  };

const askParser = async ({ functionName, now, environment }: ParserCall, file: ParseRequest) =>
  ParseAnswer.parse(await invokeFunction({ functionName, now, environment, patienceMs: PATIENCE_MS }, file));
