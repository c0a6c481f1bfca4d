import type * as Cognito from '@aws-sdk/client-cognito-identity-provider';
import { AwsError, type Operations } from '../http.ts';
import { codeExpired, deliveredTo, REASONS, sendCode, spendCode } from './codes.ts';
import { isPassword, verifierOf } from './passwords.ts';
import { type Deps, initiateAuth, respondToChallenge, wrongPassword } from './sign-in.ts';
import type { User } from './store.ts';
import { bearer, refreshed } from './tokens.ts';
import { callTrigger, type Metadata, preSignUp } from './triggers.ts';
import { aNewUser, attributesOf, existingUser, mapOf, withAttributes } from './users.ts';

/** What users do without being signed in. */
export const openOperations = (deps: Deps): Operations => ({
  signUp: (input: Cognito.SignUpRequest) => signUp(deps, input),
  confirmSignUp: (input: Cognito.ConfirmSignUpRequest) => confirmSignUp(deps, input),
  resendConfirmationCode: (input: Cognito.ResendConfirmationCodeRequest) => {
    const sender = senderOf(deps, input);
    const user = existingUser(deps.store, sender.pool, input.Username);
    if (user.status === 'UNCONFIRMED') return sendCode(deps, sender, user, REASONS.resend);
    throw new AwsError('InvalidParameterException', 'User is already confirmed.');
  },
  forgotPassword: (input: Cognito.ForgotPasswordRequest) => {
    const sender = senderOf(deps, input);
    const user = deps.store.findUser(sender.pool.id, input.Username);
    if (!user) return { CodeDeliveryDetails: deliveredTo(input.Username ?? '') };
    if (user.attributes.email_verified === 'true') return sendCode(deps, sender, user, REASONS.forgotPassword);
    throw new AwsError(
      'InvalidParameterException',
      'Cannot reset password for the user as there is no registered/verified email or phone_number',
    );
  },
  confirmForgotPassword: (input: Cognito.ConfirmForgotPasswordRequest) => confirmForgotPassword(deps, input),
  initiateAuth: (input: Cognito.InitiateAuthRequest) => initiateAuth(deps, input),
  respondToAuthChallenge: (input: Cognito.RespondToAuthChallengeRequest) => respondToChallenge(deps, input),
  getTokensFromRefreshToken: async ({ ClientId, RefreshToken }: Cognito.GetTokensFromRefreshTokenRequest) => ({
    AuthenticationResult: await refreshed(deps, deps.pools.byClient(ClientId), RefreshToken),
  }),
  revokeToken: ({ ClientId, Token = '' }: Cognito.RevokeTokenRequest) => {
    const found = deps.store.refreshToken(Token);
    if (found && found.client === ClientId) deps.store.revoke(found.family);
  },
});

/** What users do with their access token. */
export const signedInOperations = (deps: Deps): Operations => ({
  getUser: async ({ AccessToken }: Cognito.GetUserRequest) => {
    const user = await bearer(deps, AccessToken);
    return { Username: user.sub, UserAttributes: attributesOf(user) };
  },
  changePassword: async (input: Cognito.ChangePasswordRequest) => {
    const user = await bearer(deps, input.AccessToken);
    if (!isPassword(user, input.PreviousPassword)) throw wrongPassword();
    save(deps, { ...user, ...verifierOf(deps.pools.byId(user.pool), user.sub, input.ProposedPassword) });
  },
  globalSignOut: async ({ AccessToken }: Cognito.GlobalSignOutRequest) =>
    deps.store.revokeAllOf(await bearer(deps, AccessToken)),
  updateUserAttributes: async (input: Cognito.UpdateUserAttributesRequest) => {
    const before = await bearer(deps, input.AccessToken);
    const after = withAttributes(deps.store, before, input.UserAttributes);
    const isNewAddress = after.attributes.email !== before.attributes.email;
    const user = isNewAddress ? { ...after, attributes: { ...after.attributes, email_verified: 'false' } } : after;
    save(deps, user);
    if (!isNewAddress) return { CodeDeliveryDetailsList: [] };
    const sender = { pool: deps.pools.byId(user.pool), clientId: undefined, metadata: input.ClientMetadata };
    const { CodeDeliveryDetails } = await sendCode(deps, sender, user, REASONS.attribute);
    return { CodeDeliveryDetailsList: [CodeDeliveryDetails] };
  },
  verifyUserAttribute: async ({ AccessToken, Code }: Cognito.VerifyUserAttributeRequest) => {
    const user = spendCode(deps, await bearer(deps, AccessToken), 'attribute', Code);
    save(deps, { ...user, attributes: { ...user.attributes, email_verified: 'true' } });
  },
});

const save = ({ store, now }: Deps, user: User) => store.saveUser({ ...user, modifiedAt: now() });

const senderOf = (deps: Deps, input: { ClientId: string | undefined; ClientMetadata?: Metadata }) => ({
  pool: deps.pools.byClient(input.ClientId).pool,
  clientId: input.ClientId,
  metadata: input.ClientMetadata,
});

async function signUp(deps: Deps, input: Cognito.SignUpRequest) {
  const sender = senderOf(deps, input);
  const { pool, clientId, metadata } = sender;
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
  { pool, clientId, metadata }: ReturnType<typeof senderOf>,
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
