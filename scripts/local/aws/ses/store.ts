import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database.ts';
import { configurationSetsOf } from './configuration-sets.ts';

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
  readonly madeAt: number;
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
    name text primary key, madeAt integer not null, mailFrom text, tags text not null);
  create table if not exists zones(
    domain text primary key, records text not null, addedAt integer not null, isTold integer not null);
  create table if not exists sets(name text primary key, isSending integer not null, destinations text not null);
  create table if not exists suppressed(address text primary key, reason text not null, at integer not null);`;

interface Row {
  readonly id: string;
  readonly sentAt: number;
  readonly facts: string;
}

export type Store = ReturnType<typeof openStore>;

export function openStore(dir: string) {
  const database = openDatabase(join(dir, 'mail.db'), SCHEMA);
  return {
    ...configurationSetsOf(database),
    ...mailOf(database),
    ...identitiesOf(database),
    ...suppressionOf(database),
    close: database.close,
  };
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
}

/** A DNS record, as its domain's owner added it. */
export interface DnsRecord {
  readonly type: 'CNAME' | 'MX' | 'TXT';
  readonly key: string;
  readonly value: string;
}

/** How long it takes somebody to add the records of a domain, where nobody says that they do or do not. */
const RECORDS_AFTER_MS = 20_000;

/** A domain whose name says so never gets its records: what fails can be looked at too. */
const neverHasRecords = (name: string) => /^(?:no-records|unverified)\./.test(name);

/** The same each time that a domain is added, whoever adds it. */
const tokensOf = (name: string) =>
  [1, 2, 3].map((number) => createHash('sha256').update(`${name}#${number}`).digest('hex').slice(0, 32));

/** What SES tells the owner of a domain to add. */
export const recordsFor = ({ name, dkimTokens, mailFrom }: Identity): DnsRecord[] => [
  ...dkimTokens.map((token) => ({
    ...{ type: 'CNAME' as const, key: `${token}._domainkey.${name}`, value: `${token}.dkim.amazonses.com` },
  })),
  ...(mailFrom
    ? [
        { type: 'MX' as const, key: mailFrom, value: '10 feedback-smtp.amazonses.com' },
        { type: 'TXT' as const, key: mailFrom, value: 'v=spf1 include:amazonses.com ~all' },
        { type: 'TXT' as const, key: `_dmarc.${name}`, value: 'v=DMARC1; p=none;' },
      ]
    : []),
];

interface Zone {
  readonly records: string;
  readonly addedAt: number;
  readonly isTold: number;
}

function zonesOf(database: Database) {
  const zone = (domain: string) => database.one<Zone>('select * from zones where domain = ?', domain);
  return {
    hasRecord: (domain: string, type: DnsRecord['type'], key: string): boolean =>
      (JSON.parse(zone(domain)?.records ?? '[]') as DnsRecord[]).some((one) => one.type === type && one.key === key),
    /** Whether the owner of a domain has what they were shown of it since, but has not added it. */
    waitsForRecords: (domain: string, madeAt: number): boolean => {
      if (neverHasRecords(domain) || Date.now() - madeAt < RECORDS_AFTER_MS) return false;
      const found = zone(domain);
      return !found || (found.isTold === 0 && found.addedAt < madeAt);
    },
    /** What stands in the DNS of a domain from now on, whoever had it added. */
    setZone: (domain: string, records: readonly DnsRecord[], isTold: boolean) =>
      database.run(
        'insert or replace into zones values(?, ?, ?, ?)',
        ...[domain, JSON.stringify(records), Date.now(), isTold ? 1 : 0],
      ),
    txtOf: (name: string): string[] =>
      database
        .all<Zone>('select * from zones where instr(records, ?)', name)
        .flatMap(({ records }) => JSON.parse(records) as DnsRecord[])
        .flatMap(({ type, key, value }) => (type === 'TXT' && key === name ? [value] : [])),
  };
}

function identitiesOf(database: Database) {
  const zones = zonesOf(database);
  const identities = (): Identity[] =>
    database
      .all<IdentityRow>(
        `select identities.name, isVerified, dkimTokens, madeAt, mailFrom, tags
         from identities left join identityFacts using(name) order by name`,
      )
      .map((row) => {
        const dkimTokens: string[] = JSON.parse(row.dkimTokens);
        const hasDkim = dkimTokens.every((token) =>
          zones.hasRecord(row.name, 'CNAME', `${token}._domainkey.${row.name}`),
        );
        return {
          name: row.name,
          madeAt: row.madeAt ?? 0,
          isVerified: row.isVerified === 1 || (dkimTokens.length > 0 && hasDkim),
          hasMailFrom: row.mailFrom !== null && zones.hasRecord(row.name, 'MX', row.mailFrom),
          dkimTokens,
          mailFrom: row.mailFrom ?? undefined,
          tags: JSON.parse(row.tags ?? '{}'),
        };
      });
  const addIdentity = (name: string, tags: Readonly<Record<string, string>> = {}) => {
    const tokens = name.includes('@') ? [] : tokensOf(name);
    database.run('insert or ignore into identities values(?, 0, ?)', name, JSON.stringify(tokens));
    const facts = 'insert or ignore into identityFacts(name, madeAt, tags) values(?, ?, ?)';
    database.run(facts, name, Date.now(), JSON.stringify(tags));
  };
  return {
    ...zones,
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
