import type { Profile } from '../../../shared/model/candidate.ts';
import type { Item } from '../../platform/items.ts';
import { parseItem, parseItems, type Table } from '../../platform/table.ts';
import { identitiesOf } from '../../records/person/identity.ts';
import type { Head } from '../../records/submission/head.ts';
import { StoredProfile } from '../../records/submission/stored-items.ts';
import { arrives, type Follower, headChangeOf } from './follower.ts';
import { createPersonLinks, type PersonLinks } from './person-links.ts';

/** Candidates of an account who are the same person know of each other, from whatever job they came. */
export function personFollower(table: Table): Follower {
  const links = createPersonLinks(table);
  return {
    name: 'persons',
    takes: ({ sk }) => sk === 'HEAD' || sk === 'PROFILE',
    async follow(before, after) {
      if (after.sk === 'PROFILE') return before && followProfile(links, String(after.pk), profilesOf(before, after));
      const change = headChangeOf(before, after);
      return change && arrives(change) && recognise(links, change.after);
    },
  };
}

/** Everyone of the account who has the same address or LinkedIn profile is told to both sides. */
async function recognise(links: PersonLinks, head: Head) {
  const profile = await links.findProfile(head.accountId, head.id);
  if (!profile) return;
  const identities = identitiesOf(profile.candidate);
  await links.remember(head, identities);
  const others = await links.findByIdentity(head.accountId, identities);
  await links.pair(
    head,
    others.filter(({ id }) => id !== head.id),
  );
}

/**
 * A profile that was edited may be another person than was thought: who it was taken for by what it no longer says is let
 * go, and who it is by what it says now is found.
 */
async function followProfile(
  links: PersonLinks,
  pk: string,
  candidates: { readonly before: Profile; readonly after: Profile },
): Promise<void> {
  const [old, now] = [identitiesOf(candidates.before), identitiesOf(candidates.after)];
  const gone = old.filter((identity) => !now.includes(identity));
  const isNew = now.some((identity) => !old.includes(identity));
  const head = gone.length > 0 || isNew ? await links.findHead(pk) : undefined;
  if (!head || head.pending) return;
  const others = (await links.findByIdentity(head.accountId, gone)).filter(({ id }) => id !== head.id);
  await links.forget(head, gone);
  await links.unpair(head, others);
  await recognise(links, head);
}

/** A profile that was mended is recognised as if nothing had been known of it. */
const profilesOf = (before: Item, after: Item) => {
  const { candidate } = parseItem(StoredProfile, after);
  const [known] = parseItems(StoredProfile, [before]);
  return { before: known?.candidate ?? { ...candidate, email: null, socialProfiles: [] }, after: candidate };
};
