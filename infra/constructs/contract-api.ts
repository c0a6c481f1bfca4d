import { Validations } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import {
  type CfnStage,
  HttpApi,
  HttpMethod,
  HttpStage,
  type IHttpRouteAuthorizer,
  LogGroupLogDestination,
} from 'aws-cdk-lib/aws-apigatewayv2';
import { HttpLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { allRoutes, type Feature } from '../../shared/contract/index.ts';
import { type Access, type Route, routeKey } from '../../shared/contract/route.ts';
import { type Deployment, nameOf, removalPolicyOf } from '../deployment.ts';
import type { ServiceFunction } from './service-function.ts';

/** The API's stage is named as its path under the web's domain, so that CloudFront forwards `/api/…` as it is. */
export const API_STAGE = 'api';

export interface ContractApiProps {
  readonly deployment: Deployment;
  /** One function per feature of the contract. A feature without a function does not compile. */
  readonly functions: Readonly<Record<Feature, ServiceFunction>>;
  readonly employers: IHttpRouteAuthorizer;
}

const WITHOUT_TOKEN: Partial<Record<Access, string>> = {
  public: 'Called by whoever has no account; a link or a signature carries the proof, and the route is throttled.',
  sourcer: 'Called by the crowd’s own application with the API key of its community, which the function checks.',
};

/** The HTTP API exactly as the contract describes it: no route is ever added by hand. */
export class ContractApi extends Construct {
  readonly api: HttpApi;

  constructor(scope: Construct, id: string, { deployment, functions, employers }: ContractApiProps) {
    super(scope, id);
    this.api = new HttpApi(this, 'Api', { apiName: nameOf(deployment, 'api'), createDefaultStage: false });

    const integrations = new Map<Feature, HttpLambdaIntegration>();
    for (const [feature, fn] of Object.entries(functions)) {
      // One permission per route would outgrow the 20 KB that a function's policy may have.
      const integration = new HttpLambdaIntegration(feature, fn, { scopePermissionToRoute: false });
      integrations.set(feature as Feature, integration);
    }
    const routes = allRoutes.flatMap(({ feature, route }) => {
      const exemption = WITHOUT_TOKEN[route.access];
      const added = this.api.addRoutes({
        path: route.path,
        methods: [HttpMethod[route.method]],
        integration: integrations.get(feature)!,
        ...(!exemption && { authorizer: employers }),
      });
      if (exemption) for (const one of added) acknowledgeOpen(one, exemption);
      return added;
    });
    this.stage(deployment).node.addDependency(...routes);
  }

  private stage(deployment: Deployment): HttpStage {
    const { requestsPerSecond, logRetention } = deployment.stage;
    const logs = new LogGroup(this, 'AccessLog', {
      logGroupName: `/aws/apigateway/${nameOf(deployment, 'api')}`,
      retention: logRetention,
      removalPolicy: removalPolicyOf(deployment),
    });
    const stage = new HttpStage(this, 'Stage', {
      httpApi: this.api,
      stageName: API_STAGE,
      autoDeploy: true,
      throttle: { rateLimit: requestsPerSecond.all, burstLimit: requestsPerSecond.all },
      accessLogSettings: { destination: new LogGroupLogDestination(logs), format: accessLogFormat },
    });
    const open = allRoutes.filter(({ route }) => route.access === 'public');
    const limitsOf = (route: Route) => {
      const rate = route.signature ? requestsPerSecond.perSignedRoute : requestsPerSecond.perPublicRoute;
      return { ThrottlingRateLimit: rate, ThrottlingBurstLimit: rate * 2 };
    };
    (stage.node.defaultChild as CfnStage).routeSettings = Object.fromEntries(
      open.map(({ route }) => [routeKey(route), limitsOf(route)]),
    );
    return stage;
  }
}

const acknowledgeOpen = (route: Construct, reason: string) =>
  Validations.of(route).acknowledge({ id: 'AwsSolutions-APIG4', reason });

/** One line of JSON per call, without addresses, tokens or paths that carry them. */
const accessLogFormat = AccessLogFormat.custom(
  JSON.stringify({
    at: '$context.requestTimeEpoch',
    requestId: '$context.requestId',
    route: '$context.routeKey',
    status: '$context.status',
    milliseconds: '$context.responseLatency',
    bytes: '$context.responseLength',
    user: '$context.authorizer.claims.sub',
    authorizerError: '$context.authorizer.error',
    integrationError: '$context.integrationErrorMessage',
  }),
);
