import { AppError } from '../../shared/contract/errors.ts';
import type { Act } from '../platform/act.ts';
import type { Actor } from '../platform/http.ts';
import { createJob, creationOf } from './create-job.ts';
import type { draftOf } from './description/draft.ts';
import type { readWith } from './description/read.ts';
import type { JobsDeps } from './found-job.ts';

/** What reads a description and makes a draft of it. */
export interface DescriptionReader {
  readonly read: (pasted: string) => ReturnType<typeof readWith>;
  readonly draftOf: typeof draftOf;
}

export interface DescriptionDeps extends JobsDeps {
  /** Loaded with the first description: its words are larger than all the rest. */
  readonly descriptionReader: () => Promise<DescriptionReader>;
}

/** A draft of what a description says, for the caller; a repeated act answers the one that its first run made. */
export async function createDraftFromDescription(deps: DescriptionDeps, actor: Actor, pasted: string, act: Act) {
  const creation = await creationOf(deps, actor, act);
  if (creation.created) return { id: creation.id };
  if (!/\p{L}{2}/u.test(pasted)) throw new AppError('DESCRIPTION_UNREADABLE');
  const { read, draftOf } = await deps.descriptionReader();
  const { fields, reading } = await draftOf(await read(pasted), pasted, deps.places);
  const account = await deps.jobs.findAccount(actor.accountId);
  const { whitelistedDomains = [], blacklistedDomains = [] } = account ?? {};
  const requirements = { ...fields.requirements, whitelistedDomains, blacklistedDomains };
  const job = { ...fields, requirements, status: 'Draft' as const, startSourcing: false };
  const { id } = await createJob(deps, actor, job, creation, reading);
  return { id };
}
