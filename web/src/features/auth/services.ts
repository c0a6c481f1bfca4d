import {
  type ConfirmResetPasswordInput,
  type ConfirmSignInInput,
  type ConfirmSignUpInput,
  confirmResetPassword,
  confirmSignIn,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
  type SignInInput,
  type SignUpInput,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import type { ErrorCode } from '../../../../shared/contract/errors.ts';
import { deviceWords } from '../../../../shared/rules/account/device-words.ts';
import { kept } from '../../api/kept.ts';
import { refusalIn } from './after-failure.ts';
import type { InvitationLink } from './invitation.ts';
import { showNotice } from './notice.ts';

/** Whoever signs up: by which link, for which email, and what becomes of a refusal or of being in already. */
export interface SignUpWays {
  readonly email: string;
  readonly link: InvitationLink;
  readonly onRefused: (code: ErrorCode) => void;
}

export const WORDS = {
  codeSent: (email: string) => `We sent a new code to ${email}.`,
  confirmed: 'Your email is confirmed. Please sign in.',
  confirmedBefore: 'Your email is confirmed. Please sign in with the password you chose first, or choose a new one.',
  passwordChanged: 'Your password has been changed. Please sign in.',
  emailMissing: 'Please enter your email.',
  passwordMissing: 'Please enter your password.',
  bothMissing: 'Please enter your email and your password.',
  codeMissing: 'Please enter the code that we emailed you.',
  newPasswordMissing: 'Please choose a new password.',
  known: 'There is an account for this email already. Please sign in.',
};

/** What somebody who signs in has left empty, said before the user pool's library says it in its own words. */
function missingOf({ username, password }: SignInInput): string | undefined {
  if (!username.trim()) return password ? WORDS.emailMissing : WORDS.bothMissing;
  return password ? undefined : WORDS.passwordMissing;
}

const missingOfReset = ({ confirmationCode, newPassword }: ConfirmResetPasswordInput): string | undefined => {
  if (!confirmationCode?.trim()) return WORDS.codeMissing;
  return newPassword ? undefined : WORDS.newPasswordMissing;
};

const awaitingCode = kept('awaiting-code', 'session');
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** The form's calls may have a context before their input. */
type Given = readonly unknown[];
const inputOf = <Input>(given: Given) => given.at(-1) as Input;

/** Whether this invitation's code was asked for in this tab, and not given yet. */
export const isAwaitingCode = ({ invite }: InvitationLink): boolean => awaitingCode.read() === invite;

/** What is noted of a sign-in beside its time, so that one can tell whether it was one's own. */
const withDevice = () => ({ clientMetadata: { device: deviceWords(navigator.userAgent) } });

const codeStep = (destination: string) => ({
  isSignUpComplete: false,
  nextStep: { signUpStep: 'CONFIRM_SIGN_UP' as const, codeDeliveryDetails: { destination } },
});
const DONE = { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' as const } };

/**
 * What the user pool's form calls, with our ways where its own lead nowhere: a sign-up that was begun before goes on at the
 * code, and whoever has proved their email is signed in with what they typed, where that is right.
 */
export function servicesFor(
  ways: SignUpWays | undefined,
  onSignedIn: () => void,
  onPasswordChanged: (email: string) => void,
) {
  let resetting: string | undefined;
  let typed: { readonly username: string; readonly password: string } | undefined;

  const resend = async (username: string) => {
    const delivery = await resendSignUpCode({ username });
    showNotice(WORDS.codeSent(username));
    return delivery;
  };

  /** Signs in beside the form; answers whether that was possible. */
  const signInWithTyped = async (): Promise<boolean> => {
    const outcome = typed && (await signIn({ ...typed, options: withDevice() }).catch(() => undefined));
    if (outcome?.nextStep.signInStep !== 'DONE') return false;
    onSignedIn();
    return true;
  };

  /** The user pool knows this email: from a sign-up that stopped at the code, or as somebody's who can sign in. */
  const goOn = async (email: string) => {
    const isUnproved = await resend(email).then(
      () => true,
      (error: unknown) => {
        if (nameOf(error) === 'InvalidParameterException') return false;
        throw error;
      },
    );
    if (isUnproved) return codeStep(email);
    if (await signInWithTyped()) return new Promise<never>(() => {});
    throw new Error(WORDS.known);
  };

  const beginSignUp = async ({ email, link, onRefused }: SignUpWays, input: SignUpInput) => {
    showNotice();
    if (input.password === undefined && isAwaitingCode(link)) return codeStep(email);
    typed = input.password === undefined ? undefined : { username: email, password: input.password };
    const { invite, key } = link;
    const options = { autoSignIn: false, userAttributes: { email }, clientMetadata: { invite, key } };
    try {
      return await signUp({ ...input, username: email, options });
    } catch (error) {
      if (nameOf(error) === 'UsernameExistsException') return goOn(email);
      const refusal = error instanceof Error ? refusalIn(error.message) : undefined;
      if (refusal) onRefused(refusal);
      throw error;
    }
  };

  return {
    async handleSignUp(...given: Given) {
      if (!ways) throw new Error('Nobody signs up without an invitation');
      const step = await beginSignUp(ways, inputOf<SignUpInput>(given));
      if (step.nextStep.signUpStep === 'CONFIRM_SIGN_UP') awaitingCode.write(ways.link.invite);
      return step;
    },
    async handleConfirmSignUp(...given: Given) {
      showNotice();
      const outcome = await confirmSignUp(inputOf<ConfirmSignUpInput>(given)).catch((error: unknown) => {
        // Proved in another tab: what is left is to sign in.
        if (/Current status is CONFIRMED/.test(String(error))) return DONE;
        throw error;
      });
      awaitingCode.write(null);
      if (outcome.nextStep.signUpStep !== 'DONE') return outcome;
      if (await signInWithTyped()) return new Promise<never>(() => {});
      showNotice(typed ? WORDS.confirmedBefore : WORDS.confirmed);
      return outcome;
    },
    handleResendSignUpCode: (...given: Given) => resend(inputOf<{ username: string }>(given).username),
    async handleSignIn(...given: Given) {
      const input = inputOf<SignInInput>(given);
      showNotice();
      const missing = missingOf(input);
      if (missing) throw new Error(missing);
      typed = input.password === undefined ? undefined : { username: input.username, password: input.password };
      return signIn({ ...input, options: { ...input.options, ...withDevice() } });
    },
    handleConfirmSignIn(...given: Given) {
      const input = inputOf<ConfirmSignInInput>(given);
      return confirmSignIn({ ...input, options: { ...input.options, ...withDevice() } });
    },
    /** Sends a code to whoever forgot their password, and another one where they ask again. */
    async handleForgotPassword(...given: Given) {
      const username = inputOf<{ username?: string }>(given).username?.trim();
      showNotice();
      if (!username) throw new Error(WORDS.emailMissing);
      const step = await resetPassword({ username });
      if (resetting === username) showNotice(WORDS.codeSent(username));
      resetting = username;
      return step;
    },
    async handleForgotPasswordSubmit(...given: Given) {
      const asked = inputOf<ConfirmResetPasswordInput>(given);
      const input = { ...asked, username: asked.username.trim() };
      showNotice();
      const missing = missingOfReset(input);
      if (missing) throw new Error(missing);
      await confirmResetPassword(input);
      resetting = undefined;
      showNotice(WORDS.passwordChanged);
      onPasswordChanged(input.username);
    },
  };
}
