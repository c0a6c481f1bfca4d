import { AppError } from '../../shared/contract/errors.ts';
import type { SupportRequest, supportRoutes } from '../../shared/contract/support.ts';
import { asOneLine } from '../../shared/model/line.ts';
import { PRODUCT } from '../../shared/product.ts';
import { SUPPORT_SUBJECTS } from '../../shared/rules/account/audit-words.ts';
import { firstTimeOf } from '../platform/act.ts';
import type { Actor, Api } from '../platform/http.ts';
import { composeMime } from '../platform/mime.ts';
import type { AuditLog } from '../records/account/audit-store.ts';
import type { MailDeps } from './invite.ts';
import { supportMail } from './mails.ts';

export interface SupportDeps {
  readonly auditLog: AuditLog;
  readonly mail: MailDeps;
}

/** As much of an ATS that is wished for as is its name. */
const MOST_OF_NAME = 100;

/** The use case of whoever asks our support: a line in their audit log, which the back office lists, and a mail to answer. */
export const createSupportApi = ({ auditLog, mail }: SupportDeps): Api<typeof supportRoutes> => ({
  async askSupport({ actor, body, act }) {
    if (body.about === 'ATS' && !actor.isAdmin) throw new AppError('NOT_AN_ADMIN');
    const by = { id: actor.userId, name: actor.name || actor.email };
    const wished = asOneLine(body.words).slice(0, MOST_OF_NAME);
    const subject = body.about === 'ATS' ? `${SUPPORT_SUBJECTS.ATS}: ${wished}` : SUPPORT_SUBJECTS.HELP;
    const entry = { id: act.newId(), at: firstTimeOf(act), kind: 'SUPPORT_ASKED', by, subject } as const;
    // Of the same time and id when the call is repeated after its mail did not leave: then it stands there already.
    await auditLog.add(actor.accountId, entry);
    await mailSupport(mail, actor, body);
    return { asked: true };
  },
});

/** Answers go to the person who asked. */
async function mailSupport({ sendRaw, mailDomain, configurationSet }: MailDeps, actor: Actor, asked: SupportRequest) {
  const from = `${PRODUCT.sender.address}@${mailDomain}`;
  const to = PRODUCT.supportEmail;
  const raw = await composeMime({
    from: { name: PRODUCT.sender.name, address: from },
    replyTo: actor.email,
    to,
    headers: {},
    ...supportMail(asked, { name: actor.name || actor.email, email: actor.email, account: actor.accountId }),
  });
  await sendRaw({ raw, to, from, configurationSet, tags: { kind: 'support' } });
}
