import { isDeepStrictEqual } from 'node:util';
import { AppError } from '../../shared/contract/errors.ts';
import type { submissionRoutes } from '../../shared/contract/submissions.ts';
import { kindOf } from '../../shared/rules/outreach/address-kind.ts';
import { addressWords, withAddress } from '../../shared/rules/outreach/addresses.ts';
import type { Api } from '../platform/http.ts';
import { falseInConflict } from '../platform/table.ts';
import type { SubmissionRepository } from '../records/board/submission-store.ts';
import { emailsChange } from '../records/submission/beside-head.ts';
import { identitiesOf } from '../records/submission/identity.ts';
import { requireKnown } from '../records/submission/known-head.ts';
import { toldChange } from '../records/submission/told-change.ts';
import { requireOpenJob } from './open-job.ts';
import { createShowSubmission } from './show-submission.ts';

const NOTHING = { email: null, socialProfiles: [] };

interface AddressDeps {
  readonly repository: SubmissionRepository;
  readonly now: () => Date;
}

/** How often a candidate may change, or somebody come to the person, while an address is added. */
const TRIES = 24;

/** Addresses that people of the account give, correct and choose. They are the person's in the same write. */
export function createAddressApi(deps: AddressDeps): Pick<Api<typeof submissionRoutes>, 'chooseAddress'> {
  const { repository, now } = deps;
  const show = createShowSubmission(deps);
  const refuse = (why: string) => new AppError('BAD_REQUEST', { email: [why] });

  return {
    async chooseAddress({ actor: { accountId, userId, name }, params: { id }, body: { email, replaces } }) {
      const closed = await repository.whyClosed(accountId, email, await repository.printsOf(accountId, id));
      if (closed) throw refuse(closed);
      for (let attempt = 0; attempt < TRIES; attempt++) {
        const head = requireKnown(await repository.heads.require(accountId, id));
        if (head.pending) throw new AppError('SUBMISSION_NOT_FOUND');
        await requireOpenJob(repository, accountId, head.jobId);
        const kind = kindOf(email, head.employer);
        // Read after the head: a search that ends meanwhile has changed the head's version by the time this is written.
        const known = await repository.findEmails(accountId, id);
        const decision = withAddress(known, { email, kind, byName: name, replaces: replaces ?? undefined });
        if ('refused' in decision) throw refuse(decision.refused);
        // It is the one that is written to already: nobody wants to read that it was chosen.
        if (head.hasEmail && isDeepStrictEqual(decision.emails, known)) return show(accountId, id, true);
        const after = { ...head, hasEmail: true, changedBy: userId };
        const said = await repository.items.findProfile(accountId, id);
        const prints = identitiesOf(
          said?.candidate ?? NOTHING,
          decision.emails.map((each) => each.email),
        );
        const { actions, release } = await repository.claimArrival(
          head,
          prints,
          await repository.findArriving(accountId, prints),
        );
        const text = addressWords(known, { email, replaces: replaces ?? undefined });
        const line = { at: now().toISOString(), kind: 'address-added', text, by: name };
        const told = [emailsChange(head, decision.emails), toldChange(head, line)];
        const beside = [...told, ...actions.map((action) => () => action)];
        if (await repository.heads.save(after, beside).catch(falseInConflict)) return show(accountId, id, true);
        await release();
      }
      throw new AppError('CONFLICT');
    },
  };
}
