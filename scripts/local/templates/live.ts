import * as z from 'zod';
import { ofType, type Stacks } from './cloudformation.ts';
import { functionArnIn } from './function-arn.ts';
import type { Resolver } from './resolve.ts';

/** One route of the WebSocket API: which function it goes to, and whether what that answers is sent back. */
export interface LiveRoute {
  readonly functionArn: string;
  readonly answers: boolean;
}

/** The WebSocket API of the stacks. */
export interface LiveApi {
  readonly id: string;
  readonly stage: string;
  readonly routes: ReadonlyMap<string, LiveRoute>;
  readonly authorizerArn: string;
  /** The parameters of the address without which the authorizer is not even asked. */
  readonly needed: readonly string[];
}

const Api = z.object({ ProtocolType: z.literal('WEBSOCKET') });
const Route = z.object({ ApiId: z.string(), RouteKey: z.string(), Target: z.string() });
const Authorizer = z.object({ AuthorizerUri: z.string(), IdentitySource: z.array(z.string()) });

/** Undefined where the stacks have none. */
export function readLiveApi(stacks: Stacks, { resolve, identityOf }: Resolver): LiveApi | undefined {
  const api = ofType(stacks, 'AWS::ApiGatewayV2::Api').find(({ properties }) => Api.safeParse(properties).success);
  if (!api) return undefined;
  const id = identityOf(api).ref;
  const own = (type: string) =>
    ofType(stacks, type).filter(
      ({ stack, properties }) => stack === api.stack && resolve(stack, properties.ApiId) === id,
    );
  const uris = new Map(
    own('AWS::ApiGatewayV2::Integration').map((resource) => [
      `integrations/${identityOf(resource).ref}`,
      functionArnIn(String(resolve(resource.stack, resource.properties.IntegrationUri))),
    ]),
  );
  const answering = new Set(
    own('AWS::ApiGatewayV2::RouteResponse').map(({ stack, properties }) => resolve(stack, properties.RouteId)),
  );
  const routes = own('AWS::ApiGatewayV2::Route').map((resource) => {
    const { RouteKey, Target } = Route.parse(resolve(resource.stack, resource.properties));
    const functionArn = uris.get(Target);
    if (!functionArn) throw new Error(`The route ${RouteKey} has no integration`);
    return [RouteKey, { functionArn, answers: answering.has(identityOf(resource).ref) }] as const;
  });
  const [authorizer] = own('AWS::ApiGatewayV2::Authorizer');
  const [stage] = own('AWS::ApiGatewayV2::Stage');
  if (!authorizer || !stage) throw new Error('The WebSocket API lacks its authorizer or its stage');
  const { AuthorizerUri, IdentitySource } = Authorizer.parse(resolve(authorizer.stack, authorizer.properties));
  return {
    id,
    stage: String(stage.properties.StageName),
    routes: new Map(routes),
    authorizerArn: functionArnIn(AuthorizerUri),
    needed: IdentitySource.map((source) => source.replace('route.request.querystring.', '')),
  };
}
