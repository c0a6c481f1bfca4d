import { LookAtJob } from '../../shared/tasks.ts';
import { contactMany } from '../outreach/contact/contact.ts';
import { mailSettings } from '../outreach/mail-settings.ts';
import { createOutreachStore } from '../outreach/repository.ts';
import { readEnvironment } from '../platform/env.ts';
import { newId } from '../platform/ids.ts';
import { consume } from '../platform/queue.ts';
import { connectTable } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createSettingsReader } from '../records/account/settings-reader.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { lookAtJob } from './look-at-job.ts';

const env = readEnvironment('TABLE_NAME', 'WEB_URL', 'REPLY_DOMAIN', 'MAIL_DOMAIN', 'SIGNING_SECRET');
const table = connectTable(env.TABLE_NAME);
const now = () => new Date();
const accounts = createAccountReader(table);
const checking = { store: createOutreachStore(table, env.MAIL_DOMAIN), settings: mailSettings(env), now };

const deps = {
  table,
  heads: createHeadStore(table),
  listSettings: createSettingsReader(table),
  findStandIn: (...[account, user]: Parameters<typeof accounts.findStandIn>) => accounts.findStandIn(account, user),
  contact: (...[actor, jobId, ids]: Parameters<Parameters<typeof lookAtJob>[0]['contact']>) =>
    contactMany(
      checking,
      actor,
      {
        jobId,
        startOutreachCampaign: true,
        contactedViaOtherChannels: [],
        customTemplates: null,
        clientReviewFeedback: '',
      },
      ids,
      true,
    ),
  now,
  newId,
};

/** Looks at one job that is due. */
export const handler = consume(LookAtJob, (message) => lookAtJob(deps, message));
