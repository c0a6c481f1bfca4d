import * as z from 'zod';
import { ofType, type Stacks } from './cloudformation.ts';
import { functionArnIn } from './function-arn.ts';
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

/** The HTTP API as the stacks define it. */
export function readApi(stacks: Stacks, resolver: Resolver): Api {
  const { resolve, identityOf } = resolver;
  const http = ofType(stacks, 'AWS::ApiGatewayV2::Api').find(({ properties }) => properties.ProtocolType === 'HTTP');
  if (!http) throw new Error('No stack has an HTTP API');
  const api = identityOf(http).ref;
  const functionOf = new Map(
    ofType(stacks, 'AWS::ApiGatewayV2::Integration').map((resource) => [
      `${resource.stack}/integrations/${identityOf(resource).ref}`,
      functionArnIn(String(resolve(resource.stack, resource.properties.IntegrationUri))),
    ]),
  );
  const own = ofType(stacks, 'AWS::ApiGatewayV2::Route').filter(
    ({ stack, properties }) => resolve(stack, properties.ApiId) === api,
  );
  const routes = own.map(({ stack, properties }) => {
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
  return { routes, stage: stageOf(stacks, resolver, api) };
}

const Stage = z.object({ ApiId: z.string(), StageName: z.string() });

const stageOf = (stacks: Stacks, { resolve }: Resolver, api: string) =>
  ofType(stacks, 'AWS::ApiGatewayV2::Stage')
    .map(({ stack, properties }) => Stage.parse(resolve(stack, properties)))
    .find(({ ApiId, StageName }) => ApiId === api && StageName !== '$default')?.StageName ?? 'api';
