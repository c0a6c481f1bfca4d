import * as z from 'zod';
import { emailAddress } from '../../../../shared/model/email-address.ts';

/** One line of the step: what was typed, what is wrong with it, and whether it was sent. */
export interface Invitee {
  readonly email: string;
  readonly problem?: string | undefined;
  readonly isSent?: boolean | undefined;
}

const Email = z.string().trim().pipe(emailAddress());

export const isFilled = ({ email }: Invitee): boolean => email.trim() !== '';

/** The lines that are shown: those filled in, and the next one as long as there are seats. */
export const shownOf = (lines: readonly Invitee[], most: number): readonly Invitee[] => {
  const last = lines.findLastIndex(isFilled);
  return Array.from({ length: Math.min(most, last + 2) }, (_, index) => lines[index] ?? { email: '' });
};

/** The lines once one of them was left: what is wrong with it is said there, and with no other. */
export const left = (lines: readonly Invitee[], index: number): readonly Invitee[] =>
  lines.map((line, at) => (at === index && !line.problem ? (checked(lines)[at] ?? line) : line));

/** The lines with what is wrong with them before anything is sent. */
export const checked = (lines: readonly Invitee[]): readonly Invitee[] =>
  lines.map((line, index) => {
    if (line.isSent || !isFilled(line)) return { email: line.email, isSent: line.isSent };
    const { error, data } = Email.safeParse(line.email);
    const isTwice = lines.slice(0, index).some(({ email }) => email.trim().toLowerCase() === data?.toLowerCase());
    const problem = error?.issues[0]?.message ?? (isTwice ? 'This address is there twice.' : undefined);
    return { ...line, email: data ?? line.email, problem };
  });
