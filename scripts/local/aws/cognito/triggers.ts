import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { AwsError } from '../http.ts';
import { type Pool, regionOf, type Triggers } from './pool.ts';
import type { User } from './store.ts';

/** What a client may send along for the triggers. */
export type Metadata = Record<string, string> | undefined;

type EventOf<Name extends keyof Triggers> = Parameters<NonNullable<Triggers[Name]>>[0];

interface Occasion<Name extends keyof Triggers> {
  readonly source: EventOf<Name>['triggerSource'];
  readonly user: User;
  /** Left out when an administrator acts. */
  readonly clientId?: string | undefined;
  /** What the event's request holds beside the user's attributes. */
  readonly request?: object;
  readonly response: object;
}

/** Calls a pool's trigger and gives the response it returns, or the response as it was when there is no trigger. */
export async function callTrigger<Name extends keyof Triggers>(pool: Pool, name: Name, occasion: Occasion<Name>) {
  const { source, user, clientId = 'CLIENT_ID_NOT_APPLICABLE', request, response } = occasion;
  const event = {
    version: '1',
    region: regionOf(pool.id),
    userPoolId: pool.id,
    triggerSource: source,
    userName: user.sub,
    callerContext: { awsSdkVersion: 'local', clientId },
    request: {
      userAttributes: { sub: user.sub, 'cognito:user_status': user.status, ...user.attributes },
      ...request,
    },
    response,
  } as unknown as EventOf<Name>;
  const trigger = pool.triggers?.[name] as ((event: EventOf<Name>) => Promise<EventOf<Name>>) | undefined;
  if (!trigger) return event.response as EventOf<Name>['response'];
  try {
    return ((await trigger(event)) ?? event).response as EventOf<Name>['response'];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const title = name.charAt(0).toUpperCase() + name.slice(1);
    throw new AwsError('UserLambdaValidationException', `${title} failed with error ${reason}.`);
  }
}

/** Before a user is created: a refusal, or what needs no confirming. */
export const preSignUp = (
  pool: Pool,
  source: PreSignUpTriggerEvent['triggerSource'],
  user: User,
  clientId: string | undefined,
  request: object,
) =>
  callTrigger(pool, 'preSignUp', {
    source,
    user,
    clientId,
    request,
    response: { autoConfirmUser: false, autoVerifyEmail: false, autoVerifyPhone: false },
  });
