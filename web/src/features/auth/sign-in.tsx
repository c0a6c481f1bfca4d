import './user-pool.css';
import { Authenticator } from '@aws-amplify/ui-react';
import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import type { ErrorCode } from '../../../../shared/contract/errors.ts';
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
import { showNotice, useNotice } from './notice.ts';
import { servicesFor } from './services.ts';
import { InvitedContext, SENDING, steps } from './steps.tsx';
import { connectUserPool, takeTokens } from './user-pool.ts';

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
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    place.current?.focus();
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
    <p ref={place} role="status" tabIndex={-1} className="muted">
      Signing in …
    </p>
  );
}

const password = {
  label: 'Password',
  placeholder: '',
  autocomplete: 'new-password',
  descriptiveText: PASSWORD_RULES.text,
};
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
  confirmSignIn: { confirmation_code: code },
  confirmSignUp: { confirmation_code: code },
  confirmResetPassword: {
    confirmation_code: code,
    password: { ...password, label: 'New password' },
    confirm_password: again,
  },
});

let connection: Promise<void> | undefined;
const connect = () => {
  connection ??= readConfig().then(connectUserPool);
  return connection;
};

/** The user pool's own form; it can sign up only whoever was invited, with the email the invitation went to. */
export default function SignIn({ invited }: { invited?: Invited }) {
  use(connect());
  const navigate = useNavigate();
  const [isIn, setIn] = useState(false);
  const [isTyping, setTyping] = useState(false);
  const [changed, setChanged] = useState<string>();
  const notice = useNotice();
  const email = changed ?? invited?.invitation.email;
  const formFields = useMemo(() => formFieldsFor(email), [email]);
  const ways = useMemo(
    () =>
      invited && {
        email: invited.invitation.email,
        link: invited.link,
        onRefused: (refusal: ErrorCode) =>
          void navigate(deadEndOf(refusal, invited.invitation.adminEmail), { replace: true }),
      },
    [invited, navigate],
  );
  const services = useMemo(() => servicesFor(ways, () => setIn(true), setChanged), [ways]);
  useEffect(() => () => showNotice(), []);
  if (isIn) return <SignedIn link={invited?.link} />;
  return (
    <div
      data-notice={notice !== undefined || isTyping}
      onInput={() => setTyping(true)}
      onClickCapture={({ target }) => target instanceof Element && target.closest(SENDING) && setTyping(false)}
    >
      <InvitedContext value={ways}>
        {/* Whoever has changed their password signs in anew, with the same email. */}
        <Authenticator
          key={changed}
          initialState={invited && !changed ? 'signUp' : 'signIn'}
          hideSignUp={!invited}
          formFields={formFields}
          components={steps}
          services={services}
        >
          {() => <SignedIn link={invited?.link} />}
        </Authenticator>
      </InvitedContext>
    </div>
  );
}
