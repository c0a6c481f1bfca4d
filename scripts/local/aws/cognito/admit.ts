import { arnHere, type Judge, signerOf } from '../access.ts';
import { type Admit, AwsError } from '../http.ts';

/** Refuses as Cognito does whoever asks for what an administrator does without signing, or without being allowed to. */
export const admitBy =
  (judge: Judge, forAdministrators: readonly string[]): Admit =>
  (operation, { UserPoolId }, request) => {
    if (!forAdministrators.includes(operation.charAt(0).toLowerCase() + operation.slice(1))) return;
    const who = signerOf(request);
    if (!who) throw new AwsError('MissingAuthenticationTokenException', 'Missing Authentication Token');
    const resource = arnHere('cognito-idp', `userpool/${UserPoolId}`);
    const refusal = judge({ who, action: `cognito-idp:${operation}`, resource });
    if (refusal) throw new AwsError('AccessDeniedException', refusal);
  };
