import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { UserStatusType } from '@aws-sdk/client-cognito-identity-provider';
import { type Database, openDatabase } from '../database.ts';
import type { Purpose } from './pool.ts';
import { type Exchange, sha256, type Verifier } from './srp.ts';
import type { Totp } from './totp.ts';

export interface Code {
  readonly code: string;
  readonly expires: number;
  readonly tries: number;
}

/** A user as kept; times are in seconds. Changing one means saving another. */
export interface User extends Verifier {
  readonly pool: string;
  readonly sub: string;
  readonly status: UserStatusType;
  readonly isEnabled: boolean;
  readonly createdAt: number;
  readonly modifiedAt: number;
  readonly attributes: Readonly<Record<string, string>> & { readonly email: string };
  readonly codes: Partial<Readonly<Record<Purpose, Code>>>;
  /** An address that was asked for and waits for its code. */
  readonly newAddress?: string;
  /** Their app for codes. */
  readonly totp?: Totp;
  /** The secret of an app that is not proved yet. */
  readonly newTotpSecret?: string;
}

/** Where a sign-in stands between two calls. */
export type Session =
  | {
      readonly kind: 'srp';
      readonly pool: string;
      readonly sub: string;
      readonly isKnown: boolean;
      readonly exchange: Exchange;
    }
  | { readonly kind: 'newPassword'; readonly pool: string; readonly sub: string }
  | { readonly kind: 'totp'; readonly pool: string; readonly sub: string; readonly tries: number };

/** A refresh token, of which only the hash is kept. All that came from one sign-in share the family. */
export interface RefreshToken {
  readonly pool: string;
  readonly sub: string;
  readonly client: string;
  readonly family: string;
  readonly signedInAt: number;
  readonly expires: number;
}

const SCHEMA = `
  create table if not exists keys(kid text primary key, pem text not null);
  create table if not exists users(
    pool text, sub text, email text not null, user text not null, primary key(pool, sub), unique(pool, email));
  create table if not exists sessions(id text primary key, session text not null, expires integer not null);
  create table if not exists refresh_tokens(
    hash text primary key, pool text not null, sub text not null, client text not null, family text not null,
    signedInAt integer not null, expires integer not null);
  create index if not exists refresh_tokens_user on refresh_tokens(pool, sub);
  create table if not exists revoked(family text primary key);`;

export type Store = ReturnType<typeof openStore>;

export function openStore(dir: string) {
  const database = openDatabase(join(dir, 'users.db'), SCHEMA);
  return {
    ...usersOf(database),
    ...tokensOf(database),
    ...sessionsOf(database),
    ...keysOf(database),
    close: database.close,
  };
}

function usersOf(database: Database) {
  const read = (row: { user: string } | undefined): User | undefined => row && JSON.parse(row.user);
  return {
    /** By email address, whatever its case, or by id. */
    findUser: (pool: string, name = '') =>
      read(
        database.one(
          'select user from users where pool = ? and (email = ? or sub = ?)',
          pool,
          name.toLowerCase(),
          name,
        ),
      ),
    saveUser: (user: User) =>
      database.run(
        `insert into users values(?, ?, ?, ?)
         on conflict(pool, sub) do update set email = excluded.email, user = excluded.user`,
        user.pool,
        user.sub,
        user.attributes.email.toLowerCase(),
        JSON.stringify(user),
      ),
    removeUser: (user: User) => database.run('delete from users where pool = ? and sub = ?', user.pool, user.sub),
  };
}

function tokensOf(database: Database) {
  return {
    addRefreshToken: (token: string, { pool, sub, client, family, signedInAt, expires }: RefreshToken) =>
      database.run(
        'insert into refresh_tokens values(?, ?, ?, ?, ?, ?, ?)',
        ...[sha256(token), pool, sub, client, family, signedInAt, expires],
      ),
    refreshToken: (token: string) =>
      database.one<RefreshToken>('select * from refresh_tokens where hash = ?', sha256(token)),
    endRefreshToken: (token: string, at: number) =>
      database.run('update refresh_tokens set expires = min(expires, ?) where hash = ?', at, sha256(token)),
    revoke: (family: string) => database.run('insert or ignore into revoked values(?)', family),
    revokeAllOf: ({ pool, sub }: User) =>
      database.run(
        'insert or ignore into revoked select family from refresh_tokens where pool = ? and sub = ?',
        pool,
        sub,
      ),
    isRevoked: (family: string) => database.one('select 1 from revoked where family = ?', family) !== undefined,
  };
}

function sessionsOf(database: Database) {
  return {
    openSession: (session: Session, expires: number) => {
      const id = randomBytes(32).toString('base64url');
      database.run('insert into sessions values(?, ?, ?)', id, JSON.stringify(session), expires);
      return id;
    },
    /** Lets a session that was taken serve once more. */
    keepSession: (id: string, session: Session, expires: number) =>
      void database.run('insert into sessions values(?, ?, ?)', id, JSON.stringify(session), expires),
    /** A session serves once. */
    takeSession: (id: string, now: number): Session | undefined => {
      const row = database.one<{ session: string }>(
        'select session from sessions where id = ? and expires >= ?',
        id,
        now,
      );
      database.run('delete from sessions where id = ? or expires < ?', id, now);
      return row && JSON.parse(row.session);
    },
  };
}

function keysOf(database: Database) {
  return {
    key: () => database.one<{ kid: string; pem: string }>('select * from keys'),
    saveKey: (kid: string, pem: string) => database.run('insert into keys values(?, ?)', kid, pem),
  };
}
