import { accessOf, type Variables } from './access.ts';
import { signedHeaders } from './sign.ts';

export interface FunctionCall {
  readonly functionName: string;
  readonly now: () => Date;
  /** How long the answer is waited for. */
  readonly patienceMs: number;
  /** The endpoint and credentials of Lambda. Defaults to the function's own environment. */
  readonly environment?: Variables | undefined;
}

/** Calls another function of ours and answers what it says; throws where it failed or did not answer in time. */
export async function invokeFunction(call: FunctionCall, event: unknown): Promise<unknown> {
  const { functionName } = call;
  const { region, who, endpoint } = accessOf(call.environment ?? process.env);
  const url = new URL(`/2015-03-31/functions/${functionName}/invocations`, endpoint('LAMBDA', 'lambda'));
  const body = JSON.stringify(event);
  const headers = signedHeaders({ method: 'POST', url, body, service: 'lambda', region }, who, call.now());
  const response = await fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(call.patienceMs) });
  const failure = response.headers.get('x-amz-function-error');
  if (!response.ok || failure) throw new Error(`Lambda answered ${response.status} ${failure ?? ''}`.trim());
  return response.json();
}
