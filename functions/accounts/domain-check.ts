import { log } from '../platform/log.ts';
import { checkedDomain, type Found, isProven, mailFromOf, type StoredDomain } from '../records/account/domain.ts';
import type { DomainChecks } from '../records/account/domain-checks.ts';
import type { DomainIdentities } from './domain-identities.ts';
import { allowsSes, hasDmarc, type ReadTxt } from './domain-records.ts';

export interface DomainCheckDeps {
  readonly domains: DomainChecks;
  readonly identities: DomainIdentities;
  readonly readTxt: ReadTxt;
  readonly now: () => Date;
}

/** Looks for a domain's records, and keeps what was found. It may run twice at once: one of them is kept. */
export async function checkDomain(deps: DomainCheckDeps, before: StoredDomain): Promise<StoredDomain> {
  if (before.lapsedAt) return before;
  const identity = await deps.identities.open(before.name);
  const found: Found = {
    dkim: identity.hasDkim,
    mailFrom: identity.hasMailFrom,
    spf: await asked(before.found.spf, async () => allowsSes(await deps.readTxt(mailFromOf(before.name)))),
    dmarc: await asked(before.found.dmarc, () => hasDmarc(deps.readTxt, before.name)),
    proof: await asked(before.found.proof ?? false, () => isProven(before, deps.readTxt)),
  };
  const after = checkedDomain(before, found, identity.tokens, deps.now());
  const isSaved = await deps.domains.save(before, after);
  if (isSaved && after.lapsedAt) await deps.identities.close(before.name);
  if (isSaved && after.verifiedAt && !before.verifiedAt) await tell(deps, after, after.verifiedAt);
  return isSaved ? after : ((await deps.domains.find(before.name)) ?? after);
}

/** That it could not be counted changes nothing of the domain. */
const tell = ({ domains }: DomainCheckDeps, domain: StoredDomain, at: string) =>
  domains
    .tellVerified(domain, at)
    .catch((error: unknown) => log.error('That a domain was verified was not counted', error));

/** What a question to the DNS says; as before where it cannot be asked now. */
async function asked(before: boolean, ask: () => Promise<boolean>): Promise<boolean> {
  try {
    return await ask();
  } catch (error) {
    log.warn('The DNS does not answer', { error: error instanceof Error ? error.message : String(error) });
    return before;
  }
}

export interface DomainSweepDeps extends DomainCheckDeps {
  /** The names of the domains that are due. */
  readonly listDue: (until: Date) => Promise<readonly string[]>;
}

/** Looks at every domain that is due. One that fails is looked at again with the next run, and keeps no other back. */
export const createDomainSweep = (deps: DomainSweepDeps) => async (): Promise<{ found: number }> => {
  const names = await deps.listDue(deps.now());
  for (const name of names) {
    try {
      const domain = await deps.domains.find(name);
      if (domain) await checkDomain(deps, domain);
    } catch (error) {
      log.error('A domain could not be checked', error);
    }
  }
  return { found: names.length };
};
