import type { APIGatewayAuthorizerResult, APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { AppError } from '../../../shared/contract/errors.ts';
import { readEnvironment } from '../../platform/env.ts';
import { originGuard } from '../../platform/origin.ts';
import { readSecret } from '../../platform/secret.ts';
import { readLiveTicket } from '../../records/chat/live-ticket.ts';

const { SIGNING_SECRET } = readEnvironment('SIGNING_SECRET');
const secret = readSecret(SIGNING_SECRET);
const requireWeb = originGuard();

/**
 * Lets a socket open to whoever shows a ticket of ours that is still good, and came through CloudFront. What the ticket says goes
 * with all that the socket does.
 */
export const handler = async (event: APIGatewayRequestAuthorizerEvent): Promise<APIGatewayAuthorizerResult> => {
  const { queryStringParameters, headers, methodArn } = event;
  const target = readLiveTicket(await secret(), queryStringParameters?.ticket ?? '', new Date());
  const isLetIn = target !== undefined && (await cameThroughTheWeb(headers ?? {}));
  return {
    principalId: target?.userId ?? 'nobody',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [{ Action: 'execute-api:Invoke', Effect: isLetIn ? 'Allow' : 'Deny', Resource: methodArn }],
    },
    ...(isLetIn && { context: { ...target } }),
  };
};

/** A WebSocket API hands on the names of headers in the case in which they came. */
async function cameThroughTheWeb(given: Readonly<Record<string, string | undefined>>): Promise<boolean> {
  const headers = Object.fromEntries(Object.entries(given).map(([name, value]) => [name.toLowerCase(), value]));
  try {
    await requireWeb({ event: { headers } });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
