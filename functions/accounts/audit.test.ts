import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { grantCredits } from '../../scripts/ops/create-account.ts';
import { openOffice } from '../../scripts/ops/environment.ts';
import { setFlag } from '../../scripts/ops/office.ts';
import { contract } from '../../shared/contract/index.ts';
import type { AuditEntry } from '../../shared/model/audit.ts';
import { type Employer, readInvitation, type TestAccount } from '../../test/support/accounts.ts';
import { aJob } from '../../test/support/builders.ts';
import type { Caller } from '../../test/support/call.ts';
import { snapshotOf } from '../../test/support/snapshot.ts';
import { aWorld, type World } from '../../test/support/world.ts';
import { createAccountReader } from '../records/account/account-reader.ts';
import { createAuditLog } from '../records/account/audit-store.ts';
import { notingSignIns } from './sign-ins.ts';

const { accounts, jobs, reports } = contract;

let world: World;
beforeAll(async () => {
  world = await aWorld();
});
afterAll(() => world?.close());

type Wanted = Parameters<typeof accounts.listAudit.query.parse>[0] & object;
const readAudit = (as: Caller, { id }: TestAccount, query: Wanted = {}) =>
  world.call(accounts.listAudit, { params: { id }, query }, { as });
const told = ({ kind, by, subject, details }: AuditEntry) => [kind, by.name, subject, ...(details ? [details] : [])];
const entriesOf = async (as: Caller, account: TestAccount, query: Wanted = {}) =>
  (await readAudit(as, account, query)).entries.map(told);
const tick = () => world.pass({ seconds: 1 });

