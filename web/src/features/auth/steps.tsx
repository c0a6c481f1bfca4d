import { useAuthenticator } from '@aws-amplify/ui-react';
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import { PASSWORD_RULES, PRODUCT } from '../../../../shared/product.ts';
import { LOST_PHONE } from '../../parts/lost-phone.ts';
import type { InvitationLink } from './invitation.ts';
import { useNotice } from './notice.ts';
import { isAwaitingCode } from './services.ts';

/** By which link, and for which email, somebody signs up. */
export const InvitedContext = createContext<{ link: InvitationLink; email: string } | undefined>(undefined);

/** Whether the form was sent off and not yet looked at: what is wrong with it matters then, not while one types. */
function useAttempt(place: RefObject<HTMLElement | null>) {
  const isTried = useRef(false);
  useEffect(() => {
    const form = place.current?.closest('[data-amplify-router]');
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[type=submit]')) isTried.current = true;
    };
    form?.addEventListener('click', onClick, { capture: true });
    return () => form?.removeEventListener('click', onClick, { capture: true });
  }, [place]);
  return isTried;
}

/** Gives the focus to what is to be filled in, where a step took away what had it or its button was switched off. */
function useFieldFocus(place: RefObject<HTMLElement | null>) {
  const { isPending, error, validationErrors } = useAuthenticator(({ isPending, error, validationErrors }) => [
    isPending,
    error,
    validationErrors,
  ]);
  const isTried = useAttempt(place);
  const wrong = Object.keys(validationErrors).join();
  useEffect(() => {
    if (isPending || (wrong && !isTried.current)) return;
    const { activeElement: at } = document;
    if (at !== document.body && !at?.matches(':disabled')) return;
    isTried.current = false;
    const form = place.current?.closest('[data-amplify-router]');
    const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
    const names = wrong ? wrong.split(',') : error ? ['password'] : [];
    (inputs.find(({ name }) => names.includes(name)) ?? inputs[0])?.focus();
  }, [isPending, error, wrong, place, isTried]);
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

function CodeSent() {
  const { username } = useAuthenticator(({ username }) => [username]);
  return (
    <Step title="We emailed you a code">
      <p className="small muted">Enter the code that we sent to {username}. It can take a minute to arrive.</p>
    </Step>
  );
}

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

const PasswordRules = () => <p className="small muted">{PASSWORD_RULES.text}</p>;

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
const NewPassword = () => <Step title="Choose a new password" />;

/** Our parts of the user pool's form. */
export const steps = {
  SignIn: { Header: SignInStart },
  SignUp: { Header: SignUpStart, Footer: PasswordRules },
  ConfirmSignIn: { Header: CodeOfApp },
  ConfirmSignUp: { Header: CodeSent },
  ForgotPassword: { Header: PasswordForgotten },
  ConfirmResetPassword: { Header: NewPassword, Footer: PasswordRules },
};
