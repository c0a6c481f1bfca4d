import type * as Cognito from '@aws-sdk/client-cognito-identity-provider';
import { AwsError, type Operations } from '../http.ts';
import { codeExpired, deliveredTo, REASONS, sendCode, spendCode } from './codes.ts';
import { isPassword, verifierOf } from './passwords.ts';
import { type Deps, initiateAuth, respondToChallenge, wrongPassword } from './sign-in.ts';
import type { User } from './store.ts';
import { bearer, bearing, refreshed } from './tokens.ts';
import { factorsOf } from './totp.ts';
import { callTrigger, type Metadata, preSignUp } from './triggers.ts';
import { aNewUser, attributesOf, isReadable, mapOf, refuseUnwritable, withAttributes } from './users.ts';

/** What users do without being signed in. */
export const openOperations = (deps: Deps): Operations => ({
  signUp: (input: Cognito.SignUpRequest) => signUp(deps, input),
  confirmSignUp: (input: Cognito.ConfirmSignUpRequest) => confirmSignUp(deps, input),
  resendConfirmationCode: (input: Cognito.ResendConfirmationCodeRequest) => {
    const sender = senderOf(deps, input);
    const user = deps.store.findUser(sender.pool.id, input.Username);
    if (!user && sender.hidesWhoExists) return { CodeDeliveryDetails: deliveredTo(input.Username ?? '') };
    if (!user) throw unknownUser();
    if (user.status === 'UNCONFIRMED') return sendCode(deps, sender, user, REASONS.resend);
    throw new AwsError('InvalidParameterException', 'User is already confirmed.');
  },
  forgotPassword: (input: Cognito.ForgotPasswordRequest) => {
    const sender = senderOf(deps, input);
    const user = deps.store.findUser(sender.pool.id, input.Username);
    if (!user && sender.hidesWhoExists) return { CodeDeliveryDetails: deliveredTo(input.Username ?? '') };
    if (!user) throw unknownUser();
    if (user.attributes.email_verified === 'true') return sendCode(deps, sender, user, REASONS.forgotPassword);
    throw new AwsError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  },
  confirmForgotPassword: (input: Cognito.ConfirmForgotPasswordRequest) => confirmForgotPassword(deps, input),
  initiateAuth: (input: Cognito.InitiateAuthRequest) => initiateAuth(deps, input),
  respondToAuthChallenge: (input: Cognito.RespondToAuthChallengeRequest) => respondToChallenge(deps, input),
  getTokensFromRefreshToken: async (input: Cognito.GetTokensFromRefreshTokenRequest) => ({
    AuthenticationResult: await refreshed(
      deps,
      deps.pools.byClient(input.ClientId),
      input.RefreshToken,
      input.ClientMetadata,
    ),
  }),
  revokeToken: ({ ClientId, Token = '' }: Cognito.RevokeTokenRequest) => {
    const found = deps.store.refreshToken(Token);
    if (found && found.client === ClientId) deps.store.revoke(found.family);
  },
});

/** What users do with their access token. */
export const signedInOperations = (deps: Deps): Operations => ({
  getUser: async ({ AccessToken }: Cognito.GetUserRequest) => {
    const { user, clientId } = await bearing(deps, AccessToken);
    const { client } = deps.pools.byClient(clientId);
    const seen = attributesOf(user).filter(({ Name }) => isReadable(client, Name));
    return { Username: user.sub, UserAttributes: seen, ...factorsOf(user) };
  },
  changePassword: async (input: Cognito.ChangePasswordRequest) => {
    const user = await bearer(deps, input.AccessToken);
    if (!isPassword(user, input.PreviousPassword)) throw wrongPassword();
    save(deps, { ...user, ...verifierOf(deps.pools.byId(user.pool), user.sub, input.ProposedPassword) });
  },
  globalSignOut: async ({ AccessToken }: Cognito.GlobalSignOutRequest) =>
    deps.store.revokeAllOf(await bearer(deps, AccessToken)),
  updateUserAttributes: (input: Cognito.UpdateUserAttributesRequest) => updateOwnAttributes(deps, input),
  verifyUserAttribute: async ({ AccessToken, Code }: Cognito.VerifyUserAttributeRequest) => {
    const { newAddress, ...user } = spendCode(deps, await bearer(deps, AccessToken), 'attribute', Code);
    const email = newAddress ?? user.attributes.email;
    const proved = withAttributes(deps.store, user, [{ Name: 'email', Value: email }]);
    save(deps, { ...proved, attributes: { ...proved.attributes, email_verified: 'true' } });
  },
});