describe('the audit log', () => {
  it('says who did what to whom, the newest first', async () => {
    const { account, admin } = await world.anAccount({ adminEmail: 'audited@acme.example' });
    const as = { as: admin };
    tick();
    const colleague = await world.anEmployer({ account, email: 'tomas@acme.example', firstname: 'Tomas' });
    tick();
    const { id } = await world.call(jobs.createJob, { body: aJob({ title: 'Nurse' }) }, { as: colleague });
    const body = { account: account.id, email: 'next@acme.example' };
    const { _id } = await world.call(accounts.createInvitation, { body }, as);
    tick();
    await world.call(accounts.revokeInvitation, { params: { id: _id } }, as);
    tick();
    const signature = { params: { userId: admin.id }, body: { signature: '<p>Anna</p>' } };
    await world.call(accounts.saveSignature, signature, as);
    tick();
    const companies = {
      whitelistedDomains: [{ domain: 'northwind.example' }],
      blacklistedDomains: [],
      companiesVersion: 0,
    };
    await world.call(accounts.setSourcingCompanies, { params: { id: account.id }, body: companies }, as);
    tick();
    await grantCredits(openOffice(), account.id, 5, 'A gift');
    tick();
    await world.call(accounts.removeTeammate, { params: { id: colleague.id }, query: {} }, as);
    for (let look = 0; look < 4; look++) {
      await world.drain();
      world.pass({ seconds: 61 });
    }

    const name = 'Anna Berg';
    const entries = (await entriesOf(admin, account)).slice(0, 7);
    expect(entries.slice(0, 2).sort()).toEqual([
      ['JOBS_TRANSFERRED', name, 'Tomas Berg to Anna Berg', '1 job'],
      ['PERSON_REMOVED', name, 'Tomas Berg (tomas@acme.example)', 'Successor: Anna Berg (audited@acme.example)'],
    ]);
    expect(entries.slice(2)).toEqual([
      ['CREDITS_CHANGED', 'The Bramble team', '+5 profiles', 'A gift'],
      ['SETTINGS_CHANGED', name, 'Companies to source from', '+ northwind.example'],
      ['SETTINGS_CHANGED', name, 'Email signature', 'Written anew'],
      ['INVITATION_REVOKED', name, 'next@acme.example'],
      ['INVITATION_SENT', name, 'next@acme.example'],
    ]);
    expect(await entriesOf(admin, account, { kind: 'INVITATION_ACCEPTED' })).toEqual([
      ['INVITATION_ACCEPTED', 'tomas@acme.example', 'tomas@acme.example'],
      ['INVITATION_ACCEPTED', 'audited@acme.example', 'audited@acme.example'],
    ]);
    expect(id).toBeDefined();
  });

  it('notes every export with what was exported, and no refused or empty one', async () => {
    const { account, admin } = await world.anAccount();
    const as = { as: admin };
    const { id: jobId } = await world.call(jobs.createJob, { body: aJob() }, as);
    await world.send(reports.exportCurrentPipeline, { query: { accountId: account.id } }, as);
    await world.send(reports.exportJobReport, { query: { accountId: account.id, jobId: 'job_n0b0dy' } }, as);
    await world.send(reports.exportJobReport, { query: { accountId: account.id, jobId } }, as);
    expect(await entriesOf(admin, account, { kind: 'EXPORTED' })).toEqual([
      ['EXPORTED', 'Anna Berg', 'Current pipeline'],
    ]);
  });

  it('is filtered by who did it, what it was and when', async () => {
    const { account, admin } = await world.anAccount();
    const colleague = await world.anEmployer({ account });
    const invite = (as: Employer, email: string) =>
      world.call(accounts.createInvitation, { body: { account: account.id, email } }, { as });
    tick();
    await invite(colleague, 'by.colleague@acme.example');
    tick();
    const from = new Date().toISOString();
    tick();
    await invite(admin, 'by.admin@acme.example');
    tick();
    const to = new Date().toISOString();
    const entry = { kind: 'INVITATION_SENT', by: { id: admin.id, name: 'Anna Berg' } } as const;
    const log = createAuditLog(world.table);
    await log.add(account.id, { ...entry, id: 'first', at: from, subject: 'at.the.start@acme.example' });
    await log.add(account.id, { ...entry, id: 'last', at: to, subject: 'at.the.end@acme.example' });
    tick();
    await invite(admin, 'later@acme.example');
    const subjects = async (query: Wanted) =>
      (await readAudit(admin, account, { kind: 'INVITATION_SENT', ...query })).entries.map(({ subject }) => subject);
    expect(await subjects({ by: colleague.id })).toEqual(['by.colleague@acme.example']);
    const inTime = ['at.the.end@acme.example', 'by.admin@acme.example', 'at.the.start@acme.example'];
    expect(await subjects({ from, to })).toEqual(inTime);
    expect(await subjects({ from, by: admin.id })).toEqual(['later@acme.example', ...inTime]);
    expect(await subjects({ to: from, by: admin.id })).toEqual(['at.the.start@acme.example']);
    expect(await subjects({ from: to, to: from })).toEqual([]);
  });

  it('comes in pages that hold each entry once, also of one kind among many', async () => {
    const { account, admin } = await world.anAccount();
    const log = createAuditLog(world.table);
    const by = { id: admin.id, name: 'Anna' };
    for (let number = 0; number < 130; number++) {
      const at = new Date(Date.parse('2026-03-01T00:00:00.000Z') + number * 1_000).toISOString();
      const kind = number % 13 === 0 ? 'DATA_DELETED' : 'EXPORTED';
      await log.add(account.id, { id: String(number), at, kind, by, subject: String(number) });
    }
    const readPages = async (query: Wanted) => {
      const subjects: string[] = [];
      for (let after: string | undefined, page = 0; page < 10; page++) {
        const { entries, next } = await readAudit(admin, account, {
          to: '2026-03-02T00:00:00.000Z',
          ...query,
          ...(after && { after }),
        });
        subjects.push(...entries.map(({ subject }) => subject));
        if (!next) break;
        after = next;
      }
      return subjects;
    };
    const all = Array.from({ length: 130 }, (_, number) => String(129 - number));
    expect(await readPages({})).toEqual(all);
    expect(await readPages({ by: admin.id })).toEqual(all);
    expect(await readPages({ kind: 'DATA_DELETED' })).toEqual(all.filter((number) => Number(number) % 13 === 0));
  });

  it('is exported as CSV with the same filters and people’s addresses, which is noted too', async () => {
    const { account, admin } = await world.anAccount({ adminEmail: 'anna@csv.example' });
    const body = { account: account.id, email: '+cmd@acme.example' };
    await world.call(accounts.createInvitation, { body }, { as: admin });
    const query = { kind: 'INVITATION_SENT' } as const;
    const csv = await world.call(accounts.exportAudit, { params: { id: account.id }, query }, { as: admin });
    const [header, line, ...rest] = csv.trim().split('\r\n');
    expect(header).toBe('\ufeffWhen,Who,What,Whom or what,Details'.trim());
    expect(line).toMatch(
      /^\d{4}-\d\d-\d\dT[\d:.]+Z,Anna Berg \(anna@csv\.example\),Sent an invitation,'\+cmd@acme\.example,$/,
    );
    expect(rest).toEqual([]);
    expect(await entriesOf(admin, account, { kind: 'EXPORTED' })).toEqual([
      ['EXPORTED', 'Anna Berg', 'Audit log', 'kind INVITATION_SENT'],
    ]);
  });

  it('says what a setting was and what it is now, and nothing of what is private', async () => {
    const { account, admin } = await world.anAccount();
    const as = { as: admin };
    const { id } = account;
    tick();
    const about = { employer: { position: 'Head of Talent', company: 'Acme' } };
    await world.call(accounts.updatePreferences, { params: { id: 'me' }, body: about }, as);
    await world.call(accounts.updatePreferences, { params: { id: 'me' }, body: about }, as);
    tick();
    await world.call(accounts.saveAnalyticsConsent, { body: { productAnalyticsConsent: true } }, as);
    tick();
    const signature = { params: { userId: admin.id }, body: { signature: '<p>Anna, in private</p>' } };
    await world.call(accounts.saveSignature, signature, as);
    tick();
    const lists = {
      whitelistedDomains: [{ domain: 'northwind.example' }],
      blacklistedDomains: [],
      companiesVersion: 0,
    };
    await world.call(accounts.setSourcingCompanies, { params: { id }, body: lists }, as);
    tick();
    await world.call(accounts.setPostalAddress, { params: { id }, body: { postalAddress: '2 Side Street' } }, as);
    expect(await entriesOf(admin, account, { kind: 'SETTINGS_CHANGED' })).toEqual([
      ['SETTINGS_CHANGED', 'Anna Berg', 'Postal address', 'Acme Inc., 1 Main Street, Springfield → 2 Side Street'],
      ['SETTINGS_CHANGED', 'Anna Berg', 'Companies to source from', '+ northwind.example'],
      ['SETTINGS_CHANGED', 'Anna Berg', 'Email signature', 'Written anew'],
      ['SETTINGS_CHANGED', 'Anna Berg', 'Product analytics', 'Not decided → Allowed'],
      ['SETTINGS_CHANGED', 'Anna Berg', 'About you', 'Position: Recruiter → Head of Talent'],
      [
        ...['SETTINGS_CHANGED', admin.email, 'About you'],
        'First name: Nothing → Anna; Last name: Nothing → Berg; Position: Nothing → Recruiter; Company: Nothing → Acme',
      ],
    ]);
  });

  it('says nothing of a setting that was saved as it is', async () => {
    const { account, admin } = await world.anAccount();
    const as = { as: admin };
    const params = { id: account.id };
    const emailStrategy = { type: 'INDIVIDUAL_EMAIL_ADRESSES' } as const;
    const save = async () => {
      const yes = { shouldContactCandidateWorkEmails: true };
      await world.call(accounts.setPostalAddress, { params, body: { postalAddress: '2 Side Street' } }, as);
      await world.call(accounts.setTeamWorkEmails, { params, body: yes }, as);
      await world.call(accounts.setOwnWorkEmails, { body: yes }, as);
      await world.call(accounts.setSendWindow, { params, body: { sendWindow: 'always' } }, as);
      await world.call(accounts.setRetention, { params, body: { retentionDays: 365 } }, as);
      await world.call(accounts.updateEmailStrategy, { params, body: { emailStrategy } }, as);
      await world.call(accounts.setCustomEmails, { params, body: { customEmails: [] } }, as);
      await world.call(accounts.saveAnalyticsConsent, { body: { productAnalyticsConsent: true } }, as);
      await world.call(accounts.resetDefaultOutreach, { params }, as);
      const signature = { params: { userId: admin.id }, body: { signature: '<p>Anna</p>' } };
      await world.call(accounts.saveSignature, signature, as);
    };
    await setFlag(openOffice(), 'setAccountDefaultOutreach', true, account.id);
    await save();
    const saved = await entriesOf(admin, account, { kind: 'SETTINGS_CHANGED' });
    expect(saved.map(([, , subject]) => subject)).toContain('Sender email address');
    tick();
    await save();
    expect(await entriesOf(admin, account, { kind: 'SETTINGS_CHANGED' })).toEqual(saved);
  });

  it('can be asked for what we did, and for what somebody did who is removed', async () => {
    const { account, admin } = await world.anAccount();
    const colleague = await world.anEmployer({ account, firstname: 'Tomas' });
    await world.call(
      accounts.createInvitation,
      { body: { account: account.id, email: 'x@acme.example' } },
      { as: colleague },
    );
    tick();
    await grantCredits(openOffice(), account.id, 5, 'A gift');
    await world.call(accounts.removeTeammate, { params: { id: colleague.id }, query: {} }, { as: admin });
    const ours = await readAudit(admin, account, { by: 'bramble', kind: 'CREDITS_CHANGED' });
    expect(ours.entries.map(({ details }) => details)).toContain('A gift');
    expect(ours.entries.every(({ by }) => by.id === null)).toBe(true);
    const [removal] = (await readAudit(admin, account, { kind: 'PERSON_REMOVED' })).entries;
    expect(removal?.person).toBe(colleague.id);
    const theirs = await readAudit(admin, account, { by: removal?.person, kind: 'INVITATION_SENT' });
    expect(theirs.entries.map(({ subject }) => subject)).toEqual(['x@acme.example']);
  });

  it('is an admin’s, of their own account', async () => {
    const [{ account }, other] = [await world.anAccount(), await world.anAccount()];
    const colleague = await world.anEmployer({ account });
    const refused = async (route: typeof accounts.listAudit | typeof accounts.exportAudit, as: Caller) =>
      (await world.refusal(route, { params: { id: account.id }, query: {} }, { as })).code;
    for (const route of [accounts.listAudit, accounts.exportAudit]) {
      expect(await refused(route, colleague)).toBe('NOT_AN_ADMIN');
      expect(await refused(route, other.admin)).toBe('NOT_FOUND');
    }
  });

  it('is kept for two years, and never changed', async () => {
    const { account, admin } = await world.anAccount();
    const log = createAuditLog(world.table);
    const entry = {
      id: 'e1',
      at: '2026-02-28T10:00:00.000Z',
      kind: 'EXPORTED',
      by: { id: admin.id, name: 'Anna' },
    } as const;
    await log.add(account.id, { ...entry, subject: 'first' });
    await log.add(account.id, { ...entry, subject: 'second' });
    const [stored] = [...(await snapshotOf(world.table, (item) => item.includes(`A#${account.id}#AUDIT ${entry.at}`)))];
    const { subject, expiresAt } = JSON.parse(stored?.[1] ?? '{}') as { subject: string; expiresAt: number };
    expect(subject).toBe('first');
    expect(new Date(expiresAt * 1_000).toISOString()).toBe('2028-02-28T10:00:00.000Z');
  });
});

