import type { SupportRequest } from '../../shared/contract/support.ts';
import { PRODUCT, TIMES } from '../../shared/product.ts';
import { escapeHtml } from '../../shared/rules/text/plain-text.ts';
import { mailButton, mailPage } from '../platform/mail-look.ts';

/** The invitation to an account. */
export const invitationMail = (facts: { link: string; accountName: string; invitedBy: string }) => ({
  subject: `${facts.invitedBy} invites you to ${PRODUCT.name}`,
  html: mailPage(
    `${escapeHtml(facts.invitedBy)} invites you to work with ${escapeHtml(facts.accountName)} on ${PRODUCT.name}.`,
    mailButton(facts.link, 'Accept the invitation'),
    `The link is for you alone and works for ${TIMES.invitationDays} days. If you did not expect it, you need not do anything.`,
  ),
});

/** The code that proves an email address. `code` may be a placeholder that the sender fills in. */
export const verificationMail = (code: string) => ({
  subject: `Your ${PRODUCT.name} verification code`,
  html: mailPage(
    `Enter this code to confirm your email address and get started with ${PRODUCT.name}:`,
    `<strong style="font-size:24px;letter-spacing:4px">${code}</strong>`,
    'The code works for 24 hours. If you did not ask for it, you need not do anything.',
  ),
});

/** The code with which a new password is set. */
export const passwordMail = (code: string) => ({
  subject: `Change your ${PRODUCT.name} password`,
  html: mailPage(
    'Enter this code to choose a new password:',
    `<strong style="font-size:24px;letter-spacing:4px">${code}</strong>`,
    'The code works for one hour. If you did not ask for it, your password stays as it is.',
  ),
});

/** That somebody changed how they sign in, to themself: if it was another, they hear of it. */
export const securityMail = (what: string) => ({
  subject: `${PRODUCT.name}: ${what.toLowerCase()}`,
  html: mailPage(
    `${escapeHtml(what)} for your ${PRODUCT.name} account.`,
    `If this was not you, change your password at once and write to ${PRODUCT.supportEmail}.`,
  ),
});

interface Asking {
  readonly name: string;
  readonly email: string;
  readonly account: string;
}

/** What somebody asks our support. */
export const supportMail = ({ about, words, page }: SupportRequest, { name, email, account }: Asking) => ({
  subject: about === 'ATS' ? `${name} asks for an ATS: ${words}` : `${name} asks for help`,
  html: mailPage(
    escapeHtml(words).replaceAll('\n', '<br>'),
    escapeHtml(`${name} (${email}), account ${account}${page ? `, on ${page}` : ''}`),
  ),
});