/** A new address must be proved by a code; where the pool keeps the old one, it stays the address until then. */
async function updateOwnAttributes(deps: Deps, input: Cognito.UpdateUserAttributesRequest) {
  const { user: before, clientId } = await bearing(deps, input.AccessToken);
  const { pool, client } = deps.pools.byClient(clientId);
  refuseUnwritable(client, input.UserAttributes);
  const after = withAttributes(deps.store, before, input.UserAttributes);
  const { email } = after.attributes;
  if (email === before.attributes.email) {
    save(deps, after);
    return { CodeDeliveryDetailsList: [] };
  }
  const user: User = pool.keepsOldAddress
    ? { ...after, attributes: { ...after.attributes, email: before.attributes.email }, newAddress: email }
    : { ...after, attributes: { ...after.attributes, email_verified: 'false' } };
  save(deps, user);
  const sender = { pool, clientId: undefined, metadata: input.ClientMetadata };
  const { CodeDeliveryDetails } = await sendCode(deps, sender, user, REASONS.attribute);
  return { CodeDeliveryDetailsList: [CodeDeliveryDetails] };
}

const unknownUser = () => new AwsError('UserNotFoundException', 'Username/client id combination not found.');

const save = ({ store, now }: Deps, user: User) => store.saveUser({ ...user, modifiedAt: now() });

function senderOf(deps: Deps, input: { ClientId: string | undefined; ClientMetadata?: Metadata }) {
  const { pool, client } = deps.pools.byClient(input.ClientId);
  const hidesWhoExists = client.PreventUserExistenceErrors === 'ENABLED';
  return { pool, client, hidesWhoExists, clientId: input.ClientId, metadata: input.ClientMetadata };
}

async function signUp(deps: Deps, input: Cognito.SignUpRequest) {
  const sender = senderOf(deps, input);
  const { pool, client, clientId, metadata } = sender;
  refuseUnwritable(client, input.UserAttributes);
  const asked = aNewUser(deps.store, pool, {
    name: input.Username,
    attributes: input.UserAttributes,
    password: input.Password,
    status: 'UNCONFIRMED',
    now: deps.now(),
  });
  const { autoConfirmUser, autoVerifyEmail } = await preSignUp(pool, 'PreSignUp_SignUp', asked, clientId, {
    validationData: mapOf(input.ValidationData),
    clientMetadata: metadata,
  });
  const email_verified = autoVerifyEmail ? 'true' : 'false';
  const status = autoConfirmUser ? 'CONFIRMED' : 'UNCONFIRMED';
  const user: User = { ...asked, status, attributes: { ...asked.attributes, email_verified } };
  deps.store.saveUser(user);
  if (autoConfirmUser) {
    await confirmed(sender, user, 'PostConfirmation_ConfirmSignUp');
    return { UserConfirmed: true, UserSub: user.sub };
  }
  return { UserConfirmed: false, UserSub: user.sub, ...(await sendCode(deps, sender, user, REASONS.signUp)) };
}

async function confirmSignUp(deps: Deps, input: Cognito.ConfirmSignUpRequest) {
  const sender = senderOf(deps, input);
  const found = deps.store.findUser(sender.pool.id, input.Username);
  if (!found) throw codeExpired();
  if (found.status === 'CONFIRMED') {
    throw new AwsError('NotAuthorizedException', 'User cannot be confirmed. Current status is CONFIRMED');
  }
  const user = spendCode(deps, found, 'signUp', input.ConfirmationCode);
  const after: User = { ...user, status: 'CONFIRMED', attributes: { ...user.attributes, email_verified: 'true' } };
  save(deps, after);
  await confirmed(sender, after, 'PostConfirmation_ConfirmSignUp');
}

async function confirmForgotPassword(deps: Deps, input: Cognito.ConfirmForgotPasswordRequest) {
  const sender = senderOf(deps, input);
  const found = deps.store.findUser(sender.pool.id, input.Username);
  if (!found) throw codeExpired();
  const verifier = verifierOf(sender.pool, found.sub, input.Password);
  const user: User = { ...spendCode(deps, found, 'forgotPassword', input.ConfirmationCode), ...verifier };
  const after: User = { ...user, status: user.status === 'UNCONFIRMED' ? 'UNCONFIRMED' : 'CONFIRMED' };
  save(deps, after);
  await confirmed(sender, after, 'PostConfirmation_ConfirmForgotPassword');
}

const confirmed = (
  { pool, clientId, metadata }: Pick<ReturnType<typeof senderOf>, 'pool' | 'clientId' | 'metadata'>,
  user: User,
  source: 'PostConfirmation_ConfirmSignUp' | 'PostConfirmation_ConfirmForgotPassword',
) =>
  callTrigger(pool, 'postConfirmation', {
    source,
    user,
    clientId,
    request: { clientMetadata: metadata },
    response: {},
  });
