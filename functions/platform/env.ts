import * as z from 'zod';

/** What every function may find in its environment. Set by the stacks; the local cloud sets the same names. */
const Environment = z.object({
  TABLE_NAME: z.string(),
  STREAM_ARN: z.string(),
  FILES_BUCKET: z.string(),
  MAIL_BUCKET: z.string(),
  RESUME_PARSER_NAME: z.string(),
  PICTURE_DRAWER_NAME: z.string(),
  LIST_READER_NAME: z.string(),
  WEB_URL: z.url(),
  REPLY_DOMAIN: z.string(),
  MAIL_DOMAIN: z.string(),
  SES_CONFIGURATION_SET: z.string(),
  SIGNING_SECRET: z.string(),
  /** Empty or missing where the API may be called directly, as on a developer's machine. */
  ORIGIN_SECRET: z.string().optional(),
  /** How many of the workers that send run at the same time. */
  CONCURRENT_SENDS: z.coerce.number().int().positive(),
  OUTREACH_QUEUE_URL: z.url(),
  HUNT_QUEUE_URL: z.url(),
  SPOTLIGHT_QUEUE_URL: z.url(),
  TRANSFER_QUEUE_URL: z.url(),
  SOURCING_QUEUE_URL: z.url(),
  ERASURE_QUEUE_URL: z.url(),
  ATS_QUEUE_URL: z.url(),
  ATS_EXPORT_QUEUE_URL: z.url(),
  /** Where Merge is, its keys, and the address of the script that opens its widget. */
  MERGE_SECRET: z.string(),
  MERGE_LINK_SCRIPT: z.url(),
  /** The key of KMS with which tokens of others are locked. */
  TOKEN_KEY: z.string(),
  /** The stage of the WebSocket API, by which its sockets are spoken to. */
  LIVE_URL: z.url(),
  USER_POOL_ID: z.string(),
  /** The client of the user pool by which people prove themselves to us, and no browser signs in. */
  ACCOUNT_CLIENT_ID: z.string(),
  /** What answers in place of the DNS; empty or missing where everybody's does. */
  DNS_URL: z.string().optional(),
  EMAIL_FINDER: z.enum(['hunter', 'directory']),
  EMAIL_FINDER_URL: z.string(),
  LANGUAGE_MODEL: z.enum(['bedrock', 'rules']),
  LANGUAGE_MODEL_ID: z.string(),
  /** Where logos of companies are looked for, with its key; empty where monograms are drawn. */
  COMPANY_LOGOS_URL: z.string(),
  /** Whose addresses sourcers may be told at. */
  WEBHOOKS: z.enum(['public', 'local']),
  SOURCER_QUEUE_URL: z.url(),
  PLACES: z.enum(['location-service', 'cities']),
});
export type Environment = z.infer<typeof Environment>;
export type EnvironmentName = keyof Environment;

/** Reads just the named variables; a missing one fails the cold start with its name. */
export function readEnvironment<const N extends EnvironmentName>(...names: readonly N[]): Pick<Environment, N> {
  const mask = Object.fromEntries(names.map((name) => [name, true])) as { [K in N]: true };
  return Environment.pick(mask as never).parse(process.env) as Pick<Environment, N>;
}
