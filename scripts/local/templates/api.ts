import * as z from 'zod';
import { ofType, type Stacks } from './cloudformation.ts';
import type { Resolver } from './resolve.ts';

/** One route of the HTTP API: which function answers it, and whether a token is asked for before. */
export interface ApiRoute {
  readonly method: string;
  /** As the contract writes it: `/job-offers/{id}`. */
  readonly path: string;
  readonly routeKey: string;
  readonly needsToken: boolean;
  readonly functionArn: string;
}

export interface Api {
  readonly routes: readonly ApiRoute[];
  /** First segment of every path, as CloudFront forwards it: `api`. */
  readonly stage: string;
}

const Route = z.object({ RouteKey: z.string(), AuthorizationType: z.string().default('NONE'), Target: z.string() });

/** The API as the stacks define it. */
export function readApi(stacks: Stacks, { resolve, identityOf }: Resolver): Api {
  const functionOf = new Map(
    ofType(stacks, 'AWS::ApiGatewayV2::Integration').map((resource) => [
      `${resource.stack}/integrations/${identityOf(resource).ref}`,
      functionArnIn(String(resolve(resource.stack, resource.properties.IntegrationUri))),
    ]),
  );
  const routes = ofType(stacks, 'AWS::ApiGatewayV2::Route').map(({ stack, properties }) => {
    const { RouteKey, AuthorizationType, Target } = Route.parse({
      RouteKey: properties.RouteKey,
      AuthorizationType: properties.AuthorizationType,
      Target: resolve(stack, properties.Target),
    });
    const [method = '', path = ''] = RouteKey.split(' ');
    const functionArn = functionOf.get(`${stack}/${Target}`);
    if (!functionArn) throw new Error(`The route ${RouteKey} has no integration`);
    return { method, path, routeKey: RouteKey, needsToken: AuthorizationType === 'JWT', functionArn };
  });
  return { routes, stage: stageOf(stacks) };
}

/** An integration names the function by its ARN, or by the address at which API Gateway invokes it. */
const functionArnIn = (uri: string) => /functions\/(arn:[^/]+)\/invocations/.exec(uri)?.[1] ?? uri;

const stageOf = (stacks: Stacks) =>
  ofType(stacks, 'AWS::ApiGatewayV2::Stage')
    .map(({ properties }) => String(properties.StageName))
    .find((name) => name !== '$default') ?? 'api';
