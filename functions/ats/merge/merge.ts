import * as z from 'zod';
import { type ConnectionDeps, connectMerge, type MergeCall } from './connection.ts';
import { pagesOf } from './pages.ts';
import { isMergeProblem } from './problem.ts';
import {
  AccountToken,
  LinkToken,
  MergeApplication,
  MergeAround,
  MergeAttachment,
  MergeCandidate,
  MergeJob,
  MergeSyncStatus,
  MergeThing,
  MergeUser,
} from './shapes.ts';
import { writesOf } from './writes.ts';

/** An application with who it is of and where they stand, also one that was deleted. */
const EXPANDED = { expand: 'candidate,current_stage', include_deleted_data: 'true' };

/** Who is linked: their name in Merge is our account's id, so that nobody of it is told to Merge. */
export interface Linking {
  readonly accountId: string;
  readonly accountName: string;
  readonly email: string;
}

/** What we ask of Merge's ATS API. Every call is on behalf of one linked account, by its token, but the two that link it. */
export function createMerge(deps: ConnectionDeps) {
  const call = connectMerge(deps);

  const { list, walk, all } = pagesOf(call);
  const candidatesWith = (token: string, query: NonNullable<MergeCall['query']>) =>
    all(MergeCandidate, { name: 'candidates', path: 'candidates', token, query });
  const one = async <T extends z.infer<typeof MergeThing>>(
    shape: z.ZodType<T>,
    what: 'candidates' | 'applications',
    token: string,
    id: string,
  ): Promise<T | undefined> => {
    try {
      const wanted = { name: what, method: 'GET', path: `${what}/${encodeURIComponent(id)}`, token } as const;
      const found = await call(wanted, shape);
      return found.remote_was_deleted ? undefined : found;
    } catch (error) {
      if (isMergeProblem(error, 'notFound')) return undefined;
      throw error;
    }
  };

  return {
    /** A token for the widget, good for one link within half an hour. */
    async linkToken({ accountId, accountName, email }: Linking): Promise<string> {
      const body = {
        end_user_origin_id: accountId,
        end_user_organization_name: accountName,
        end_user_email_address: email,
        categories: ['ats'],
      };
      const wanted = { name: 'link-token', method: 'POST', path: 'link-token', body, isRepeatable: true } as const;
      return (await call(wanted, LinkToken)).link_token;
    },

    /** What the widget's public token stands for. */
    accountToken: (publicToken: string): Promise<AccountToken> =>
      call(
        { name: 'account-token', method: 'GET', path: `account-token/${encodeURIComponent(publicToken)}` },
        AccountToken,
      ),

    /** Ends the link on Merge's side. */
    async unlink(token: string): Promise<void> {
      const wanted = {
        name: 'delete-account',
        method: 'POST',
        path: 'delete-account',
        token,
        isRepeatable: true,
      } as const;
      await call(wanted, z.unknown());
    },

    syncStatus: (token: string) => walk(MergeSyncStatus, { name: 'sync-status', path: 'sync-status', token }),

    /** Jobs with their offices, those that were deleted too. */
    jobs: (token: string, from: { modifiedAfter: string | undefined; cursor: string | undefined }) =>
      list(MergeJob, {
        name: 'jobs',
        path: 'jobs',
        token,
        query: {
          expand: 'offices',
          include_deleted_data: 'true',
          modified_after: from.modifiedAfter,
          cursor: from.cursor,
        },
      }),

    /** Offices, or stages of jobs, that changed: nothing of a job or an application says that they have another name. */
    changedAround: (
      token: string,
      what: 'offices' | 'job-interview-stages',
      from: { modifiedAfter: string; cursor: string | undefined },
    ) =>
      list(MergeAround, {
        name: what,
        path: what,
        token,
        query: { include_deleted_data: 'true', modified_after: from.modifiedAfter, cursor: from.cursor },
      }),

    /** Who stands on a job, with their names and addresses and where they stand. */
    applications: (
      token: string,
      from: {
        jobId: string | undefined;
        modifiedAfter?: string | undefined;
        cursor: string | undefined;
      },
    ) =>
      list(MergeApplication, {
        name: 'applications',
        path: 'applications',
        token,
        query: {
          job_id: from.jobId,
          ...EXPANDED,
          modified_after: from.modifiedAfter,
          cursor: from.cursor,
        },
      }),

    /** Who people are, of those who changed: nothing of an application does where somebody has another address. */
    candidates: (token: string, from: { modifiedAfter: string | undefined; cursor: string | undefined }) =>
      list(MergeCandidate, {
        name: 'changed candidates',
        path: 'candidates',
        token,
        query: { include_deleted_data: 'true', modified_after: from.modifiedAfter, cursor: from.cursor },
      }),

    /** Whether somebody is there still. */
    isThere: async (token: string, id: string): Promise<boolean> =>
      (await one(MergeThing, 'candidates', token, id)) !== undefined,

    /** Who somebody is by now; undefined where they are there no more. */
    candidate: (token: string, id: string) => one(MergeCandidate, 'candidates', token, id),

    /** Of whom an application is by now, and of which job; undefined where it is no more. */
    application: (token: string, id: string) => one(MergeApplication, 'applications', token, id),

    /** Where somebody stands on a job, with who they are. */
    applicationsOf: (token: string, of: { candidateId: string; jobId: string }) =>
      all(MergeApplication, {
        name: 'applications',
        path: 'applications',
        token,
        query: { ...EXPANDED, job_id: of.jobId, candidate_id: of.candidateId },
      }),

    /** Who has one of these addresses. */
    findCandidates: (token: string, ...emails: readonly string[]) =>
      candidatesWith(token, { email_addresses: emails.join(',') }),

    /** Who the ATS itself calls by this id. */
    findByRemoteId: (token: string, id: string) => candidatesWith(token, { remote_id: id }),

    findApplications: (token: string, of: { candidate: string; job: string }) =>
      all(MergeApplication, {
        name: 'applications',
        path: 'applications',
        token,
        query: { candidate_id: of.candidate, job_id: of.job },
      }),

    findAttachments: (token: string, candidate: string) =>
      all(MergeAttachment, { name: 'attachments', path: 'attachments', token, query: { candidate_id: candidate } }),

    /** Who works with it, or who of them has an address: all until there is an admin who is let in, or very many. */
    users: (token: string, email?: string) =>
      walk(MergeUser, { name: 'users', path: 'users', token, query: { email } }, (page) => page.some(isActiveAdmin)),

    ...writesOf(call),
  };
}
export type Merge = ReturnType<typeof createMerge>;

const isActiveAdmin = ({ disabled, remote_was_deleted: isGone, access_role: role }: MergeUser) =>
  !disabled && !isGone && role?.includes('ADMIN') === true;
