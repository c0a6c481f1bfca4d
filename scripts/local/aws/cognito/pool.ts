import type { PasswordPolicyType, UserPoolClientType } from '@aws-sdk/client-cognito-identity-provider';
import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
  PreTokenGenerationV2TriggerEvent,
} from 'aws-lambda';
import { AwsError } from '../http.ts';

type Trigger<Event> = (event: Event) => Promise<Event> | Event;

/** What a pool calls on its way, with the event a Lambda function would get and return. What it throws is the refusal. */
export interface Triggers {
  readonly preSignUp?: Trigger<PreSignUpTriggerEvent>;
  readonly customMessage?: Trigger<CustomMessageTriggerEvent>;
  /** In its second version, which says of both tokens what they hold. */
  readonly preTokenGeneration?: Trigger<PreTokenGenerationV2TriggerEvent>;
  readonly postAuthentication?: Trigger<PostAuthenticationTriggerEvent>;
  readonly postConfirmation?: Trigger<PostConfirmationTriggerEvent>;
}

export type Purpose = 'signUp' | 'forgotPassword' | 'attribute' | 'invitation';

/** A message with a code for a user; for an invitation the code is the temporary password. */
export interface CodeMessage {
  readonly destination: string;
  readonly subject: string;
  /** HTML, the code in place. */
  readonly body: string;
  readonly code: string;
  readonly purpose: Purpose;
}

/** A client as the API and the templates describe it; what is left out is Cognito's default. */
export type PoolClient = { readonly ClientId: string } & Pick<
  UserPoolClientType,
  | 'ExplicitAuthFlows'
  | 'AccessTokenValidity'
  | 'IdTokenValidity'
  | 'RefreshTokenValidity'
  | 'TokenValidityUnits'
  | 'RefreshTokenRotation'
  | 'PreventUserExistenceErrors'
  | 'ReadAttributes'
  | 'WriteAttributes'
>;

/** A pool whose users sign in with their email address. */
export interface Pool {
  /** Such as `us-east-1_local`. */
  readonly id: string;
  readonly clients: readonly PoolClient[];
  readonly passwordPolicy?: PasswordPolicyType;
  /** Whether a new address is taken only once its code was given; until then the old one stays. */
  readonly keepsOldAddress?: boolean;
  /** Whether users may set up an app for codes as a second factor. */
  readonly takesTotp?: boolean;
  readonly triggers?: Triggers;
  /** Brings a message to the user; what fails in it fails the call. */
  readonly deliver?: (message: CodeMessage) => unknown;
}

export interface Pools {
  declare(pool: Pool): void;
  /** Both refuse what is not there, as Cognito does. */
  byId(id: string | undefined): Pool;
  byClient(clientId: string | undefined): { pool: Pool; client: PoolClient };
}

export function poolsOf(declared: readonly Pool[]): Pools {
  const pools = new Map(declared.map((pool) => [pool.id, pool]));
  const missing = (what: string) => new AwsError('ResourceNotFoundException', `${what} does not exist.`);
  return {
    declare: (pool) => void pools.set(pool.id, pool),
    byId: (id = '') => {
      const pool = pools.get(id);
      if (!pool) throw missing(`User pool ${id}`);
      return pool;
    },
    byClient: (clientId) => {
      for (const pool of pools.values()) {
        const client = pool.clients.find((one) => one.ClientId === clientId);
        if (client) return { pool, client };
      }
      throw missing(`User pool client ${clientId}`);
    },
  };
}

/** The name that SRP proofs are made with. */
export const ownerOf = (poolId: string, sub: string) => `${poolId.split('_')[1]}${sub}`;

export const issuerOf = (poolId: string) => `https://cognito-idp.${regionOf(poolId)}.amazonaws.com/${poolId}`;

export const regionOf = (poolId: string) => poolId.split('_')[0] ?? '';
