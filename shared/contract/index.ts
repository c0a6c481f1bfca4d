import { accountRoutes } from './accounts.ts';
import { atsRoutes } from './ats.ts';
import { blacklistRoutes } from './blacklist.ts';
import { guestRoutes } from './guests.ts';
import { inboxRoutes } from './inbox.ts';
import { jobRoutes } from './jobs.ts';
import { mediaRoutes } from './media.ts';
import { openRoutes } from './open.ts';
import { outreachRoutes } from './outreach.ts';
import { reportRoutes } from './reports.ts';
import { rightsRoutes } from './rights.ts';
import type { Route } from './route.ts';
import { searchRoutes } from './search.ts';
import { sourcingRoutes } from './sourcing.ts';
import { submissionRoutes } from './submissions.ts';

/** One entry per feature: one Lambda function, one folder in `functions`, one tag in the OpenAPI document. */
export const contract = {
  accounts: accountRoutes,
  jobs: jobRoutes,
  blacklist: blacklistRoutes,
  sourcing: sourcingRoutes,
  submissions: submissionRoutes,
  outreach: outreachRoutes,
  inbox: inboxRoutes,
  reports: reportRoutes,
  media: mediaRoutes,
  open: openRoutes,
  search: searchRoutes,
  rights: rightsRoutes,
  guests: guestRoutes,
  ats: atsRoutes,
} as const;

export type Feature = keyof typeof contract;

/** Every route with the feature and the name it is called by. */
export const allRoutes: readonly { readonly feature: Feature; readonly name: string; readonly route: Route }[] =
  Object.entries(contract).flatMap(([feature, routes]) =>
    Object.entries(routes).map(([name, route]) => ({ feature: feature as Feature, name, route })),
  );
