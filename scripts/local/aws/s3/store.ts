import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../database.ts';

/** What is kept of an object beside its bytes; `headers` come back on reading. */
export interface Stored {
  readonly bucket: string;
  readonly key: string;
  readonly blob: string;
  readonly size: number;
  readonly etag: string;
  readonly modifiedAt: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly checksum: Readonly<Record<string, string>>;
}

export interface Store {
  readonly database: Database;
  hasBucket(name: string): boolean;
  addBucket(name: string): void;
  find(bucket: string, key: string): Stored | undefined;
  /** Replaces what was under the key. */
  keep(object: Stored): void;
  remove(bucket: string, key: string): void;
  /** A name for new bytes and, for a name, where its bytes are. */
  newBlob(): string;
  pathOf(blob: string): string;
}

const SCHEMA = `
  create table if not exists buckets(name text primary key) without rowid;
  create table if not exists objects(
    bucket text, key text, blob text not null, size integer not null, etag text not null, modifiedAt integer not null,
    headers text not null, checksum text not null, primary key(bucket, key)) without rowid;`;

type Row = Omit<Stored, 'headers' | 'checksum'> & { readonly headers: string; readonly checksum: string };

export function openStore(dir: string): Store {
  const database = openDatabase(join(dir, 'objects.db'), SCHEMA);
  const pathOf = (blob: string) => join(dir, 'blobs', blob.slice(0, 2), blob);

  const find = (bucket: string, key: string) => {
    const row = database.one<Row>('select * from objects where bucket = ? and key = ?', bucket, key);
    return row && { ...row, headers: JSON.parse(row.headers), checksum: JSON.parse(row.checksum) };
  };
  const dropBlob = (object: Stored | undefined) => object && rmSync(pathOf(object.blob), { force: true });

  return {
    database,
    pathOf,
    find,
    hasBucket: (name) => database.one('select 1 from buckets where name = ?', name) !== undefined,
    addBucket: (name) => database.run('insert or ignore into buckets values(?)', name),
    keep: (object) => {
      const before = find(object.bucket, object.key);
      database.run(
        'insert or replace into objects values(?, ?, ?, ?, ?, ?, ?, ?)',
        object.bucket,
        object.key,
        object.blob,
        object.size,
        object.etag,
        object.modifiedAt,
        JSON.stringify(object.headers),
        JSON.stringify(object.checksum),
      );
      dropBlob(before);
    },
    remove: (bucket, key) => {
      const before = find(bucket, key);
      database.run('delete from objects where bucket = ? and key = ?', bucket, key);
      dropBlob(before);
    },
    newBlob: () => {
      const blob = randomUUID();
      mkdirSync(join(pathOf(blob), '..'), { recursive: true });
      return blob;
    },
  };
}
