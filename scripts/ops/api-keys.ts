import { hashOf, newSecret } from '../../functions/platform/ids.ts';
import { deleteItem, IF_THERE, putItem, setting, updateItem } from '../../functions/platform/items.ts';
import { parseItems } from '../../functions/platform/table.ts';
import { keyIdOf, StoredApiKey } from '../../functions/records/account/stored-api-key.ts';
import { keys } from '../../functions/records/keys.ts';
import { LIMITS } from '../../shared/product.ts';
import type { Office } from './environment.ts';
import { noteOffice } from './office-log.ts';
import { scanPages } from './scan.ts';

/** Every API key, or those of one community. Reads the whole table, page by page: keys are found by what they open. */
export async function findApiKeys({ table }: Office, community?: string): Promise<StoredApiKey[]> {
  const found: StoredApiKey[] = [];
  const pages = scanPages(table, {
    FilterExpression: `sk = :key${community ? ' AND communityId = :community' : ''}`,
    ExpressionAttributeValues: { ':key': 'APIKEY', ...(community && { ':community': community }) },
  });
  for await (const items of pages) found.push(...parseItems(StoredApiKey, items));
  return found;
}

/** The communities that hold a key, oldest first; nothing that would open anything. */
export const listApiKeys = async (office: Office) =>
  (await findApiKeys(office))
    .map((key) => ({
      ...{ community: key.communityId, name: key.name, key: keyIdOf(key), createdAt: key.createdAt },
      isTrial: key.trial ?? false,
      ...{ endsAt: key.endsAt ?? null, callsPerMinute: key.callsPerMinute ?? LIMITS.callsPerMinuteOfSourcer },
    }))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));

/** Makes an API key for a community of sourcers. It is shown this once; only its hash is stored. */
export async function createApiKey(office: Office, name: string, isTrial = false) {
  const communityId = `com_${office.newId()}` as const;
  const apiKey = await addKey(office, { communityId, name, ...(isTrial && { trial: true }) });
  await noteOffice(office, { subject: `API key made for ${communityId} (${name})`, after: { isTrial } });
  return { communityId, apiKey };
}

async function addKey(
  { table, now }: Office,
  key: Pick<StoredApiKey, 'communityId' | 'name' | 'callsPerMinute' | 'trial'>,
): Promise<string> {
  const apiKey = newSecret();
  await putItem(table, { ...keys.apiKey(hashOf(apiKey)), ...key, createdAt: now().toISOString() });
  return apiKey;
}

/**
 * Gives a community another key beside the one it has, which goes on for so many days: its programs can change over while both
 * are good. A key that ends already ends when it was to.
 */
export async function rotateApiKey(office: Office, community: string, overlapDays: number) {
  const found = await findApiKeys(office, community);
  const now = office.now().toISOString();
  const held = found.filter(({ revokedAt, endsAt }) => !revokedAt && (endsAt ?? now) >= now);
  const [first] = held;
  if (!first) throw new Error(`${community} holds no API key`);
  const { communityId, name, callsPerMinute, trial } = first;
  const kept = { ...(callsPerMinute && { callsPerMinute }), ...(trial && { trial }) };
  const apiKey = await addKey(office, { communityId, name, ...kept });
  const endsAt = new Date(office.now().getTime() + overlapDays * 86_400_000).toISOString();
  for (const { pk, endsAt: ends } of held)
    if (!ends || ends > endsAt)
      await updateItem(office.table, { pk, sk: 'APIKEY' }, { ...setting({ endsAt }), if: IF_THERE });
  await noteOffice(office, { subject: `API key rotated for ${communityId}`, after: { othersEndAt: endsAt } });
  return { communityId, apiKey, othersEndAt: endsAt };
}

/** Whether a community is on trial. What it brought before stays as it was marked. */
export async function setTrial(office: Office, community: string, isTrial: boolean) {
  const found = await findApiKeys(office, community);
  if (found.length === 0) throw new Error(`${community} holds no API key`);
  for (const { pk } of found)
    await updateItem(office.table, { pk, sk: 'APIKEY' }, { ...setting({ trial: isTrial }), if: IF_THERE });
  const before = { isTrial: found[0]?.trial ?? false };
  await noteOffice(office, { subject: `Trial of ${community}`, before, after: { isTrial } });
  return { community, isTrial, keys: found.length };
}

/** What each key of a community may ask in a minute. */
export async function setApiQuota(office: Office, community: string, callsPerMinute: number) {
  const found = await findApiKeys(office, community);
  if (found.length === 0) throw new Error(`${community} holds no API key`);
  for (const { pk } of found)
    await updateItem(office.table, { pk, sk: 'APIKEY' }, { ...setting({ callsPerMinute }), if: IF_THERE });
  const before = { callsPerMinute: found[0]?.callsPerMinute ?? LIMITS.callsPerMinuteOfSourcer };
  await noteOffice(office, { subject: `API quota of ${community}`, before, after: { callsPerMinute } });
  return { community, callsPerMinute, keys: found.length };
}

/** Ends an API key, by the key itself or, where nobody has that any more, all keys of a community. Answers how many. */
export async function revokeApiKeys(
  office: Office,
  by: { readonly key: string } | { readonly community: string },
): Promise<{ revoked: number }> {
  const found = 'key' in by ? [keys.apiKey(hashOf(by.key))] : await findApiKeys(office, by.community);
  let revoked = 0;
  for (const { pk } of found) if (await deleteItem(office.table, { pk, sk: 'APIKEY' }, IF_THERE)) revoked++;
  if (revoked === 0) throw new Error('There is no such API key');
  const whose = 'community' in by ? by.community : `the hash ${hashOf(by.key).slice(0, 8)}…`;
  await noteOffice(office, { subject: `API keys revoked: ${revoked} of ${whose}` });
  return { revoked };
}
