import { randomBytes } from 'node:crypto';
import * as z from 'zod';
import { PRODUCT } from '../../../shared/product.ts';
import type { CodeMessage, Pool, PoolClient, Triggers } from '../aws/index.ts';
import { ADMINISTRATOR } from '../iam/authority.ts';
import { ofType, type Resource, type Stacks } from '../templates/cloudformation.ts';
import { arnOf, REGION, type Resolver } from '../templates/resolve.ts';

/** Who signs in where. */
export interface LocalPool {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  /** The client by which only our functions sign people in. */
  readonly accountClientId: string;
}

const PoolProperties = z.object({
  Policies: z.object({ PasswordPolicy: z.record(z.string(), z.unknown()).optional() }).default({}),
  LambdaConfig: z.record(z.string(), z.unknown()).default({}),
  EnabledMfas: z.array(z.string()).default([]),
  UserAttributeUpdateSettings: z
    .object({ AttributesRequireVerificationBeforeUpdate: z.array(z.string()).default([]) })
    .optional(),
});

interface Deps {
  readonly stacks: Stacks;
  readonly resolver: Resolver;
  readonly known: LocalPool | undefined;
  readonly invoke: (functionArn: string, event: unknown) => Promise<unknown>;
  readonly deliver: (message: CodeMessage) => Promise<unknown>;
  /** Lets a program sign in with the password itself, which spares it the arithmetic of a sign-in in a browser. */
  readonly allowPasswords: boolean;
}

const newClientId = () => randomBytes(13).toString('hex');

/** The user pool and its clients as the stacks describe them, under the ids of an earlier run or new ones. */
export function describePool(deps: Deps): { pool: LocalPool; declaration: Pool } {
  const { stacks, resolver, known, deliver, allowPasswords } = deps;
  const pool = single(ofType(stacks, 'AWS::Cognito::UserPool'), 'user pool');
  const all = ofType(stacks, 'AWS::Cognito::UserPoolClient');
  const ofServer = single(all.filter(isOfServer), 'client of our functions');
  const client = single(
    all.filter((one) => !isOfServer(one)),
    'client of browsers',
  );
  const ids = known ?? {
    userPoolId: `${REGION}_${randomBytes(5).toString('hex').slice(0, 9)}`,
    userPoolClientId: newClientId(),
    accountClientId: newClientId(),
  };
  nameThem(resolver, { pool, client, ofServer }, ids);

  const { Policies, LambdaConfig, EnabledMfas, UserAttributeUpdateSettings } = PoolProperties.parse(
    resolver.resolve(pool.stack, pick(pool.properties)),
  );
  const proved = UserAttributeUpdateSettings?.AttributesRequireVerificationBeforeUpdate ?? [];
  const { ExplicitAuthFlows = [], ...settings } = resolver.resolve(client.stack, client.properties) as PoolClient;
  const accountClient = resolver.resolve(ofServer.stack, ofServer.properties) as PoolClient;
  const passwords = allowPasswords ? (['ALLOW_USER_PASSWORD_AUTH'] as const) : [];
  const declared: PoolClient = {
    ...settings,
    ClientId: ids.userPoolClientId,
    ExplicitAuthFlows: [...ExplicitAuthFlows, ...passwords],
  };
  const declaration: Pool = {
    id: ids.userPoolId,
    clients: [declared, { ...accountClient, ClientId: ids.accountClientId }],
    keepsOldAddress: proved.includes('email'),
    takesTotp: EnabledMfas.includes('SOFTWARE_TOKEN_MFA'),
    triggers: triggersOf(LambdaConfig, deps.invoke),
    deliver,
    ...(Policies.PasswordPolicy && { passwordPolicy: Policies.PasswordPolicy }),
  };
  return { pool: ids, declaration };
}

const pick = ({ Policies, LambdaConfig, EnabledMfas, UserAttributeUpdateSettings }: Record<string, unknown>) => ({
  Policies,
  LambdaConfig,
  EnabledMfas,
  UserAttributeUpdateSettings,
});

const isOfServer = ({ properties }: Resource) => JSON.stringify(properties).includes('ALLOW_ADMIN_USER_PASSWORD_AUTH');

interface Described {
  readonly pool: Resource;
  readonly client: Resource;
  readonly ofServer: Resource;
}

function nameThem(resolver: Resolver, { pool, client, ofServer }: Described, ids: LocalPool) {
  const { userPoolId, userPoolClientId, accountClientId } = ids;
  const ProviderName = `cognito-idp.${REGION}.amazonaws.com/${userPoolId}`;
  const Arn = arnOf('cognito-idp', `userpool/${userPoolId}`);
  resolver.know(pool, {
    ref: userPoolId,
    attributes: { Arn, UserPoolId: userPoolId, ProviderName, ProviderURL: `https://${ProviderName}` },
  });
  resolver.know(client, { ref: userPoolClientId, attributes: { ClientId: userPoolClientId } });
  resolver.know(ofServer, { ref: accountClientId, attributes: { ClientId: accountClientId } });
}

const Versioned = z.object({ LambdaArn: z.string(), LambdaVersion: z.literal('V2_0') });

/** What a template calls `PreSignUp` is `preSignUp` of the look-alike, and `PreTokenGenerationConfig` `preTokenGeneration`. */
function triggersOf(
  { PreTokenGenerationConfig, PreTokenGeneration: _, ...config }: Record<string, unknown>,
  invoke: Deps['invoke'],
): Triggers {
  const ofTokens = PreTokenGenerationConfig ? Versioned.parse(PreTokenGenerationConfig).LambdaArn : undefined;
  const triggers = Object.entries({ ...config, PreTokenGeneration: ofTokens }).flatMap(([name, arn]) =>
    typeof arn === 'string'
      ? [[`${name.charAt(0).toLowerCase()}${name.slice(1)}`, (event: unknown) => invoke(arn, event)]]
      : [],
  );
  return Object.fromEntries(triggers) as Triggers;
}

function single([found, ...more]: readonly Resource[], what: string): Resource {
  if (!found || more.length > 0) throw new Error(`The stacks do not have one ${what}`);
  return found;
}

/** Cognito sends by itself, in no role of ours. */
const AS_COGNITO = `AWS4-HMAC-SHA256 Credential=${ADMINISTRATOR}/20260101/${REGION}/ses/aws4_request, SignedHeaders=host, Signature=local`;

/** Brings the pool's codes by mail, through the local SES. */
export const deliverThrough = (ses: string, mailDomain: string) => async (message: CodeMessage) => {
  const { address, name } = PRODUCT.sender;
  const response = await fetch(`${ses}/v2/email/outbound-emails`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: AS_COGNITO },
    body: JSON.stringify({
      FromEmailAddress: `${name} <${address}@${mailDomain}>`,
      Destination: { ToAddresses: [message.destination] },
      Content: { Simple: { Subject: { Data: message.subject }, Body: { Html: { Data: message.body } } } },
    }),
  });
  if (!response.ok) throw new Error(`SES did not take the code: ${await response.text()}`);
};
