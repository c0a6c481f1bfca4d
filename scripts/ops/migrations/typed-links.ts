import type { Item } from '../../../functions/platform/items.ts';
import { adoptSubmission } from '../../../functions/records/person/submission-person.ts';
import { StoredProfile } from '../../../functions/records/submission/stored-items.ts';
import { AccountId, SubmissionId } from '../../../shared/model/ids.ts';
import { profilePage } from '../../../shared/rules/candidate/profile-link.ts';
import type { Migration } from './migration.ts';

/** Whether a link leads to a public profile of another kind than it was typed as. */
const isTypedOtherwise = (item: Item) =>
  StoredProfile.safeParse(item).data?.candidate.socialProfiles.some(
    (link) => (profilePage(link)?.of ?? link.type) !== link.type,
  ) ?? false;

/** Profiles from before the address of a link decided what it is. One that is linked already costs a read. */
export const typedLinks: Migration = {
  name: 'typed-links',
  about: 'Has people be found by links to public profiles that were typed as another kind of link.',
  takes: (item) => item.sk === 'PROFILE' && isTypedOtherwise(item),
  migrate(table, { pk }) {
    const [, account, , id] = String(pk).split('#');
    return adoptSubmission({ table, now: () => new Date() }, AccountId.parse(account), SubmissionId.parse(id));
  },
};
