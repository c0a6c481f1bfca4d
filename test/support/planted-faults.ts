/** A mistake that somebody could make, and the test that must notice it. */
export interface PlantedFault {
  /** What the product would do wrongly. */
  readonly name: string;
  /** A text that stands once in the code, and what is put in its place. */
  readonly text: string;
  readonly instead: string;
  /** Where the text stands; left out where it is found nowhere else. */
  readonly file?: string;
  readonly caughtBy: {
    readonly project: 'unit' | 'integration' | 'infra' | 'browser';
    readonly file: string;
    /** A part of the title of the tests to run; all of the file, unless given. */
    readonly title?: string;
  };
}

const unit = (file: string, title?: string) => ({ project: 'unit', file, ...(title && { title }) }) as const;
const integration = (name: string, title: string) =>
  ({ project: 'integration', file: `test/integration/${name}.test.ts`, title }) as const;

const WHOM = 'who-is-written-to';
const MEANWHILE = 'arriving-meanwhile';

/** Mistakes against what must never happen. Each is made alone, in a copy of the project: `npm run planted`. */
export const PLANTED_FAULTS: readonly PlantedFault[] = [
  {
    name: 'a reply is kept as the stranger wrote it, scripts and all',
    text: "  sanitizeHtml(html, {\n    allowedTags: [\n      'p',\n",
    instead:
      "  sanitizeHtml(html, {\n    allowVulnerableTags: true,\n    allowedTags: [\n      'script',\n      'p',\n",
    caughtBy: integration('replies', 'is kept without anything in it that acts'),
  },
  {
    name: 'an email whose answer of SES was lost is sent again',
    text: "{ kind: 'refused', reason } : { kind: 'unknown' };",
    instead: "{ kind: 'refused', reason } : { kind: 'throttled' };",
    caughtBy: unit('functions/platform/ses.test.ts'),
  },
  {
    name: 'a browser’s token changes at the user pool how its person signs in',
    text: 'const scopesToSuppress = isOurs ? [] : [SELF_SERVICE];',
    instead: 'const scopesToSuppress: string[] = isOurs ? [SELF_SERVICE].slice(1) : [];',
    caughtBy: unit('functions/accounts/pool-tokens.test.ts', 'that a browser keeps'),
  },
  {
    name: 'a domain is proven by the DNS records of whoever had it before',
    text: 'dkim && mailFrom && spf && dmarc && proof;',
    instead: 'dkim && mailFrom && spf && dmarc && (proof || true);',
    caughtBy: unit('functions/accounts/domain-proof.test.ts', 'that had it before'),
  },
  {
    name: 'four people of a company are emailed instead of three',
    text: 'size(submissions) < :limit',
    instead: 'size(submissions) <= :limit',
    caughtBy: integration(WHOM, 'is no fourth person of a company'),
  },
  {
    name: 'the third person of a company gets no follow-up',
    text: ' OR contains(submissions, :id)',
    instead: ' OR :id = :limit',
    caughtBy: integration(WHOM, 'is no fourth person of a company'),
  },
  {
    name: 'somebody counts as contacted lately for three days only',
    text: 'now.getTime() - Date.parse(contactedAt) < LATELY_MS',
    instead: 'now.getTime() - Date.parse(contactedAt) < LATELY_MS / 10',
    caughtBy: integration(WHOM, 'is nobody who was contacted in the last 30 days'),
  },
  {
    name: 'an opt-out closes one candidate only, and not the person',
    text: "if (person) await store.optOutPerson(accountId, person, { reason: 'unsubscribed', at: at.toISOString() });",
    instead: '',
    caughtBy: integration('persons', 'is remembered of addresses that are learnt later, and of whoever has those'),
  },
  {
    name: 'somebody who opted out can be contacted',
    text: 'isOptedOut: person?.optedOut !== undefined || noMail.wantsNoMail,',
    instead: 'isOptedOut: noMail.wantsNoMail,',
    caughtBy: integration(WHOM, 'is nobody who opted out, at none of their addresses'),
  },
  {
    name: 'an email that is due still leaves after the opt-out',
    text: "if (facts.isOptedOut) return stop('OPTED_OUT', 'The candidate opted out');",
    instead: '',
    caughtBy: unit('shared/rules/outreach/decision.test.ts'),
  },
  {
    name: 'a company that was excluded after the contact is written to',
    text: 'isExcludedCompany: Boolean(head.employer && isListedCompany(head.employer, job.blacklist)),',
    instead: 'isExcludedCompany: Boolean(head.employer && isListedCompany(head.employer, [])),',
    file: 'functions/outreach/sending/prepare.ts',
    caughtBy: integration('mail-asked-again', 'whether the company is excluded by now'),
  },
  {
    name: 'a complaint is of one account only',
    text: 'await store.noteComplaint(prints, at);',
    instead: '',
    caughtBy: integration('mail-asked-again', 'whether they complained to anybody else'),
  },
  {
    name: 'what arrives between a move and its undo is forgotten by the undo',
    text: 'if (!before) return change(head);',
    instead: 'return change(head);',
    caughtBy: unit('functions/records/submission/ended-by-move.test.ts', 'leads to where it would have led'),
  },
  {
    name: 'an email that bounces late is sent again to whoever has those after it',
    text: 'if (wentOn(head, event)) return { ...after, hasEmail };',
    instead: '',
    caughtBy: integration('mail-asked-again', 'that bounces late is not sent to who has those after it already'),
  },
  {
    name: 'an email that the mail service never takes is offered for ever',
    text: 'if (refused >= PATIENCE_MS[kind]) return undefined;',
    instead: '',
    caughtBy: unit('shared/rules/outreach/waiting.test.ts'),
  },
  {
    name: 'an email leaves although the job is closed',
    text: "if (facts.isJobClosed) return hold(undefined, 'The job is closed');",
    instead: '',
    caughtBy: unit('shared/rules/outreach/decision.test.ts'),
  },
  {
    name: 'the hours of sending are those of London, wherever the candidate is',
    text: 'const here = wallClock(at, timeZone);',
    instead: "const here = wallClock(at, 'Europe/London');",
    caughtBy: unit('shared/rules/outreach/sending.test.ts'),
  },
  {
    name: 'the hours of sending are those of winter all year',
    text: 'for (let round = 0; round < 2; round++) guess += wanted - asIfUtc(new Date(guess), timeZone);',
    instead: 'guess -= asIfUtc(new Date(Date.UTC(year, 0, 1)), timeZone) - Date.UTC(year, 0, 1);',
    caughtBy: unit('shared/rules/outreach/sending.test.ts'),
  },
  {
    name: 'an answer does not end the sequence',
    text: "return stopped(noted, 'replied', 'The candidate replied', deps.now());",
    instead: 'return noted;',
    caughtBy: integration('mail-journeys', 'stops when a person answers'),
  },
  {
    name: 'a sequence that goes on sends its next email at once',
    text: 'const nextAt = latest(until.toISOString(), head.campaign.nextAt);',
    instead: 'const nextAt = until.toISOString();',
    caughtBy: unit('functions/records/submission/campaign.test.ts'),
  },
  {
    name: 'an email is sent by everybody who claims it, not only by the first',
    text: 'if (!(await store.heads.save(claim))) return;',
    instead: 'await store.heads.save(claim);',
    caughtBy: integration('outreach-faults', 'hands no email over twice'),
  },
  {
    name: 'a head is written over whatever somebody else wrote meanwhile',
    text: "const unchanged = { when: 'version = :version',",
    instead: "const unchanged = { when: 'version >= :version',",
    caughtBy: unit('functions/records/submission/head-store.test.ts'),
  },
  {
    name: 'whoever was an admin once may still remove a teammate',
    text: "const isAdmin = { when: 'accountId = :account AND isAdmin = :yes', values: { ...of, ':yes': true } };",
    instead: 'const isAdmin = isTheirs;',
    caughtBy: unit('functions/accounts/removal.test.ts'),
  },
  {
    name: 'a submission that follows a joined person is put over the one that stands there',
    text: 'putAction(table, { ...next, ...there }, IF_NEW)',
    instead: 'putAction(table, { ...next, ...there })',
    caughtBy: integration(MEANWHILE, 'stands where they are known to stand'),
  },
  {
    name: 'an address that is somebody else’s by now is deleted with whoever had it',
    text: "when: 'personId = :person',",
    instead: "when: 'attribute_exists(pk) OR personId = :person',",
    file: 'functions/records/person/drop-identities.ts',
    caughtBy: integration(MEANWHILE, 'keeps an address that is somebody else’s'),
  },
  {
    name: 'who does not arrive is left behind as a person',
    text: 'release: () => deleteItem(table, key)',
    instead: 'release: async () => deleteItem',
    caughtBy: integration(MEANWHILE, 'leaves nothing of a person who was not to be'),
  },
  {
    name: 'a person of another account is shown by name',
    text: "if (user?.accountId !== actor.accountId) throw new AppError('NOT_FOUND');",
    instead: "if (!user) throw new AppError('NOT_FOUND');",
    caughtBy: unit('functions/accounts/api.test.ts'),
  },
  {
    name: 'an invitation of another account is accepted',
    text: "if (invitation?.account !== actor.accountId) throw new AppError('INVITATION_NOT_FOUND');",
    instead: "if (!invitation) throw new AppError('INVITATION_NOT_FOUND');",
    caughtBy: unit('functions/accounts/invitations.test.ts'),
  },
  {
    name: 'an invitation opens with any key',
    text: 'isSame(invitation.keyHash, hashOf(key));',
    instead: 'isSame(invitation.keyHash, invitation.keyHash) && hashOf(key).length > 0;',
    caughtBy: unit('functions/accounts/invitations.test.ts'),
  },
  {
    name: 'an invitation is used by somebody else than was invited',
    text: "if (invitation.email !== email.toLowerCase()) return 'WRONG_INVITATION_EMAIL';",
    instead: '',
    caughtBy: unit('functions/accounts/invitations.test.ts'),
  },
  {
    name: 'keys of invitations can be guessed by signing up, as often as one likes',
    text: "await counts.countOne({ what: 'invitation.id', who: id.data, ...RATE_LIMITS.invitation.id });",
    instead: '',
    caughtBy: integration('rate-limits', 'counts the tries to sign up with it among them'),
  },
  {
    name: 'somebody whose email was never proved is let in',
    text: "String(verified) !== 'true'",
    instead: "String(verified) === 'nobody'",
    caughtBy: unit('functions/platform/http.test.ts'),
  },
  {
    name: 'somebody who was taken off their account goes on',
    text: "if (!actor) throw new AppError('USER_BLOCKED');",
    instead: "if (!actor) return { actor: { ...identity, accountId: 'acc_a', isAdmin: false, name: '' } };",
    caughtBy: integration('access', 'is out with the next call'),
  },
  {
    name: 'a sourcer’s key goes on after it was revoked',
    text: '!revokedAt && (endsAt === undefined',
    instead: '(endsAt === undefined',
    caughtBy: unit('functions/records/account/callers.test.ts'),
  },
  {
    name: 'a page marker opens a board of another account',
    text: 'Object.entries(partition).every(([name, value]) => key[name] === value)',
    instead: 'Object.entries(partition).every(([name]) => key[name] !== undefined)',
    caughtBy: unit('functions/platform/table.test.ts', 'a page marker'),
  },
  {
    name: 'a key that comes again with another body is answered as the first time',
    text: 'if (found.content !== fresh.content)',
    instead: 'if (found.content === undefined)',
    caughtBy: integration('idempotency', 'is refused for another call or another object too'),
  },
  {
    name: 'a limit lets one call more through',
    text: 'attribute_not_exists(calls) OR calls < :most',
    instead: 'attribute_not_exists(calls) OR calls <= :most',
    caughtBy: unit('functions/records/call/call-counts.test.ts'),
  },
  {
    name: 'taking back a move takes back a later one of the same person',
    text: 'if (!isLastMove(head.columnAt, movedAt))',
    instead: 'if (!movedAt)',
    caughtBy: unit('functions/records/submission/moves.test.ts'),
  },
  {
    name: 'a profile that a sourcer delivers again is not recognised',
    text: 'return before ? asBefore(profile, before) : refusal(profile, code);',
    instead: 'return refusal(profile, code);',
    caughtBy: unit('functions/sourcing/deliver.test.ts', 'sent again gives the same answer'),
  },
  {
    name: 'somebody who is on the job is delivered to it once more',
    text: "if (await isOnJob(delivery, request, profile, known)) return refused('DUPLICATE_PROFILE');",
    instead: '',
    caughtBy: unit('functions/sourcing/deliver.test.ts', 'when the person is on the job'),
  },
  {
    name: 'an address that somebody got a moment ago is given to somebody else',
    text: 'putAction(table, { ...keys.identity(accountId, print), personId: person }, IF_NEW),',
    instead: 'putAction(table, { ...keys.identity(accountId, print), personId: person }),',
    caughtBy: unit('functions/sourcing/deliver-faults.test.ts', 'is taken once for a job'),
  },
  {
    name: 'somebody who is known is delivered to a job twice by two sourcers at once',
    text: 'actions: [...claims, putAction(table, member), ...turns],',
    instead: 'actions: [...claims, putAction(table, member)],',
    caughtBy: unit('functions/sourcing/deliver-faults.test.ts', 'is taken once for a job'),
  },
  {
    name: 'somebody is moved to a job twice by two at once',
    text: 'return { actions: [...claims, moved, ...turns], linked: undefined, release: NOTHING };',
    instead: 'return { actions: [...claims, moved], linked: undefined, release: NOTHING };',
    caughtBy: integration('arriving-at-once', 'where they are moved from other jobs'),
  },
  {
    name: 'somebody who was moved to the job meanwhile is added there beside them unseen',
    text: '(toldHere && other.jobId === head.jobId && !toldHere.includes(other.id));',
    instead: '(toldHere && other.jobId !== head.jobId && !toldApart?.includes(other.id));',
    caughtBy: integration('arriving-at-once', 'is told of who adds them'),
  },
  {
    name: 'a conflict of one candidate ends the contact of many',
    text: 'const saved = await save(id, candidate).catch(refuseInConflict);',
    instead: 'const saved = await save(id, candidate);',
    caughtBy: integration('contacts-in-conflict', 'contacts the others of many'),
  },
  {
    name: 'the last profile of a request is delivered twice by two sourcers at once',
    text: "isLast ? 'submissions = :beforeLast' : 'submissions < :beforeLast'",
    instead: "'(submissions < :beforeLast OR submissions >= :beforeLast)'",
    caughtBy: unit('functions/sourcing/deliver.test.ts', 'never takes more than the batch'),
  },
  {
    name: 'a delivered profile costs nothing',
    text: '...(request.holdsCredits ? creditActions(table, accountId, debit) : [unpaidLine(table, accountId, debit)]),',
    instead: '...(debit.amount > 0 ? creditActions(table, accountId, debit) : []),',
    caughtBy: unit('functions/sourcing/deliver.test.ts', 'costs one credit'),
  },
  {
    name: 'a message that failed counts as done',
    text: '          return messageId;\n',
    instead: '          return undefined;\n',
    caughtBy: unit('functions/platform/queue.test.ts'),
  },
  {
    name: 'the description of a job keeps attributes that run',
    text: "allowedAttributes: { a: ['href', 'target', 'rel'] },",
    instead: "allowedAttributes: { a: ['href', 'target', 'rel'], '*': ['onerror', 'onclick', 'style'] },",
    caughtBy: unit('functions/platform/clean-html.test.ts'),
  },
  {
    name: 'the page keeps attributes that run',
    text: 'USE_PROFILES: { html: true },',
    instead: "USE_PROFILES: { html: true },\n  ADD_ATTR: ['onerror', 'onload', 'onclick'],",
    caughtBy: { project: 'browser', file: 'test/browser/sanitise.test.ts' },
  },
  {
    name: 'a text of the report runs as a formula in a spreadsheet',
    text: "&& value !== '-' ?",
    instead: "&& value === '-' ?",
    caughtBy: unit('shared/rules/funnel/reports.test.ts'),
  },
  {
    name: 'a change that comes twice is counted twice',
    text: 'OR #mark < :first',
    instead: 'OR #mark <> :first',
    caughtBy: unit('functions/projections/counting/counting-faults.test.ts'),
  },
  {
    name: 'a record that cannot be read holds up the stream of every account',
    text: 'if (!isUnreadable(error)) throw error;\n  }\n}\n\n/** Parses the items',
    instead: 'throw error;\n  }\n}\n\n/** Parses the items',
    caughtBy: integration('records', 'is counted all the same where only its profile cannot be read'),
  },
  {
    name: 'a hostile resume is read for as long as it likes',
    text: 'timers.push(setTimeout(() => resolve(TOO_LONG), limits.timeMs));',
    instead: '',
    caughtBy: unit('functions/resumes/reading-process.test.ts', 'which is ended when it takes too long'),
  },
  {
    name: 'an interlaced picture is unpacked, however much that is',
    text: '!head || head.isInterlaced ||',
    instead: '!head ||',
    caughtBy: unit('functions/pictures/draw.test.ts', 'that is interlaced and whole'),
  },
  {
    name: 'revoking gives back a seat that an invitation does not hold',
    text: '...(holdsSeat ? [seatAction(table, account, -1)] : []),',
    instead: '...[seatAction(table, account, -1)],',
    caughtBy: unit('functions/accounts/teammate-invitations.test.ts', 'frees no seat where the invitation holds none'),
  },
  {
    name: 'an open by the mail service counts as one of the candidate',
    text: 'return secondsAfterDelivery !== undefined && secondsAfterDelivery < 2;',
    instead: 'return false;',
    caughtBy: unit('shared/rules/outreach/sending.test.ts'),
  },
  {
    name: 'the days of a job go with it to its next owner',
    text: 'owners.set(name, ownerOf(before) ?? ownerId);',
    instead: 'owners.set(name, ownerId);',
    caughtBy: unit('functions/projections/projections.test.ts', 'is handed over'),
  },
  {
    name: 'a change that comes again while it waits counts twice on its day',
    text: 'parts.filter(({ sequence }) => placeOf(sequence) > placeOf(last.sequence))',
    instead: 'parts',
    caughtBy: unit('functions/projections/counting/counting-faults.test.ts', 'every change counts once'),
  },
  {
    name: 'somebody of another account is reported on',
    text: "if (!owner) throw new AppError('NOT_FOUND');",
    instead: '',
    file: 'functions/reports/api.ts',
    caughtBy: unit('functions/reports/api.test.ts', 'knows nobody of another account'),
  },
];