describe('signing in', () => {
  const signInsOf = async (as: Caller) =>
    (await world.call(accounts.listSignIns, { params: { id: 'me' }, query: {} }, { as })).entries;

  it('is noted each time, for oneself and the admins to see, and not when a session is only renewed', async () => {
    const { account, admin } = await world.anAccount();
    const colleague = await world.anEmployer({ account, email: 'often@acme.example' });
    tick();
    await world.signIn(colleague.email);
    tick();
    const again = await world.signIn(colleague.email);
    world.pass({ days: 1 });
    await world.call(accounts.listAppSettings, {}, { as: again });
    expect((await signInsOf(colleague)).map(({ by, subject }) => [by.name, subject])).toEqual([
      ['Anna Berg', 'often@acme.example'],
      ['Anna Berg', 'often@acme.example'],
      // The first one, with which they registered and had no name yet.
      ['often@acme.example', 'often@acme.example'],
    ]);
    expect(await entriesOf(admin, account, { kind: 'SIGNED_IN', by: colleague.id })).toHaveLength(3);
    expect((await signInsOf(admin)).filter(({ by }) => by.id !== admin.id)).toEqual([]);
  });

  it('of somebody else is not one’s own to see', async () => {
    const { account, admin } = await world.anAccount();
    const colleague = await world.anEmployer({ account });
    const refused = await world.refusal(
      accounts.listSignIns,
      { params: { id: admin.id }, query: {} },
      { as: colleague },
    );
    expect(refused.code).toBe('NOT_FOUND');
  });

  it('of somebody who is on no account is nobody’s to look up', async () => {
    const { account } = await world.anAccount();
    const { id, key } = readInvitation(await world.anInvitation({ account, email: 'not.yet@acme.example' }));
    const before = await snapshotOf(world.table, (item) => item.includes('SIGNED_IN'));
    await world.signUp('not.yet@acme.example', { invite: id, key });
    expect(await snapshotOf(world.table, (item) => item.includes('SIGNED_IN'))).toEqual(before);
  });

  it('is noted with the browser and the system that the page names, where it names any', async () => {
    const { admin } = await world.anAccount();
    const { findUser } = createAccountReader(world.table);
    const add = vi.fn(async () => undefined);
    const note = notingSignIns({ findUser, audit: { add }, now: () => new Date(), newId: () => 'e' });
    const signIn = (clientMetadata: Record<string, string> | undefined) =>
      note({
        request: { userAttributes: { sub: admin.id.slice('usr_'.length) }, clientMetadata },
      } as unknown as PreTokenGenerationV2TriggerEvent);
    await signIn({ device: 'Firefox on Linux' });
    await signIn({ device: 'x'.repeat(61) });
    await signIn(undefined);
    expect(add.mock.calls.map((call: unknown[]) => (call[1] as { details?: string }).details)).toEqual([
      'Firefox on Linux',
      undefined,
      undefined,
    ]);
  });

  it('fails for nobody because it cannot be noted', async () => {
    const { admin } = await world.anAccount();
    const { findUser } = createAccountReader(world.table);
    const add = vi.fn(() => Promise.reject(new Error('The table does not answer')));
    const note = notingSignIns({ findUser, audit: { add }, now: () => new Date(), newId: () => 'e' });
    const event = { request: { userAttributes: { sub: admin.id.slice('usr_'.length) } } };
    await expect(note(event as unknown as PreTokenGenerationV2TriggerEvent)).resolves.toBeUndefined();
    expect(add).toHaveBeenCalledOnce();
  });
});
