import { AppError } from '../../shared/contract/errors.ts';
import type { TemplateLibraryItem, templateRoutes } from '../../shared/contract/templates.ts';
import { OutreachType } from '../../shared/model/job.ts';
import { LIMITS } from '../../shared/product.ts';
import { BASIC_SEQUENCES } from '../../shared/rules/outreach/basic-sequences.ts';
import { outreachUse } from '../../shared/rules/outreach/outreach-use.ts';
import { htmlToText } from '../../shared/rules/text/plain-text.ts';
import type { Api } from '../platform/http.ts';
import type { WrittenEmails } from '../records/job/template-library.ts';
import { type JobsDeps, lookAtJob } from './found-job.ts';
import { startingSteps } from './starting-emails.ts';

const TYPES = OutreachType.options;

/** The use cases of the emails that jobs begin with, and of those that were written. */
export const createTemplatesApi = (deps: JobsDeps): Api<typeof templateRoutes> => ({
  listJourneys: async () => TYPES.map((type) => ({ type, steps: [...BASIC_SEQUENCES[type]] })),

  async listAccountJourneys({ actor, params }) {
    const account = params.id === actor.accountId ? await deps.jobs.findAccount(params.id) : undefined;
    if (!account) throw new AppError('NOT_FOUND');
    const journey = async (type: (typeof TYPES)[number]) => ({
      type,
      steps: [...(await startingSteps(deps.jobs, account, type))],
    });
    return Promise.all(TYPES.map(journey));
  },

  listTemplates: async () =>
    TYPES.flatMap((type) =>
      BASIC_SEQUENCES[type].map(({ id, subject, html }) => ({ id, type, subject, html, plainText: htmlToText(html) })),
    ),

  async listTemplateLibrary({ actor, query }) {
    const { written, next } = await deps.library.list(actor.accountId, LIMITS.templatesPage, query.after);
    return { items: written.map(toItem), next };
  },

  async getOutreachUse({ actor, params }) {
    const { job } = await lookAtJob(deps, actor, params.id);
    return outreachUse(await deps.jobs.readCounters(actor.accountId, params.id), job.outreachVersion);
  },
});

const toItem = ({ row, owner, steps, writtenAt }: WrittenEmails): TemplateLibraryItem => ({
  employer: { id: row.ownerId, name: row.ownerName, picture: owner?.picture ?? null, company: owner?.company ?? '' },
  jobOffer: {
    id: row.id,
    title: row.title,
    formattedLocation: row.place,
    editedAt: writtenAt,
    journeys: [...steps],
  },
});
