import './user-pool.css';
import { Authenticator } from '@aws-amplify/ui-react';
import { use, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { Invitation } from '../../../../shared/model/account.ts';
import { PASSWORD_RULES, WEB_PATHS } from '../../../../shared/product.ts';
import { isSignupComplete } from '../../../../shared/rules/account/access.ts';
import { readConfig } from '../../api/config.ts';
import { takeReturnPath } from '../../api/return-path.ts';
import { keepSession } from '../../api/session.ts';
import { keyOf } from '../../api/use-api.ts';
import { deadEndOf } from './after-failure.ts';
import { completeLogin } from './complete-login.ts';
import { type InvitationLink, rememberInvitation } from './invitation.ts';
import { connectUserPool, signUpWith, takeTokens } from './user-pool.ts';

export interface Invited {
  readonly link: InvitationLink;
  readonly invitation: Invitation;
}

const me = { params: { id: 'me' } } as const;

/** The user pool has let the person in: the session begins, and they go where they wanted to. */
function SignedIn({ link }: { link: InvitationLink | undefined }) {
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (link) rememberInvitation(link);
    keepSession(takeTokens());
    void completeLogin().then(async (person) => {
      if (!person) return;
      await mutate(keyOf('getPreferences', me), person, { revalidate: false });
      navigate(isSignupComplete(person) ? takeReturnPath() : WEB_PATHS.signup, { replace: true });
    });
  }, [link, mutate, navigate]);
  return (
    <p role="status" className="muted">
      Signing in …
    </p>
  );
}

const password = { label: 'Password', placeholder: '', autocomplete: 'new-password' };
const again = { label: 'Confirm password', placeholder: '' };
const code = { label: 'Code', placeholder: '' };

const formFieldsFor = (email: string | undefined) => ({
  signIn: {
    username: { label: 'Email', placeholder: '', ...(email && { defaultValue: email }) },
    password: { label: 'Password', placeholder: '', autocomplete: 'current-password' },
  },
  signUp: {
    email: { label: 'Email', placeholder: '', order: 1, isReadOnly: true, ...(email && { defaultValue: email }) },
    password: { ...password, order: 2 },
    confirm_password: { ...again, order: 3 },
  },
  forgotPassword: { username: { label: 'Email', placeholder: '' } },
  confirmSignUp: { confirmation_code: code },
  confirmResetPassword: {
    confirmation_code: code,
    password: { ...password, label: 'New password' },
    confirm_password: again,
  },
});

const heading = (text: string) => () => <h2 className="amplify-heading">{text}</h2>;
const passwordRules = () => <p className="small muted">{PASSWORD_RULES.text}</p>;
const components = {
  SignUp: { Footer: passwordRules },
  ConfirmSignUp: { Header: heading('We emailed you a code') },
  ForgotPassword: { Header: heading('Reset your password') },
  ConfirmResetPassword: { Header: heading('Choose a new password'), Footer: passwordRules },
};

let connection: Promise<void> | undefined;
const connect = () => {
  connection ??= readConfig().then(connectUserPool);
  return connection;
};

/** The user pool's own form; it can sign up only whoever was invited, with the email the invitation went to. */
export default function SignIn({ invited }: { invited?: Invited }) {
  use(connect());
  const navigate = useNavigate();
  const email = invited?.invitation.email;
  const formFields = useMemo(() => formFieldsFor(email), [email]);
  const services = useMemo(() => {
    if (!invited) return undefined;
    const { link, invitation } = invited;
    const onRefused: Parameters<typeof signUpWith>[2] = (refusal) => {
      if (refusal) navigate(deadEndOf(refusal, invitation.adminEmail), { replace: true });
    };
    return { handleSignUp: signUpWith(invitation.email, link, onRefused) };
  }, [invited, navigate]);
  return (
    <Authenticator
      initialState={invited ? 'signUp' : 'signIn'}
      hideSignUp={!invited}
      formFields={formFields}
      components={components}
      {...(services && { services })}
    >
      {() => <SignedIn link={invited?.link} />}
    </Authenticator>
  );
}
