import type { Item } from '../../../functions/platform/items.ts';
import { keepHint } from '../../../functions/records/person/hints.ts';
import { adoptSubmission } from '../../../functions/records/person/submission-person.ts';
import { formerPrintsOf, hintsOf } from '../../../functions/records/submission/identity.ts';
import { StoredProfile } from '../../../functions/records/submission/stored-items.ts';
import { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import type { Migration } from './migration.ts';

const candidateIn = (item: Item) =>
  item.expiresAt === undefined ? StoredProfile.safeParse(item).data?.candidate : undefined;

/**
 * Profiles from before a page that a company may have made nobody one person: they warn by it, and are kept with their person by all
 * else that they say. Who is one person by then stays so. One that warns already costs a read and a write.
 */
export const sharedPages: Migration = {
  name: 'shared-pages',
  about:
    'Has links to GitHub, X and AngelList warn of somebody who may be the same, where they made one person of two.',
  takes(item) {
    const candidate = item.sk === 'PROFILE' ? candidateIn(item) : undefined;
    return candidate !== undefined && formerPrintsOf(candidate).length > 0;
  },
  async migrate(table, item) {
    const [, account, , submission] = String(item.pk).split('#');
    const [accountId, id] = [AccountId.parse(account), SubmissionId.parse(submission)];
    const candidate = candidateIn(item);
    if (!candidate) return false;
    const kept = await Promise.all(hintsOf(candidate).map(({ print }) => keepHint(table, accountId, print, id)));
    const isLinkedAnew = await adoptSubmission({ table, now: () => new Date() }, accountId, id);
    return isLinkedAnew || kept.some(Boolean);
  },
};
