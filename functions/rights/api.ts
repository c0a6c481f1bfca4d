import { AppError } from '../../shared/contract/errors.ts';
import type { rightsRoutes } from '../../shared/contract/rights.ts';
import type { JobId } from '../../shared/model/ids.ts';
import { PRODUCT } from '../../shared/product.ts';
import type { FileLinks } from '../platform/file-links.ts';
import type { Api } from '../platform/http.ts';
import { erasureHash } from '../records/person/erasure-store.ts';
import type { Held } from '../records/person/held.ts';
import { readRightsToken, rightsToken, type Target } from '../records/reply/signed-addresses.ts';
import { copyOf, fileKeysOf, filesOf } from './held-copy.ts';
import { erasurePage, type Holder, heldPage, privateNotes } from './held-page.ts';
import type { RightsStore } from './repository.ts';

export interface RightsDeps {
  readonly store: RightsStore;
  readonly links: Readonly<Record<'files' | 'mail', Pick<FileLinks, 'showLink'>>>;
  readonly signingSecret: () => Promise<string>;
  readonly now: () => Date;
}

/** How long the links in a copy are good. */
const LINK_SECONDS = 3_600;
/** The queue hears of it by the stream; after this the sweep looks whether it has. */
const LOOK_AGAIN_MS = 15 * 60_000;

/** What candidates may ask without an account. A link that we did not sign, or of somebody unknown, is answered like every other. */
export function createRightsApi(deps: RightsDeps): Api<typeof rightsRoutes> {
  const { store, signingSecret, now } = deps;

  const targetOf = async (token: string): Promise<Target> => {
    const target = readRightsToken(await signingSecret(), token);
    if (!target) throw new AppError('LINK_NOT_VALID');
    return target;
  };

  const heldOf = async (target: Target): Promise<Held> => {
    const held = await store.readHeld(target.accountId, target.submissionId);
    if (!held) throw new AppError('LINK_NOT_VALID');
    return held;
  };

  const findErasure = ({ accountId, submissionId }: Target) =>
    store.erasures.find(accountId, erasureHash(submissionId));

  return {
    async showRights({ params }) {
      const target = await targetOf(params.token);
      const erasure = await findErasure(target);
      if (erasure) return erasurePage(erasure);
      const held = await heldOf(target);
      const token = rightsToken(await signingSecret(), target);
      return heldPage(held, await holderOf(deps, target, held), token);
    },

    async downloadRights({ params }) {
      const target = await targetOf(params.token);
      const held = await heldOf(target);
      const { company, postalAddress, titles } = await holderOf(deps, target, held);
      const copy = {
        holder: { company, postalAddress, processedWith: PRODUCT.name },
        privateNotes: privateNotes({ company, postalAddress }),
        madeAt: now().toISOString(),
        ...(held.person?.optedOut && { optedOut: held.person.optedOut }),
        ...(held.person?.bounced && { addressesThatTakeNoMail: Object.values(held.person.bounced).length }),
        jobs: held.submissions.map((submission) => {
          const { application, ...rest } = copyOf(submission);
          return { job: titles.get(jobOf(submission)) ?? null, application, ...rest };
        }),
        files: await Promise.all(
          filesOf(held, fileKeysOf(target.accountId)).map(async ({ bucket, key, name }) => ({
            name,
            link: await deps.links[bucket].showLink(key, LINK_SECONDS),
          })),
        ),
      };
      return JSON.stringify(copy, undefined, 2);
    },

    async askToBeDeleted({ params }) {
      const target = await targetOf(params.token);
      const before = await findErasure(target);
      if (before) return erasurePage(before);
      const { accountId, submissionId } = target;
      await heldOf(target);
      const at = now();
      // First, so that even an email already on its way to the worker is stopped there.
      await store.objectToMails(accountId, submissionId, at);
      const dueAt = new Date(at.getTime() + LOOK_AGAIN_MS);
      await store.erasures.open(accountId, submissionId, { reason: 'asked', at, dueAt });
      return erasurePage({ requestedAt: at.toISOString() });
    },
  };
}

/** Whose the details are, in words. */
async function holderOf({ store }: RightsDeps, { accountId }: Target, held: Held): Promise<Holder> {
  const jobIds = held.submissions.map(jobOf);
  const [account, titles] = await Promise.all([store.findAccount(accountId), store.findTitles(accountId, jobIds)]);
  return {
    company: account?.name || 'This employer',
    postalAddress: account?.postalAddress ?? '',
    titles,
    retentionDays: account?.retentionDays ?? 0,
  };
}

const jobOf = ({ items }: Held['submissions'][number]): JobId => {
  const head = items.find(({ sk }) => sk === 'HEAD');
  return (head?.jobId ?? String(head?.boardKey).split('#')[3]) as JobId;
};
