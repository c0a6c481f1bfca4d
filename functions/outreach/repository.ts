import { canEditOutreach } from '../../shared/rules/account/access.ts';
import { DEFAULT_SEQUENCE } from '../../shared/rules/outreach/templates.ts';
import { newId } from '../platform/ids.ts';
import type { Table } from '../platform/table.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { pauseOutreachBy } from '../records/account/outreach-pause.ts';
import { findPeople } from '../records/account/people.ts';
import { sendWindowOf } from '../records/account/send-window.ts';
import { createSendingStore } from '../records/account/sender-record.ts';
import { createFindSender, strategyOf } from '../records/account/senders.ts';
import { findNoMailInAts } from '../records/ats/no-mail.ts';
import { createCompanyLimit } from '../records/job/company-limit.ts';
import { createIsDenied } from '../records/job/deny-list.ts';
import { createJobFacts } from '../records/job/job-facts.ts';
import { createJobReader } from '../records/job/job-reader.ts';
import { findComplaints, noteComplaint } from '../records/person/complaints.ts';
import { findForgotten } from '../records/person/forgotten.ts';
import { createSentMails } from '../records/reply/sent-mails.ts';
import { createCandidateReader } from '../records/submission/candidate-reader.ts';
import { postponeHead } from '../records/submission/due.ts';
import { createHeadStore } from '../records/submission/head-store.ts';
import { createOutreachItems } from '../records/submission/outreach-items.ts';
import { findSnippet, keepSnippet } from '../records/submission/snippet-item.ts';
import { createPersons } from './persons.ts';
import type { OutreachStore } from './ports.ts';
import { activeSteps } from './sending/content-facts.ts';

/**
 * Reads and writes of outreach. An email costs one read of each of the job (by its size), the account, the sender, the
 * profile, the addresses, the sequence and the person, and two writes of the head: claim and record.
 */
export function createOutreachStore(table: Table, mailDomain: string, now = () => new Date()): OutreachStore {
  const accounts = createAccountReader(table);
  const jobs = createJobReader(table);
  const places = createCompanyLimit(table);
  const items = createOutreachItems(table);
  const candidates = createCandidateReader(table);

  return {
    heads: createHeadStore(table),
    postpone: (account, submission, dueAt, until) => postponeHead(table, account, submission, dueAt, until),

    async findAccount(account) {
      const stored = await accounts.findAccount(account);
      if (!stored) throw new Error(`The account ${account} of a candidate does not exist`);
      return {
        id: account,
        emailStrategy: strategyOf(stored),
        postalAddress: stored.postalAddress,
        sendWindow: sendWindowOf(stored),
        canEditOutreach: canEditOutreach(stored),
        usesWorkEmails: stored.shouldContactCandidateWorkEmails,
        configurationSet: stored.configurationSet,
        isOutreachPaused: stored.outreachPausedAt !== undefined,
        hasForgotten: stored.hasForgotten === true,
        hasNoMailInAts: stored.hasNoMailInAts === true,
      };
    },

    async findJob(account, job) {
      const stored = await jobs.findJob(account, job);
      return stored && { ...stored, blacklist: stored.requirements.blacklistedDomains };
    },

    async findSteps(account, job, source) {
      if (source.kind === 'default') return activeSteps([...DEFAULT_SEQUENCE]);
      const steps =
        source.kind === 'own'
          ? await items.findOwnSteps(account, source.submission)
          : await jobs.findOutreach(account, job, source.version);
      return activeSteps(steps ?? []);
    },

    async prefersWorkEmails(account, user) {
      return (await accounts.findTeammate(account, user))?.shouldContactCandidateWorkEmails ?? true;
    },

    findSender: createFindSender(table, mailDomain),
    findRecipient: candidates.findRecipient,
    findEmails: candidates.findEmails,
    findSnippet: (...of) => findSnippet(table, ...of),
    keepSnippet: (...of) => keepSnippet(table, ...of),
    findRecipients: candidates.findRecipients,
    findCandidates: candidates.findCandidates,
    ...createPersons(table, now),
    findPeople: findPeople(table),
    findJobs: createJobFacts(table).findJobs,
    isDenied: createIsDenied(table),
    countOfCompany: places.count,
    takePlaceOfCompany: places.take,
    findComplaints: (prints) => findComplaints(table, prints),
    findForgotten: (...of) => findForgotten(table, ...of),
    findNoMailInAts: (...of) => findNoMailInAts(table, ...of),
    noteComplaint: (prints, at) => noteComplaint(table, prints, at),
    sending: createSendingStore(table),
    sentMails: createSentMails(table),
    pauseAccount: (account, reason) => pauseOutreachBy(table, account, reason, now(), newId()),
    saveOwnSteps: async (...of) => void (await items.saveOwnSteps(...of)),
    noteChannels: items.noteChannels,
    markAddress: items.markAddress,
  };
}
