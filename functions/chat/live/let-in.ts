import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { AppError } from '../../../shared/contract/errors.ts';
import type { originGuard } from '../../platform/origin.ts';
import { readLiveTicket } from '../../records/chat/live-ticket.ts';

interface LetInDeps {
  readonly signingSecret: () => Promise<string>;
  /** Throws where a call did not come through CloudFront. */
  readonly requireWeb: ReturnType<typeof originGuard>;
  readonly now: () => Date;
}

type Event = Pick<APIGatewayRequestAuthorizerEvent, 'queryStringParameters' | 'headers' | 'methodArn'>;

/**
 * Lets a socket open to whoever shows a ticket of ours that is still good, and came through CloudFront. What the ticket says goes
 * with all that the socket does.
 */
export async function letIn(deps: LetInDeps, event: Event): Promise<APIGatewayAuthorizerResult> {
  const { queryStringParameters, headers, methodArn } = event;
  const target = readLiveTicket(await deps.signingSecret(), queryStringParameters?.ticket ?? '', deps.now());
  const isLetIn = target !== undefined && (await cameThroughTheWeb(deps, headers ?? {}));
  return {
    principalId: target?.userId ?? 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: isLetIn ? 'Allow' : 'Deny', Resource: methodArn }],
    },
    ...(isLetIn && { context: { ...target } }),
  };
}

/** A WebSocket API hands on the names of headers in the case in which they came. */
async function cameThroughTheWeb(
  { requireWeb }: LetInDeps,
  given: Readonly<Record<string, string | undefined>>,
): Promise<boolean> {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  try {
    await requireWeb({ event: { headers } });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
