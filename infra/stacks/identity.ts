import { Duration, Validations } from 'aws-cdk-lib';
import {
  AccountRecovery,
  ClientAttributes,
  FeaturePlan,
  LambdaVersion,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Construct } from 'constructs';
import { PASSWORD_RULES, PRODUCT, TIMES } from '../../shared/product.ts';
import { allowTable } from '../constructs/grants.ts';
import { ServiceFunction } from '../constructs/service-function.ts';
import { type Deployment, nameOf, removalPolicyOf, StageStack } from '../deployment.ts';
import type { DataStack } from './data.ts';
import { configurationSetName, type MailStack } from './mail.ts';

/** Who may sign in. People sign themselves up, but only those who were invited get through. */
export class IdentityStack extends StageStack {
  readonly userPool: UserPool;
  readonly webClient: UserPoolClient;
  /** By which people prove themselves to our functions, to change how they sign in. No browser knows it. */
  readonly accountClient: UserPoolClient;

  constructor(scope: Construct, deployment: Deployment, { table }: DataStack, mail: MailStack) {
    super(scope, deployment, 'identity', 'user pool and its triggers');
    // Cognito takes a sender only whose domain is verified.
    this.addStackDependency(mail);
    this.userPool = this.createUserPool(deployment);
    this.webClient = this.userPool.addClient('Web', {
      authFlows: { userSrp: true },
      disableOAuth: true,
      generateSecret: false,
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      // The pool lets a client write what signing up requires, or nothing at all can be signed up.
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
      readAttributes: new ClientAttributes().withStandardAttributes({
        email: true,
        emailVerified: true,
        givenName: true,
        familyName: true,
      }),
      // It can do nothing; the pool knows no shorter time.
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(TIMES.sessionDays),
    });
    this.accountClient = this.userPool.addClient('Account', {
      // Only who signs requests to AWS signs anybody in by it: the pool's trigger knows it by that (functions/accounts/pool-clients.ts).
      authFlows: { adminUserPassword: true },
      disableOAuth: true,
      generateSecret: false,
      enableTokenRevocation: true,
      preventUserExistenceErrors: true,
      writeAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
      readAttributes: new ClientAttributes().withStandardAttributes({ email: true }),
      accessTokenValidity: Duration.minutes(5),
      idTokenValidity: Duration.minutes(5),
      refreshTokenValidity: Duration.hours(1),
    });

    const common = { deployment, timeout: Duration.seconds(5), memorySize: 512 };
    const preSignUp = new ServiceFunction(this, 'accounts-pre-sign-up', {
      ...common,
      entry: 'functions/accounts/pre-sign-up.ts',
      environment: { TABLE_NAME: table.tableName },
      impact: 'Invited people cannot sign up.',
    });
    allowTable(preSignUp, table, ['GetItem', 'UpdateItem']);
    const customMessage = new ServiceFunction(this, 'accounts-custom-message', {
      ...common,
      entry: 'functions/accounts/custom-message.ts',
      environment: { TABLE_NAME: table.tableName },
      impact: 'People get no code to sign up with or to change their password.',
    });
    allowTable(customMessage, table, ['UpdateItem']);
    const preTokenGeneration = new ServiceFunction(this, 'accounts-pre-token-generation', {
      ...common,
      entry: 'functions/accounts/pre-token-generation.ts',
      environment: { TABLE_NAME: table.tableName },
      impact: 'Nobody can sign in, and whoever is signed in is out within an hour.',
    });
    allowTable(preTokenGeneration, table, ['GetItem', 'PutItem']);
    const postConfirmation = new ServiceFunction(this, 'accounts-post-confirmation', {
      ...common,
      entry: 'functions/accounts/post-confirmation.ts',
      environment: {
        TABLE_NAME: table.tableName,
        MAIL_DOMAIN: deployment.stage.mailDomain,
        SES_CONFIGURATION_SET: configurationSetName(deployment),
      },
      impact:
        'Whoever changes their password because somebody else has it stays signed in elsewhere, and is told nothing.',
    });
    allowTable(postConfirmation, table, ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'Query']);
    // That their password was changed, if it was another who did it.
    postConfirmation.may(
      ['ses:SendEmail', 'ses:SendRawEmail'],
      mail.identity.emailIdentityArn,
      this.formatArn({ service: 'ses', resource: 'configuration-set', resourceName: configurationSetName(deployment) }),
    );
    // By itself: in the role's own policy the pool, its trigger and the policy would each wait for another.
    const clients = { actions: ['cognito-idp:DescribeUserPoolClient'], resources: [this.userPool.userPoolArn] };
    preTokenGeneration.role?.attachInlinePolicy(
      new Policy(this, 'accounts-pre-token-generation-clients', { statements: [new PolicyStatement(clients)] }),
    );
    this.userPool.addTrigger(UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG, preTokenGeneration, LambdaVersion.V2_0);
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, postConfirmation);
    this.userPool.addTrigger(UserPoolOperation.PRE_SIGN_UP, preSignUp);
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, customMessage);
  }

  private createUserPool(deployment: Deployment): UserPool {
    const { keepsData, hasThreatProtection, mailDomain, region } = deployment.stage;
    const userPool = new UserPool(this, 'UserPool', {
      userPoolName: nameOf(deployment, 'employers'),
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      // Cognito's own sender is no address of ours, and sends 50 mails a day.
      email: UserPoolEmail.withSES({
        fromName: PRODUCT.sender.name,
        fromEmail: `${PRODUCT.sender.address}@${mailDomain}`,
        sesVerifiedDomain: mailDomain,
        sesRegion: region,
      }),
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: PASSWORD_RULES.minLength,
        requireLowercase: true,
        requireUppercase: true,
        requireDigits: true,
        requireSymbols: true,
        tempPasswordValidity: Duration.days(3),
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      featurePlan: hasThreatProtection ? FeaturePlan.PLUS : FeaturePlan.ESSENTIALS,
      ...(hasThreatProtection && { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION }),
      deletionProtection: keepsData,
      removalPolicy: removalPolicyOf(deployment),
    });
    Validations.of(userPool).acknowledge({
      id: 'AwsSolutions-COG2',
      reason:
        'A second factor (an app’s codes) is each person’s own choice, in their settings; the pool takes one and requires none.',
    });
    if (!hasThreatProtection) acknowledgeNoThreatProtection(userPool);
    return userPool;
  }
}

const acknowledgeNoThreatProtection = (userPool: UserPool) =>
  Validations.of(userPool).acknowledge(
    ...['AwsSolutions-COG3', 'AwsSolutions-COG8'].map((id) => ({
      id,
      reason: 'Threat protection is billed per person, and this environment has no customers; production has it.',
    })),
  );
