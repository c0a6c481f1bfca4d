import { AppError } from '../../shared/contract/errors.ts';
import type { Act } from '../platform/act.ts';
import type { Actor } from '../platform/http.ts';
import { createJob, creationOf } from './create-job.ts';
import type { DescriptionDraft } from './description/draft.ts';
import type { JobsDeps } from './found-job.ts';
import type { Places } from './places.ts';

/** Reads a description and makes a draft of it. */
export type DescriptionReader = (pasted: string, places: Places) => Promise<DescriptionDraft>;

export interface DescriptionDeps extends JobsDeps {
  /** Loaded with the first description: its words are larger than all the rest. */
  readonly descriptionReader: () => Promise<DescriptionReader>;
}

/** A draft of what a description says, for the caller; a repeated act answers the one that its first run made. */
export async function createDraftFromDescription(deps: DescriptionDeps, actor: Actor, pasted: string, act: Act) {
  const creation = await creationOf(deps, actor, act);
  if (creation.created) return { id: creation.id };
  if (!/\p{L}{2}/u.test(pasted)) throw new AppError('DESCRIPTION_UNREADABLE');
  const draftOf = await deps.descriptionReader();
  const { fields, reading } = await draftOf(pasted, deps.places);
  const account = await deps.jobs.findAccount(actor.accountId);
  const { whitelistedDomains = [], blacklistedDomains = [] } = account ?? {};
  const requirements = { ...fields.requirements, whitelistedDomains, blacklistedDomains };
  const job = { ...fields, requirements, status: 'Draft' as const, startSourcing: false };
  const { id } = await createJob(deps, actor, job, creation, reading);
  return { id };
}
