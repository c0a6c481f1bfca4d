import type { LoaderFunctionArgs, Params } from 'react-router-dom';
import type { JobId, SubmissionId } from '../../../shared/model/ids.ts';
import { readAhead } from '../api/read-ahead.ts';
import { lastPerson } from '../api/session.ts';
import { me } from '../api/use-user.ts';
import { DEFAULTS as INBOX_DEFAULTS, listAsked } from '../features/inbox/boxes.ts';
import { jobsAsked, readFilters, rememberedSource } from '../features/job-list/filters.ts';
import { overviewAsked, pipelineAsked, readFilters as readReportFilters } from '../features/reports/filters.ts';
import { readState } from '../ui/hooks/url-state.ts';

interface Place {
  readonly params: Params;
  readonly query: URLSearchParams;
}

const readAccount = () => {
  const account = lastPerson.read()?.employer.account;
  if (account) readAhead('getAccount', { params: { id: account } });
  return account;
};

const jobList = ({ query }: Place) => {
  readAhead('listJobs', { query: jobsAsked(readFilters(query, rememberedSource.read())) });
  readAhead('countJobs', {});
};

const job = ({ params, query }: Place) => {
  const id = params.jobId as JobId;
  const search = query.get('search');
  readAhead('getJob', { params: { id } });
  if (!params.tab || params.tab === 'profiles') {
    // The board is in a file of its own, which the other tabs do without. Where it does not arrive, the page says so.
    void import('../features/job/profiles-tab.tsx').catch(() => undefined);
    readAhead('getFunnel', { params: { id }, query: search ? { search } : {} });
  }
  const account = readAccount();
  if (params.tab === 'reports' && account) readAhead('getJobReport', { query: { accountId: account, jobId: id } });
};

const review = ({ params, query }: Place) => {
  const id = params.jobId as JobId;
  const submission = query.get('submissionId') as SubmissionId | null;
  readAhead('getJob', { params: { id } });
  readAhead('listReviewIds', { params: { id }, query: {} });
  if (submission) readAhead('getSubmission', { params: { id: submission } });
};

const jobForm = () => {
  const account = readAccount();
  readAhead('listAppSettings', {});
  if (account) readAhead('listAccountJourneys', { params: { id: account } });
};

const settings = () => {
  const account = readAccount();
  if (!account) return;
  readAhead('listTeammates', { params: { id: account } });
  readAhead('listInvitations', { params: { id: account } });
};

const reports = ({ params, query }: Place) => {
  const [account, filters] = [readAccount(), readReportFilters(query)];
  readAhead('getLastExtractionDate', {});
  readAhead('listAppSettings', {});
  if (!account) return;
  readAhead('listTeammates', { params: { id: account } });
  if (params.tab === 'current-pipeline') readAhead('getCurrentPipeline', pipelineAsked(account, filters));
  else readAhead('getAccountOverview', overviewAsked(account, filters));
};

const inbox = ({ params, query }: Place) => {
  readAhead('listInbox', listAsked(readState(query, INBOX_DEFAULTS)));
  const submission = params.submissionId as SubmissionId | undefined;
  if (!submission) return;
  readAhead('openConversation', { params: { id: submission } });
  readAhead('listSentMails', { params: { id: submission } });
};

const person = ({ params }: Place) => readAhead('getPerson', { params: { id: params.submissionId as SubmissionId } });

/** A loader that waits for nothing: it asks for what a page shows first while the code of the page is on its way. */
const loaderOf = (read: (place: Place) => void) => ({
  loader: ({ params, request }: LoaderFunctionArgs) => {
    readAhead('getPreferences', me);
    read({ params, query: new URL(request.url).searchParams });
    return null;
  },
  // What is changed in the address of a page, the page itself reads.
  shouldRevalidate: () => false,
});

/** What each page asks for first. */
export const FIRST_READS = {
  jobList: loaderOf(jobList),
  job: loaderOf(job),
  review: loaderOf(review),
  jobForm: loaderOf(jobForm),
  settings: loaderOf(settings),
  reports: loaderOf(reports),
  inbox: loaderOf(inbox),
  person: loaderOf(person),
};
