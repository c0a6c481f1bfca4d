import { randomBytes } from 'node:crypto';
import type * as Cognito from '@aws-sdk/client-cognito-identity-provider';
import type { Operations } from '../http.ts';
import { sendInvitation } from './codes.ts';
import { verifierOf } from './passwords.ts';
import { adminInitiateAuth, audienceOf, type Deps, respondToChallenge } from './sign-in.ts';
import type { User } from './store.ts';
import { factorsOf, prefer } from './totp.ts';
import { preSignUp } from './triggers.ts';
import { aNewUser, attributesOf, describe, existingUser, mapOf, withAttributes } from './users.ts';

interface Named {
  readonly UserPoolId: string | undefined;
  readonly Username: string | undefined;
}

/** What an administrator does with users. */
export function adminOperations(deps: Deps): Operations {
  const { store, pools, now } = deps;
  const find = ({ UserPoolId, Username }: Named) => existingUser(store, pools.byId(UserPoolId), Username);
  const save = (user: User) => store.saveUser({ ...user, modifiedAt: now() });

  return {
    adminCreateUser: (input: Cognito.AdminCreateUserRequest) => createUser(deps, input),
    adminGetUser: (input: Cognito.AdminGetUserRequest) => {
      const user = find(input);
      return { ...describe(user), UserAttributes: attributesOf(user), ...factorsOf(user) };
    },
    adminDeleteUser: (input: Cognito.AdminDeleteUserRequest) => {
      const user = find(input);
      store.revokeAllOf(user);
      store.removeUser(user);
    },
    adminDisableUser: (input: Cognito.AdminDisableUserRequest) => {
      const user = find(input);
      save({ ...user, isEnabled: false });
      store.revokeAllOf(user);
    },
    adminEnableUser: (input: Cognito.AdminEnableUserRequest) => save({ ...find(input), isEnabled: true }),
    adminUserGlobalSignOut: (input: Cognito.AdminUserGlobalSignOutRequest) => store.revokeAllOf(find(input)),
    adminConfirmSignUp: (input: Cognito.AdminConfirmSignUpRequest) => save({ ...find(input), status: 'CONFIRMED' }),
    adminSetUserPassword: (input: Cognito.AdminSetUserPasswordRequest) => {
      const user = find(input);
      const verifier = verifierOf(pools.byId(user.pool), user.sub, input.Password);
      save({ ...user, ...verifier, status: input.Permanent ? 'CONFIRMED' : 'FORCE_CHANGE_PASSWORD' });
    },
    adminSetUserMFAPreference: (input: Cognito.AdminSetUserMFAPreferenceRequest) =>
      prefer(find(input), input.SoftwareTokenMfaSettings, save),
    adminInitiateAuth: (input: Cognito.AdminInitiateAuthRequest) => adminInitiateAuth(deps, input),
    adminRespondToAuthChallenge: ({ UserPoolId, ...input }: Cognito.AdminRespondToAuthChallengeRequest) => {
      audienceOf(deps, UserPoolId, input.ClientId);
      return respondToChallenge(deps, input);
    },
    describeUserPoolClient: ({ UserPoolId, ClientId }: Cognito.DescribeUserPoolClientRequest) => {
      const { client } = audienceOf(deps, UserPoolId, ClientId);
      return { UserPoolClient: { UserPoolId, ...client } };
    },
    adminUpdateUserAttributes: (input: Cognito.AdminUpdateUserAttributesRequest) =>
      save(withAttributes(store, find(input), input.UserAttributes)),
  };
}

async function createUser({ store, pools, now }: Deps, input: Cognito.AdminCreateUserRequest) {
  const pool = pools.byId(input.UserPoolId);
  const password = input.TemporaryPassword ?? `Aa1!${randomBytes(12).toString('base64url')}`;
  const user = aNewUser(store, pool, {
    name: input.Username,
    attributes: input.UserAttributes,
    password,
    status: 'FORCE_CHANGE_PASSWORD',
    now: now(),
  });
  const metadata = input.ClientMetadata;
  await preSignUp(pool, 'PreSignUp_AdminCreateUser', user, undefined, {
    validationData: mapOf(input.ValidationData),
    clientMetadata: metadata,
  });
  store.saveUser(user);
  if (input.MessageAction !== 'SUPPRESS') await sendInvitation({ pool, clientId: undefined, metadata }, user, password);
  return { User: { ...describe(user), Attributes: attributesOf(user) } };
}
