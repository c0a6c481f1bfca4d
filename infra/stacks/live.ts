import { Duration, Validations } from 'aws-cdk-lib';
import { WebSocketApi, type WebSocketRouteOptions, WebSocketStage } from 'aws-cdk-lib/aws-apigatewayv2';
import { WebSocketLambdaAuthorizer } from 'aws-cdk-lib/aws-apigatewayv2-authorizers';
import { WebSocketLambdaIntegration } from 'aws-cdk-lib/aws-apigatewayv2-integrations';
import type { Construct } from 'constructs';
import { LIVE_PATH } from '../../shared/product.ts';
import { allowSecret, allowTable } from '../constructs/grants.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { type Deployment, nameOf, StageStack } from '../deployment.ts';
import type { DataStack } from './data.ts';

/** Where pages hear at once what they would else hear within a minute: a WebSocket API, who may open a socket, and which are open. */
export class LiveStack extends StageStack {
  readonly api: WebSocketApi;

  constructor(scope: Construct, deployment: Deployment, data: DataStack) {
    super(scope, deployment, 'live', 'WebSocket API and its functions');
    const impact = 'Messages in a job’s chat show within a minute, not at once.';
    const common = { deployment, timeout: Duration.seconds(10), memorySize: 512, impact };
    const authorizer = new ServiceFunction(this, 'live-authorizer', {
      ...common,
      entry: 'functions/chat/live/authorizer.ts',
      environment: { SIGNING_SECRET: data.signingSecret.secretArn, ORIGIN_SECRET: data.originSecret.secretArn },
    });
    for (const secret of [data.signingSecret, data.originSecret]) allowSecret(authorizer, secret);
    const connections = new ServiceFunction(this, 'live-connections', {
      ...common,
      entry: 'functions/chat/live/connections.ts',
      environment: { TABLE_NAME: data.table.tableName },
    });
    allowTable(connections, data.table, ['BatchGetItem', 'PutItem', 'DeleteItem', 'Query']);

    const route = (id: string): WebSocketRouteOptions => ({
      integration: new WebSocketLambdaIntegration(id, connections),
    });
    this.api = new WebSocketApi(this, 'Live', {
      apiName: nameOf(deployment, 'live'),
      connectRouteOptions: {
        ...route('Connect'),
        authorizer: new WebSocketLambdaAuthorizer('Tickets', authorizer, {
          identitySource: ['route.request.querystring.ticket'],
        }),
      },
      disconnectRouteOptions: route('Disconnect'),
      defaultRouteOptions: { ...route('Heartbeat'), returnResponse: true },
    });
    const { requestsPerSecond } = deployment.stage;
    const stage = new WebSocketStage(this, 'Stage', {
      webSocketApi: this.api,
      stageName: LIVE_PATH.slice(1),
      autoDeploy: true,
      throttle: { rateLimit: requestsPerSecond.all, burstLimit: requestsPerSecond.all },
    });
    this.acknowledge(stage);
  }

  private acknowledge(stage: WebSocketStage): void {
    Validations.of(stage).acknowledge({
      id: 'AwsSolutions-APIG1',
      reason:
        'Logging sockets needs a role of the whole AWS account; each handshake stands in CloudFront’s log and in the authorizer’s.',
    });
    for (const key of ['$disconnect', '$default']) {
      const route = this.api.node.tryFindChild(`${key}-Route`);
      if (!route) throw new Error(`The API has no route ${key}`);
      Validations.of(route).acknowledge({
        id: 'AwsSolutions-APIG4',
        reason:
          'Only a socket that the authorizer let in by $connect can come here; API Gateway takes an authorizer nowhere else.',
      });
    }
  }

  /** Where its sockets are spoken to. */
  get url(): string {
    return `https://${this.api.apiId}.execute-api.${this.region}.amazonaws.com${LIVE_PATH}`;
  }

  /** Lets a function speak through the sockets. */
  allowTelling(fn: ServiceFunction): void {
    const rest = `${LIVE_PATH}/POST/@connections/*`;
    const arn = this.formatArn({ service: 'execute-api', resource: this.api.apiId });
    fn.may(['execute-api:ManageConnections'], `${arn}${rest}`);
    const api: Record<string, string> = this.resolve(this.exportValue(this.api.apiId));
    const named = `arn:<AWS::Partition>:execute-api:${this.region}:<AWS::AccountId>:${api['Fn::ImportValue']}${rest}`;
    Validations.of(fn.role ?? fn).acknowledge({
      id: `AwsSolutions-IAM5[Resource::${named}]`,
      reason: 'Sockets are named when they open; the statement covers those of this one API.',
    });
  }
}
