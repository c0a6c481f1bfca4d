import { accessOf, type Variables } from '../platform/access.ts';
import { log } from '../platform/log.ts';
import { signedHeaders } from '../platform/sign.ts';
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

async function askParser({ functionName, now, environment = process.env }: ParserCall, file: ParseRequest) {
  const { region, who, endpoint } = accessOf(environment);
  const url = new URL(`/2015-03-31/functions/${functionName}/invocations`, endpoint('LAMBDA', 'lambda'));
  const body = JSON.stringify(file);
  const headers = signedHeaders({ method: 'POST', url, body, service: 'lambda', region }, who, now());
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(PATIENCE_MS) });
  const failure = response.headers.get('x-amz-function-error');
  if (!response.ok || failure) throw new Error(`Lambda answered ${response.status} ${failure ?? ''}`.trim());
  return ParseAnswer.parse(await response.json());
}
