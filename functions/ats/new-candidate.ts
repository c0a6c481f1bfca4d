import type { StoredProfile } from '../records/submission/stored-items.ts';
import type { NewCandidate } from './merge/writes.ts';

/** What an ATS is told of somebody who is created there. */
export function toCandidate(
  { candidate: { firstName, lastName, ...rest } }: StoredProfile,
  email: string,
): NewCandidate {
  const [latest] = rest.employmentHistory;
  const links = rest.socialProfiles;
  return {
    ...{ firstName, lastName, email, phone: rest.phoneNumber },
    title: latest?.jobTitle ?? null,
    company: latest?.employerName ?? null,
    link: (links.find(({ type }) => type === 'linkedin') ?? links[0])?.url ?? null,
  };
}
