import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import { type Chosen, givenAddress, isSameAddress, withChosen } from '../../shared/rules/outreach/addresses.ts';
import type { Api } from '../platform/http.ts';
import { identitiesOf } from '../records/person/identity.ts';
import { emailsChange, profileItem } from '../records/submission/beside-head.ts';
import type { Beside } from '../records/submission/head-store.ts';
import { requireKnown, shownOrigin } from '../records/submission/known-head.ts';
import type { SubmissionRepository } from '../records/submission/submission-store.ts';
import { requireOpenJob } from './open-job.ts';
import { createShowSubmission } from './show-submission.ts';

type Found = NonNullable<Awaited<ReturnType<SubmissionRepository['findCandidate']>>>;

const TRIES = 6;

/** Adding, correcting and choosing the address that a candidate is written to. */
export function createAddressApi(deps: {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}): Pick<Api<typeof submissionRoutes>, 'chooseAddress'> {
  const { repository, now } = deps;
  const show = createShowSubmission(deps);

  /** An address typed by hand is no way round an opt-out, and none that bounced is tried again. */
  const requireUsable = async ({ head, prints, emails }: Found, email: string) => {
    const [own] = identitiesOf({ email, socialProfiles: [] });
    const closed = await repository.readClosed(head.accountId, [...new Set([...prints, ...(own ? [own] : [])])]);
    if (head.unsubscribedAt || closed.isOptedOut) throw new AppError('OPTED_OUT');
    const known = emails.find((one) => isSameAddress(one.email, email));
    if (known?.isDeliverable === false || (own && closed.bounced.has(own))) throw new AppError('ADDRESS_BOUNCED');
  };

  return {
    async chooseAddress({ actor: { accountId, userId, name }, params: { id }, body: { email, instead } }) {
      const job = (await repository.heads.require(accountId, id)).jobId;
      await requireOpenJob(repository, accountId, job);
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const found = await repository.findCandidate(accountId, id);
        if (!found) throw new AppError('SUBMISSION_NOT_FOUND');
        const head = requireKnown(found.head);
        await requireUsable(found, email);
        const chosen = { email, instead, employer: head.employer, by: name, at: now() };
        // What was typed is enough to write to: nobody waits for a search.
        const after = { ...head, huntDone: true, hasEmail: true, changedBy: userId };
        if (await repository.heads.save(after, besideAddress(found, chosen))) return show(accountId, id, true);
      }
      throw new AppError('CONFLICT');
    },
  };
}

/** The addresses, and the profile where the wrong address was the one that came with it. */
function besideAddress({ head, profile, emails }: Found, chosen: Chosen): Beside[] {
  const { candidate } = profile;
  const given = candidate.email;
  const isWrong = given !== null && chosen.instead !== undefined && isSameAddress(given, chosen.instead);
  // While the search is under way, what came with the candidate is not among the addresses yet.
  const isListed = head.huntDone || given === null || emails.some((one) => isSameAddress(one.email, given));
  const all = isListed ? emails : [givenAddress(given, shownOrigin(head), head.employer), ...emails];
  const after = withChosen(all, chosen);
  const corrected = { ...profile, candidate: { ...candidate, email: chosen.email.trim().toLowerCase() } };
  return [emailsChange(head, after), ...(isWrong ? [profileItem(head, corrected)] : [])];
}
