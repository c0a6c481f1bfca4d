import { AwsError } from '../http.ts';
import { ownerOf, type Pool } from './pool.ts';
import { fitsVerifier, makeVerifier } from './srp.ts';
import type { User } from './store.ts';

const SYMBOLS = /[\^$*.[\]{}()?"!@#%&/\\,><':;|_~`=+\- ]/;

/** What Cognito asks of a password unless the pool says otherwise. */
const DEFAULT_POLICY = {
  MinimumLength: 8,
  RequireUppercase: true,
  RequireLowercase: true,
  RequireNumbers: true,
  RequireSymbols: true,
};

/** The verifier of a password the pool's policy allows. */
export function verifierOf(pool: Pool, sub: string, password = '') {
  const policy = pool.passwordPolicy ?? DEFAULT_POLICY;
  const lacks = (isRequired: boolean | undefined, pattern: RegExp) => isRequired && !pattern.test(password);
  if (password.length < (policy.MinimumLength ?? 8)) throw refused('Password not long enough');
  if (lacks(policy.RequireUppercase, /[A-Z]/)) throw refused('Password must have uppercase characters');
  if (lacks(policy.RequireLowercase, /[a-z]/)) throw refused('Password must have lowercase characters');
  if (lacks(policy.RequireNumbers, /\d/)) throw refused('Password must have numeric characters');
  if (lacks(policy.RequireSymbols, SYMBOLS)) throw refused('Password must have symbol characters');
  return makeVerifier(ownerOf(pool.id, sub), password);
}

export const isPassword = (user: User, password = '') => fitsVerifier(user, ownerOf(user.pool, user.sub), password);

const refused = (reason: string) =>
  new AwsError('InvalidPasswordException', `Password did not conform with policy: ${reason}`);
