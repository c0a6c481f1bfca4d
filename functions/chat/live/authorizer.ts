import type { APIGatewayRequestAuthorizerEvent } from 'aws-lambda';
import { readEnvironment } from '../../platform/env.ts';
import { originGuard } from '../../platform/origin.ts';
import { readSecret } from '../../platform/secret.ts';
import { letIn } from './let-in.ts';

const { SIGNING_SECRET } = readEnvironment('SIGNING_SECRET');
const deps = { signingSecret: readSecret(SIGNING_SECRET), requireWeb: originGuard(), now: () => new Date() };

/** Asked by API Gateway before a socket opens. */
export const handler = (event: APIGatewayRequestAuthorizerEvent) => letIn(deps, event);
