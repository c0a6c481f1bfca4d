import { Duration, Fn, Validations } from 'aws-cdk-lib';
import type { HttpApi, WebSocketApi } from 'aws-cdk-lib/aws-apigatewayv2';
import type { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { LIVE_PATH, ORIGIN_HEADER, PUBLIC_PAGES } from '../../shared/product.ts';
import { type Deployment, nameOf, removalPolicyOf } from '../deployment.ts';
import { API_STAGE } from './contract-api.ts';

export interface StaticSiteProps {
  readonly deployment: Deployment;
  readonly certificate: Certificate;
  readonly api: HttpApi;
  /** Takes the sockets of the pages. */
  readonly live: WebSocketApi;
  readonly accessLogs: IBucket;
  readonly contentSecurityPolicy: string;
  readonly firewallArn?: string;
  /** Its value shows the API that a call came through here, and through the firewall. */
  readonly originSecret: Secret;
}

/** Paths without a file ending are pages of the application: it finds out by itself what they mean. One is a page of its own. */
export const TO_APPLICATION = `function handler(event) {
  var request = event.request;
  if (request.uri === '/docs/sourcing') request.uri = '/docs/sourcing.html';
  if (!request.uri.split('/').pop().includes('.')) request.uri = '/index.html';
  return request;
}`;

/** API Gateway knows no address that ends in a slash; some of ours are written down with one (1-product, The calls it makes). */
export const TO_API = `function handler(event) {
  var request = event.request;
  request.uri = request.uri.replace(/\\/$/, '');
  return request;
}`;

/**
 * The web application from a private bucket, and beside it the API under `/api` and the sockets, on one origin: no CORS, no
 * cookie that crosses.
 * An answer of the API reaches the page as it is, errors included.
 */
export class StaticSite extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: StaticSiteProps) {
    super(scope, id);
    const { deployment, certificate, api, live, accessLogs, firewallArn } = props;
    this.bucket = new Bucket(this, 'Pages', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: removalPolicyOf(deployment),
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'pages/',
    });
    const originOf = ({ apiEndpoint }: HttpApi | WebSocketApi, originPath: string) =>
      new HttpOrigin(Fn.select(2, Fn.split('/', apiEndpoint)), {
        originPath,
        protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
        // CloudFormation puts the value in while it deploys; the template names it only. It goes before what a caller sends.
        customHeaders: { [ORIGIN_HEADER]: originValueOf(props) },
      });
    const uncached = {
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Authorization among all that the caller sent, but not Host: API Gateway would not know itself by it.
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: this.apiHeaders(props),
    };
    this.distribution = new Distribution(this, 'Distribution', {
      comment: nameOf(deployment, 'web'),
      domainNames: [deployment.stage.webDomain],
      certificate,
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      enableLogging: true,
      logBucket: accessLogs,
      logFilePrefix: 'web/',
      ...(firewallArn && { webAclId: firewallArn }),
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket as IBucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: this.pageHeaders(props),
        functionAssociations: atEdge(this.edgeFunction(props, 'ToApplication', 'to-application', TO_APPLICATION)),
      },
      additionalBehaviors: {
        [`/${API_STAGE}/*`]: {
          ...uncached,
          origin: originOf(api, ''),
          allowedMethods: AllowedMethods.ALLOW_ALL,
          functionAssociations: atEdge(this.edgeFunction(props, 'ToApi', 'to-api', TO_API)),
        },
        // Pages that the API makes, under the addresses that people share.
        [`${PUBLIC_PAGES}*`]: {
          ...uncached,
          origin: originOf(api, `/${API_STAGE}`),
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
        },
        // A handshake is a GET; what follows goes through as it is.
        [LIVE_PATH]: { ...uncached, origin: originOf(live, ''), allowedMethods: AllowedMethods.ALLOW_GET_HEAD },
      },
    });
    this.acknowledge(firewallArn);
  }

  private edgeFunction({ deployment }: StaticSiteProps, id: string, name: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      functionName: nameOf(deployment, name),
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
  }

  private pageHeaders({ deployment, contentSecurityPolicy }: StaticSiteProps): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'PageHeaders', {
      responseHeadersPolicyName: nameOf(deployment, 'pages'),
      securityHeadersBehavior: {
        ...common,
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()', override: true },
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
        ],
      },
    });
  }

  /** The few pages that the API answers with bring a policy of their own. */
  private apiHeaders({ deployment }: StaticSiteProps): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'ApiHeaders', {
      responseHeadersPolicyName: nameOf(deployment, 'api'),
      securityHeadersBehavior: {
        ...common,
        contentSecurityPolicy: {
          contentSecurityPolicy:
            "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
          override: false,
        },
      },
    });
  }

  private acknowledge(firewallArn: string | undefined): void {
    Validations.of(this.distribution).acknowledge({
      id: 'AwsSolutions-CFR1',
      reason: 'Employers and candidates are everywhere; no country is shut out.',
    });
    if (!firewallArn)
      Validations.of(this.distribution).acknowledge({
        id: 'AwsSolutions-CFR2',
        reason: 'This environment has no customers; staging and production have the firewall.',
      });
  }
}

const originValueOf = ({ deployment, originSecret }: StaticSiteProps) =>
  originSecret.secretValueFromJson(deployment.stage.originSlot).unsafeUnwrap();

const common = {
  contentTypeOptions: { override: true },
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
  referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override: true },
  strictTransportSecurity: { accessControlMaxAge: Duration.days(730), includeSubdomains: true, override: true },
};

const atEdge = (edge: EdgeFunction) => [{ eventType: FunctionEventType.VIEWER_REQUEST, function: edge }];
