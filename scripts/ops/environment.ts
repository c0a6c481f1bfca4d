import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { createDomainIdentities } from '../../functions/accounts/domain-identities.ts';
import { createUserPool } from '../../functions/accounts/user-pool.ts';
import { readEnvironment } from '../../functions/platform/env.ts';
import { connectS3, createFiles } from '../../functions/platform/files.ts';
import { newId } from '../../functions/platform/ids.ts';
import { createMailer, type SendRaw } from '../../functions/platform/mail.ts';
import { connectTable, type Table } from '../../functions/platform/table.ts';
import { followClock } from '../local/clock.ts';
import { HOME } from '../local/paths.ts';
import { type ConfigurationSets, createConfigurationSets } from './configuration-sets.ts';
import { deletingUsers } from './delete-user.ts';
import { resettingTwoStep } from './reset-two-step.ts';

/** What the back office works with. */
export interface Office {
  readonly table: Table;
  readonly sendRaw: SendRaw;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly webUrl: string;
  readonly mailDomain: string;
  readonly configurationSet: string;
  /** The configuration sets of accounts. */
  readonly sets: ConfigurationSets;
}

/** Puts the environment and the clock of a running `npm start` in place, where one runs and the shell does not say another. */
export function findLocalCloud(home = HOME): void {
  const file = join(home, 'endpoints.json');
  if (process.env.TABLE_NAME || !existsSync(file)) return;
  const local = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const [name, value] of Object.entries(local)) process.env[name] ??= value;
  followClock(join(home, 'clock'), Number(local.LOCAL_CLOCK_SPEED ?? 1));
}

/**
 * Puts the region and the credentials of whoever runs a command into the environment, as AWS's clients find them (a profile,
 * single sign-on, a role): what the functions share with the back office signs with what stands there, and all else is to act as
 * the same. They are not renewed: what takes longer than they last is run again, and goes on.
 */
export async function findCredentials(): Promise<void> {
  const { config } = new DynamoDBClient({});
  const [region, who] = await Promise.all([config.region(), config.credentials()]);
  process.env.AWS_REGION = region;
  process.env.AWS_ACCESS_KEY_ID = who.accessKeyId;
  process.env.AWS_SECRET_ACCESS_KEY = who.secretAccessKey;
  if (who.sessionToken) process.env.AWS_SESSION_TOKEN = who.sessionToken;
  else delete process.env.AWS_SESSION_TOKEN;
}

/** The office over the table and mail that the environment names: a stage in AWS, or the local cloud. */
export function openOffice(): Office {
  const env = readEnvironment('TABLE_NAME', 'WEB_URL', 'MAIL_DOMAIN', 'SES_CONFIGURATION_SET');
  return {
    table: connectTable(env.TABLE_NAME),
    sendRaw: createMailer(),
    now: () => new Date(),
    newId,
    webUrl: env.WEB_URL,
    mailDomain: env.MAIL_DOMAIN,
    configurationSet: env.SES_CONFIGURATION_SET,
    sets: createConfigurationSets(),
  };
}

/** Where files and users are, which few commands need: the buckets and the user pool that the environment names. */
export function openStores() {
  const env = readEnvironment('FILES_BUCKET', 'MAIL_BUCKET', 'USER_POOL_ID');
  const buckets = { client: connectS3(), files: env.FILES_BUCKET, mail: env.MAIL_BUCKET };
  const { signOut } = createUserPool(env.USER_POOL_ID);
  const domains = createDomainIdentities();
  return {
    buckets,
    files: createFiles(env.FILES_BUCKET, buckets.client),
    domains,
    userPool: {
      signOut,
      deleteUser: deletingUsers(env.USER_POOL_ID),
      resetTwoStep: resettingTwoStep(env.USER_POOL_ID),
    },
  };
}
