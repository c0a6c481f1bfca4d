import { RetentionDays } from 'aws-cdk-lib/aws-logs';

export const STAGE_NAMES = ['dev', 'staging', 'production'] as const;
export type StageName = (typeof STAGE_NAMES)[number];

/** All in which environments differ. Each has an AWS account of its own. */
export interface Stage {
  readonly name: StageName;
  /** The id of the stage's AWS account. Where it stands, deploying with another account's credentials is refused. */
  readonly account?: string;
  /** Where mail is received and certificates for CloudFront live. */
  readonly region: 'us-east-1';
  /** The hosted zone in which the records below are made. */
  readonly zone: string;
  readonly webDomain: string;
  /** The sourcers' own application, which the sign-in page leads to; without it no link does. */
  readonly sourcerUrl?: string;
  /** Where logos of companies are looked for: `{name}` stands for the name (DEPLOY.md). Without it monograms are drawn. */
  readonly companyLogosUrl?: string;
  /** What mail is sent from. */
  readonly mailDomain: string;
  /** What candidates answer to. */
  readonly replyDomain: string;
  /** Data outlives its stack, and cannot be deleted by mistake. */
  readonly keepsData: boolean;
  readonly logRetention: RetentionDays;
  /** A web application firewall before CloudFront; about 7 USD a month. */
  readonly hasFirewall: boolean;
  /** Which slot of the origin secret CloudFront sends; changed to exchange the secret (DEPLOY.md). */
  readonly originSlot: 'first' | 'second';
  /** Cognito's defence against stolen passwords; it is billed per person. */
  readonly hasThreatProtection: boolean;
  /**
   * Requests per second of the whole API, of each route that needs no sign-in, and of each whose calls are signed: those come in
   * crowds, and who sends them may not send again what was refused. The first is one bucket for all accounts,
   * so it stands far above what they ask together: an account that asks too much is refused by its own cap
   * (`LIMITS.callsPerMinuteOfAccount`, 100 a second) long before it takes anything from another. It protects the concurrency
   * of the functions, no more.
   */
  readonly requestsPerSecond: {
    readonly all: number;
    readonly perPublicRoute: number;
    readonly perSignedRoute: number;
  };
  /** Emails that may be in sending at the same time; SES drops what comes too fast. */
  readonly concurrentSends: number;
  /** Batches that each other queue's worker may do at once. A new account runs ten functions at a time in all. */
  readonly concurrentBatches: number;
  /**
   * Bedrock's id of a model that is invoked in the stage's own region, without an inference profile. Models are withdrawn in
   * time: a stage moves to the next one when the stage before it has.
   */
  readonly languageModel: string;
}

const common = {
  region: 'us-east-1',
  hasFirewall: false,
  originSlot: 'first',
  hasThreatProtection: false,
  logRetention: RetentionDays.ONE_MONTH,
  requestsPerSecond: { all: 1_000, perPublicRoute: 5, perSignedRoute: 100 },
  concurrentSends: 2,
  concurrentBatches: 2,
} as const;

export const stages: Record<StageName, Stage> = {
  dev: {
    ...common,
    name: 'dev',
    zone: 'dev.bramble.example',
    webDomain: 'app.dev.bramble.example',
    sourcerUrl: 'https://sourcers.dev.bramble.example/',
    mailDomain: 'mail.dev.bramble.example',
    replyDomain: 'reply.dev.bramble.example',
    languageModel: 'amazon.nova-lite-v1:0',
    keepsData: false,
  },
  staging: {
    ...common,
    name: 'staging',
    zone: 'staging.bramble.example',
    webDomain: 'app.staging.bramble.example',
    sourcerUrl: 'https://sourcers.staging.bramble.example/',
    mailDomain: 'mail.staging.bramble.example',
    replyDomain: 'reply.staging.bramble.example',
    languageModel: 'amazon.nova-lite-v1:0',
    keepsData: true,
    hasFirewall: true,
  },
  production: {
    ...common,
    name: 'production',
    zone: 'bramble.example',
    webDomain: 'app.bramble.example',
    sourcerUrl: 'https://sourcers.bramble.example/',
    mailDomain: 'mail.bramble.example',
    replyDomain: 'reply.bramble.example',
    languageModel: 'amazon.nova-lite-v1:0',
    keepsData: true,
    logRetention: RetentionDays.SIX_MONTHS,
    hasFirewall: true,
    hasThreatProtection: true,
    requestsPerSecond: { all: 5_000, perPublicRoute: 20, perSignedRoute: 400 },
    concurrentSends: 10,
    concurrentBatches: 5,
  },
};

export const webUrl = ({ webDomain }: Stage) => `https://${webDomain}`;
