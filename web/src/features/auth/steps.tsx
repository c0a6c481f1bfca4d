import { useAuthenticator } from '@aws-amplify/ui-react';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { PRODUCT } from '../../../../shared/product.ts';
import { LOST_PHONE } from '../../parts/lost-phone.ts';
import type { InvitationLink } from './invitation.ts';
import { useNotice } from './notice.ts';
import { isAwaitingCode } from './services.ts';

/** What sends the form off, or asks for another code. */
export const SENDING = 'button:not([role=switch])';

/** By which link, and for which email, somebody signs up. */
export const InvitedContext = createContext<{ link: InvitationLink; email: string } | undefined>(undefined);

/**
 * Whether the form has just been sent off, or has just come: where its answer leads matters then, and not once somebody is at it
 * again. A press comes before the focus moves, so that a click into a field is never led to another.
 */
function useDue(place: RefObject<HTMLElement | null>) {
  const isDue = useRef(true);
  useEffect(() => {
    const form = place.current?.closest<HTMLElement>('[data-amplify-router]');
    const onTurnTo = () => {
      isDue.current = false;
    };
    const onPress = ({ target }: Event) => {
      if (target instanceof Element && target.closest(SENDING)) isDue.current = true;
    };
    const kinds = ['pointerdown', 'keydown'] as const;
    for (const kind of kinds) form?.addEventListener(kind, onTurnTo, { capture: true });
    form?.addEventListener('click', onPress, { capture: true });
    return () => {
      for (const kind of kinds) form?.removeEventListener(kind, onTurnTo, { capture: true });
      form?.removeEventListener('click', onPress, { capture: true });
    };
  }, [place]);
  return isDue;
}

/** Gives the focus to what is to be filled in, where a step took away what had it or what was sent off is refused. */
function useFieldFocus(place: RefObject<HTMLElement | null>) {
  const { isPending, error, validationErrors } = useAuthenticator(({ isPending, error, validationErrors }) => [
    isPending,
    error,
    validationErrors,
  ]);
  const isDue = useDue(place);
  const wrong = Object.keys(validationErrors).join();
  useEffect(() => {
    if (isPending || !isDue.current) return;
    isDue.current = false;
    const { activeElement: at } = document;
    const isRefused = Boolean(error || wrong) && at?.matches('[type=submit]');
    if (at !== document.body && !at?.matches(':disabled') && !isRefused) return;
    const form = place.current?.closest('[data-amplify-router]');
    const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
    firstToFill(inputs, wrong ? wrong.split(',') : [], Boolean(error))?.focus();
  }, [isPending, error, wrong, place, isDue]);
}

/** The first of the wrong ones, the first that is empty, and where all is filled in what may be refused: the code, or the password. */
function firstToFill(inputs: readonly HTMLInputElement[], wrong: readonly string[], isRefused: boolean) {
  const named = (names: readonly string[]) => inputs.find(({ name }) => names.includes(name));
  const refused = () => (isRefused ? (named(['confirmation_code']) ?? named(['password'])) : undefined);
  return named(wrong) ?? inputs.find(({ value }) => !value) ?? refused() ?? inputs[0];
}

/** What stands above the fields of a step: its title, what it asks for, and what was done last. */
function Step({ title, children }: { title?: string; children?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const notice = useNotice();
  useFieldFocus(place);
  return (
    <div ref={place} className="user-pool-step">
      {title && <h2 className="amplify-heading">{title}</h2>}
      {children}
      <p role="status" className="user-pool-notice">
        {notice}
      </p>
    </div>
  );
}

function CodeStep({ title }: { title: string }) {
  const { username } = useAuthenticator(({ username }) => [username]);
  return (
    <Step title={title}>
      <p className="small muted">Enter the code that we sent to {username}. It can take a minute to arrive.</p>
    </Step>
  );
}

const CodeSent = () => <CodeStep title="We emailed you a code" />;

/** Goes on where the code was asked for before the page was loaded again; the user pool is not asked to sign up twice. */
function SignUpStart() {
  const { link, email } = use(InvitedContext) ?? {};
  const { submitForm } = useAuthenticator(({ submitForm }) => [submitForm]);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current || !link || !isAwaitingCode(link)) return;
    asked.current = true;
    submitForm({ email });
  }, [submitForm, link, email]);
  return <Step />;
}

function CodeOfApp() {
  return (
    <Step title="Enter the code of your app">
      <p className="small muted">
        The app on your phone shows six digits for {PRODUCT.name}. {LOST_PHONE}
      </p>
    </Step>
  );
}

const SignInStart = () => <Step />;
const PasswordForgotten = () => <Step title="Reset your password" />;
const NewPassword = () => <CodeStep title="Choose a new password" />;

function BackToSignIn() {
  const { toSignIn } = useAuthenticator(({ toSignIn }) => [toSignIn]);
  return (
    <button type="button" className="amplify-button amplify-button--link" onClick={toSignIn}>
      Back to sign in
    </button>
  );
}

/** Our parts of the user pool's form. */
export const steps = {
  SignIn: { Header: SignInStart },
  SignUp: { Header: SignUpStart },
  ConfirmSignIn: { Header: CodeOfApp },
  ConfirmSignUp: { Header: CodeSent },
  ForgotPassword: { Header: PasswordForgotten },
  ConfirmResetPassword: { Header: NewPassword, Footer: BackToSignIn },
};
