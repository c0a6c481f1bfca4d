import { createHmac } from 'node:crypto';
import type { CommunityId } from '../../../shared/model/ids.ts';
import type { StoredWebhook } from './stored-webhook.ts';

/** For so long after a secret was changed the one before signs too. */
const OVERLAP_MS = 86_400_000;

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/** The secret of a community: it follows from ours and is stored nowhere. Each round has another. */
export const webhookSecret = (signingSecret: string, community: CommunityId, round: number): string =>
  `whsec_${hmac(signingSecret, `webhook:${community}:${round}`)}`;

/** Whether the secret of the round before signs too. */
export const isOverlapping = ({ round, roundAt }: Pick<StoredWebhook, 'round' | 'roundAt'>, now: Date): boolean =>
  round > 1 && now.getTime() - Date.parse(roundAt) < OVERLAP_MS;

/** What proves that a body comes from us: by each secret that is good at the time, in seconds since 1970. */
export const webhookSignature = (secrets: readonly string[], seconds: number, body: string): string =>
  [`t=${seconds}`, ...secrets.map((secret) => `v1=${hmac(secret, `${seconds}.${body}`)}`)].join(',');
