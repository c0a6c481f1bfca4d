import { randomUUID } from 'node:crypto';
import type { AttributeType, UserStatusType } from '@aws-sdk/client-cognito-identity-provider';
import { AwsError } from '../http.ts';
import { verifierOf } from './passwords.ts';
import type { Pool, PoolClient } from './pool.ts';
import type { Store, User } from './store.ts';

interface NewUser {
  readonly name: string | undefined;
  readonly attributes: readonly AttributeType[] | undefined;
  readonly password: string | undefined;
  readonly status: UserStatusType;
  readonly now: number;
}

export const mapOf = (attributes: readonly AttributeType[] = []): Record<string, string> =>
  Object.fromEntries(attributes.map(({ Name, Value = '' }) => [Name, Value]));

/** A user not yet saved; the address must be free. */
export function aNewUser(store: Store, pool: Pool, { name = '', attributes, password, status, now }: NewUser): User {
  const given = mapOf(attributes);
  const email = given.email ?? name;
  if (!email.includes('@')) throw new AwsError('InvalidParameterException', 'Username should be an email.');
  if (store.findUser(pool.id, email)) throw new AwsError('UsernameExistsException', 'User already exists');
  const sub = randomUUID();
  return {
    pool: pool.id,
    sub,
    status,
    isEnabled: true,
    createdAt: now,
    modifiedAt: now,
    attributes: { email_verified: 'false', ...given, email },
    codes: {},
    ...verifierOf(pool, sub, password),
  };
}

/** Whether the client's bearers see an attribute: those that it names, or all where it names none. */
export const isReadable = ({ ReadAttributes }: PoolClient, name: string): boolean =>
  name === 'sub' || !ReadAttributes || ReadAttributes.includes(name);

/** Says whether an address was proved, which only Cognito and administrators do. */
const PROOFS = ['email_verified', 'phone_number_verified'];

/** Refuses attributes that a person may not write: those the client does not name, and in any case the proofs of an address. */
export function refuseUnwritable({ WriteAttributes }: PoolClient, attributes: readonly AttributeType[] = []): void {
  const isWritable = (name: string) => !PROOFS.includes(name) && (!WriteAttributes || WriteAttributes.includes(name));
  if (attributes.every(({ Name = '' }) => isWritable(Name))) return;
  throw new AwsError('NotAuthorizedException', 'A client attempted to write unauthorized attribute');
}

export function existingUser(store: Store, pool: Pool, name: string | undefined) {
  const user = store.findUser(pool.id, name);
  if (!user) throw new AwsError('UserNotFoundException', 'User does not exist.');
  return user;
}

/** The user with these attributes; whoever takes another address must find it free. */
export function withAttributes(store: Store, user: User, attributes: readonly AttributeType[] | undefined): User {
  const given = mapOf(attributes);
  const owner = given.email === undefined ? undefined : store.findUser(user.pool, given.email);
  if (owner && owner.sub !== user.sub) {
    throw new AwsError('AliasExistsException', 'An account with the given email already exists.');
  }
  return { ...user, attributes: { ...user.attributes, ...given } };
}

export const attributesOf = ({ sub, attributes }: User) =>
  Object.entries({ sub, ...attributes }).map(([Name, Value]) => ({ Name, Value }));

export const describe = (user: User) => ({
  Username: user.sub,
  Enabled: user.isEnabled,
  UserStatus: user.status,
  UserCreateDate: user.createdAt,
  UserLastModifiedDate: user.modifiedAt,
});
