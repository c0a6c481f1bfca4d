import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database.ts';

/** A message as SES took it. */
export interface SentMessage {
  /** What SES answered, without the angle brackets and the domain of the header. */
  readonly id: string;
  readonly sentAt: Date;
  readonly from: string;
  /** Everyone it goes to, copies included, as plain addresses in lower case. */
  readonly recipients: readonly string[];
  /** Those of them on the suppression list, whom SES does not write to. */
  readonly suppressed: readonly string[];
  readonly subject: string;
  readonly configurationSet: string | undefined;
  readonly tags: Readonly<Record<string, string>>;
  /** The MIME text as it reaches the other side. */
  readonly raw: Buffer;
}

export type SentSummary = Omit<SentMessage, 'raw'>;

export interface ListQuery {
  /** Only what goes to this address. */
  readonly to?: string;
  /** Only what was sent at this instant or later. */
  readonly since?: Date;
  /** 50 unless given. */
  readonly limit?: number;
}

export interface Identity {
  readonly name: string;
  readonly isVerified: boolean;
  readonly dkimTokens: readonly string[];
  readonly mailFrom: string | undefined;
  readonly tags: Readonly<Record<string, string>>;
  readonly hasMailFrom: boolean;
}

const SCHEMA = `
  create table if not exists messages(
    seq integer primary key autoincrement, id text unique not null, sentAt integer not null, facts text not null,
    raw blob not null);
  create table if not exists recipients(address text, seq integer, primary key(address, seq)) without rowid;
  create table if not exists identities(name text primary key, isVerified integer not null, dkimTokens text not null);
  create table if not exists identityFacts(
    name text primary key, madeAt integer not null, mailFrom text, tags text not null, hasRecords integer);
  create table if not exists suppressed(address text primary key, reason text not null, at integer not null);`;

interface Row {
  readonly id: string;
  readonly sentAt: number;
  readonly facts: string;
}

export type Store = ReturnType<typeof openStore>;

export function openStore(dir: string) {
  const database = openDatabase(join(dir, 'mail.db'), SCHEMA);
  return { ...mailOf(database), ...identitiesOf(database), ...suppressionOf(database), close: database.close };
}

function mailOf(database: Database) {
  return {
    keep: ({ raw, id, sentAt, ...facts }: SentMessage) =>
      database.atOnce(() => {
        const values = [id, sentAt.getTime(), JSON.stringify(facts), raw] as const;
        database.run('insert into messages(id, sentAt, facts, raw) values(?, ?, ?, ?)', ...values);
        for (const address of new Set(facts.recipients)) {
          database.run('insert into recipients select ?, seq from messages where id = ?', address, id);
        }
      }),
    /** Newest first. */
    list: ({ to, since, limit = 50 }: ListQuery = {}): SentSummary[] =>
      database
        .all<Row>(
          `select id, sentAt, facts from messages
           where sentAt >= ?1 and (?2 is null or seq in (select seq from recipients where address = ?2))
           order by seq desc limit ?3`,
          since?.getTime() ?? 0,
          to?.toLowerCase() ?? null,
          limit,
        )
        .map(asSummary),
    find: (id: string): SentMessage | undefined => {
      const row = database.one<Row & { raw: Uint8Array }>('select * from messages where id = ?', id);
      return row && { ...asSummary(row), raw: Buffer.from(row.raw) };
    },
  };
}

function asSummary({ id, sentAt, facts }: Row): SentSummary {
  return { configurationSet: undefined, ...JSON.parse(facts), id, sentAt: new Date(sentAt) };
}

interface IdentityRow {
  readonly name: string;
  readonly isVerified: number;
  readonly dkimTokens: string;
  readonly madeAt: number | null;
  readonly mailFrom: string | null;
  readonly tags: string | null;
  /** Whether its DNS records are there; null as long as nobody said, and time does. */
  readonly hasRecords: number | null;
}

/** How long it takes somebody to add the records of a domain, where nobody says that they do or do not. */
const RECORDS_AFTER_MS = 20_000;

/** A domain whose name says so never gets its records: what fails can be looked at too. */
const neverHasRecords = (name: string) => /^(?:no-records|unverified)\./.test(name);

function hasRecords(row: IdentityRow): boolean {
  if (row.hasRecords !== null) return row.hasRecords === 1;
  if (row.madeAt === null || neverHasRecords(row.name)) return false;
  return Date.now() - row.madeAt >= RECORDS_AFTER_MS;
}

function identitiesOf(database: Database) {
  const identities = (): Identity[] =>
    database
      .all<IdentityRow>(
        `select identities.name, isVerified, dkimTokens, madeAt, mailFrom, tags, hasRecords
         from identities left join identityFacts using(name) order by name`,
      )
      .map((row) => ({
        name: row.name,
        isVerified: row.hasRecords !== 0 && (row.isVerified === 1 || hasRecords(row)),
        hasMailFrom: row.mailFrom !== null && hasRecords(row),
        dkimTokens: JSON.parse(row.dkimTokens),
        mailFrom: row.mailFrom ?? undefined,
        tags: JSON.parse(row.tags ?? '{}'),
      }));
  const addIdentity = (name: string, tags: Readonly<Record<string, string>> = {}) => {
    const tokens = name.includes('@') ? [] : [1, 2, 3].map(() => randomBytes(16).toString('hex'));
    database.run('insert or ignore into identities values(?, 0, ?)', name, JSON.stringify(tokens));
    const facts = 'insert or ignore into identityFacts(name, madeAt, tags) values(?, ?, ?)';
    database.run(facts, name, Date.now(), JSON.stringify(tags));
  };
  return {
    identities,
    addIdentity,
    identity: (name: string) => identities().find((identity) => identity.name === name),
    /** Adds it where it is missing; what its DNS records would prove is taken as proven. */
    verifyIdentity: (name: string) => {
      addIdentity(name);
      database.run('update identities set isVerified = 1 where name = ?', name);
    },
    setMailFrom: (name: string, mailFrom: string) =>
      database.run('update identityFacts set mailFrom = ? where name = ?', mailFrom, name),
    /** Says whether the DNS records of a domain are there. */
    setRecords: (name: string, areThere: boolean) =>
      database.run('update identityFacts set hasRecords = ? where name = ?', areThere ? 1 : 0, name),
    /** The TXT records of a name, as the owners of the domains here would have added them. */
    txtOf: (name: string): string[] => {
      const found = identities().find((one) => one.hasMailFrom && [one.mailFrom, `_dmarc.${one.name}`].includes(name));
      if (!found) return [];
      return [name === found.mailFrom ? 'v=spf1 include:amazonses.com ~all' : 'v=DMARC1; p=none;'];
    },
    removeIdentity: (name: string) => {
      database.run('delete from identities where name = ?', name);
      database.run('delete from identityFacts where name = ?', name);
    },
  };
}

function suppressionOf(database: Database) {
  return {
    suppress: (address: string, reason: string, at: Date) =>
      database.run('insert or replace into suppressed values(?, ?, ?)', address.toLowerCase(), reason, at.getTime()),
    suppression: (address: string) =>
      database.one<{ address: string; reason: string; at: number }>(
        'select * from suppressed where address = ?',
        address.toLowerCase(),
      ),
    allow: (address: string) => database.run('delete from suppressed where address = ?', address.toLowerCase()),
  };
}
