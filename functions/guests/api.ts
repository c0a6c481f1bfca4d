import { AppError } from '../../shared/contract/errors.ts';
import type { guestRoutes } from '../../shared/contract/guests.ts';
import { type GuestLink, GuestRating } from '../../shared/model/guest.ts';
import type { AccountId, GuestLinkId } from '../../shared/model/ids.ts';
import { shown } from '../../shared/model/newer.ts';
import { WEB_PATHS } from '../../shared/product.ts';
import { guestProfile } from '../../shared/rules/guest/blind.ts';
import { firstTimeOf } from '../platform/act.ts';
import type { Api } from '../platform/http.ts';
import { whyNotOnJob } from '../records/board/who-was-ahead.ts';
import { type GuestTarget, guestToken, readGuestToken } from '../records/guest/guest-link.ts';
import type { StoredGuestLink } from '../records/guest/stored-guest.ts';
import { statusOf } from '../records/job/known-job.ts';
import type { GuestRepository } from './repository.ts';

export interface GuestsDeps {
  readonly repository: GuestRepository;
  readonly webUrl: string;
  readonly signingSecret: () => Promise<string>;
  readonly now: () => Date;
}

const DAY_MS = 86_400_000;

/** A link that is good now, and the title of its job. */
interface Good {
  readonly target: GuestTarget;
  readonly link: StoredGuestLink;
  readonly jobTitle: string;
}

/** Links by which people without an account review chosen profiles, and what they see and say there. */
export function createGuestsApi({ repository, webUrl, signingSecret, now }: GuestsDeps): Api<typeof guestRoutes> {
  const { links } = repository;

  const present = async (accountId: AccountId, link: StoredGuestLink): Promise<GuestLink> => {
    const { id, jobId, submissionIds, createdBy, revokedAt = null, reviewer, isBlind, createdAt, endsAt } = link;
    const token = guestToken(await signingSecret(), { accountId, jobId, linkId: id });
    const url = `${webUrl}${WEB_PATHS.guest(token)}`;
    const profiles = submissionIds.length;
    return { id, jobId, reviewer, isBlind, profiles, createdBy: createdBy.name, createdAt, endsAt, revokedAt, url };
  };

  /** A link that is good now. One that we did not sign, or that is not there, is answered like every other. */
  const requireLink = async (token: string): Promise<Good> => {
    const target = readGuestToken(await signingSecret(), token);
    const link = target && (await links.find(target.accountId, target.jobId, target.linkId));
    if (!target || !link) throw new AppError('LINK_NOT_VALID');
    if (link.revokedAt || link.endsAt <= now().toISOString()) throw new AppError('LINK_ENDED');
    // Nothing is reviewed on a closed job (3-pipeline, section 4); once it is open again the link goes on.
    const job = await repository.findJob(target.accountId, target.jobId);
    if (job && statusOf(job) === 'Closed') throw new AppError('LINK_RESTS');
    return { target, link, jobTitle: job?.title ?? '' };
  };

  /** The profiles of a link that are still on its job, each with its place; who was deleted or moved is left out. */
  const readShown = async (accountId: AccountId, { jobId, submissionIds }: StoredGuestLink) => {
    const heads = await repository.heads.readMany(accountId, submissionIds);
    return submissionIds.flatMap((id, number) => {
      const head = heads.find((one) => one.id === id && one.jobId === jobId && !one.pending);
      return head ? [{ id, number, name: head.name }] : [];
    });
  };

  return {
    async createGuestLink({ actor, params: { id: jobId }, body: { submissionIds, days, reviewer, isBlind }, act }) {
      const { accountId, userId, name } = actor;
      const job = await repository.findJob(accountId, jobId);
      if (!job) throw new AppError('JOB_NOT_FOUND');
      if (statusOf(job) === 'Closed') throw new AppError('JOB_CLOSED');
      const id: GuestLinkId = `gst_${act.newId()}`;
      const chosen = [...new Set(submissionIds)];
      const createdAt = firstTimeOf(act);
      const endsAt = new Date(Date.parse(createdAt) + days * DAY_MS).toISOString();
      const createdBy = { id: userId, name, picture: null };
      const link = { id, jobId, reviewer, isBlind, submissionIds: chosen, createdBy, createdAt, endsAt };
      const here = await readShown(accountId, link);
      const missing = chosen.find((one) => here.every(({ id }) => id !== one));
      if (missing) {
        const head = await repository.heads.read(accountId, missing);
        throw await whyNotOnJob(repository, actor, { submissionId: missing, head, jobId });
      }
      await links.open(accountId, link);
      return present(accountId, link);
    },

    async listGuestLinks({ actor: { accountId }, params: { id } }) {
      const found = await links.list(accountId, id);
      if (found.length === 0 && !(await repository.findJob(accountId, id))) throw new AppError('JOB_NOT_FOUND');
      const newestFirst = found.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
      return Promise.all(newestFirst.map((link) => present(accountId, link)));
    },

    async listGuestAnswers({ actor: { accountId }, params: { id, linkId } }) {
      const link = await links.find(accountId, id, linkId);
      if (!link) throw new AppError('GUEST_LINK_NOT_FOUND');
      const heads = await repository.heads.readMany(accountId, link.submissionIds);
      const reviewOf = await links.findReviews(accountId, link.submissionIds, linkId);
      return link.submissionIds.flatMap((submissionId) => {
        const head = heads.find((one) => one.id === submissionId && !one.pending);
        const said = head && reviewOf(submissionId);
        // What was said stays with its link when the profile moves to another job.
        if (!head || (head.jobId !== id && !said)) return [];
        const rating = said ? shown(GuestRating, said.rating) : null;
        return [{ submissionId, name: head.name, rating, comment: said?.comment ?? '', date: said?.date ?? null }];
      });
    },

    async revokeGuestLink({ actor: { accountId }, params: { id, linkId } }) {
      const link = await links.revoke(accountId, id, linkId, now());
      if (!link) throw new AppError('GUEST_LINK_NOT_FOUND');
      return present(accountId, link);
    },

    async showGuestReview({ params: { token } }) {
      const { target, link, jobTitle } = await requireLink(token);
      const { accountId, linkId } = target;
      const here = await readShown(target.accountId, link);
      const ids = here.map(({ id }) => id);
      const [company, candidateOf, reviewOf] = await Promise.all([
        repository.findCompany(accountId),
        repository.findCandidates(accountId, ids),
        links.findReviews(accountId, ids, linkId),
      ]);
      const { reviewer, isBlind, endsAt } = link;
      const profiles = here.flatMap(({ id, number }) => {
        const candidate = candidateOf(id)?.candidate;
        const said = reviewOf(id);
        const rating = said ? shown(GuestRating, said.rating) : null;
        return candidate
          ? [{ ...guestProfile(candidate, { number, isBlind }), rating, comment: said?.comment ?? '' }]
          : [];
      });
      return { reviewer, company, jobTitle, isBlind, endsAt, profiles };
    },

    async rateAsGuest({ params: { token, number }, body: { rating, comment } }) {
      const { target, link } = await requireLink(token);
      const place = (await readShown(target.accountId, link)).find((one) => one.number === Number(number));
      if (!place) throw new AppError('SUBMISSION_NOT_FOUND');
      const { reviewer, jobId } = link;
      const review = { reviewer, rating, comment, date: now().toISOString(), jobId };
      await links.rate(target.accountId, place.id, link.id, review);
      return { rated: true };
    },
  };
}
