import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { OpenedInvitation } from '../../../../shared/model/account.ts';
import { PRODUCT } from '../../../../shared/product.ts';
import { messageOf } from '../../api/problem.ts';
import { endSession, lastPerson, sessionStore } from '../../api/session.ts';
import { endOwnSession } from '../../api/sign-out.ts';
import { useApi } from '../../api/use-api.ts';
import { sentenceOfAddress } from '../../parts/dead-ends.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { ProblemState } from '../../ui/feedback/problem-state.tsx';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { cx } from '../../ui/hooks/cx.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { deadEndOf } from './after-failure.ts';
import { confirmInvitation } from './confirm-invitation.ts';
import { type InvitationLink, linkFrom, wordsOnArrival } from './invitation.ts';
import styles from './login.module.css';
import { SourcerLink } from './sourcer-link.tsx';

const SignIn = lazy(() => import('./sign-in.tsx'));

const once = { revalidateOnFocus: false, revalidateIfStale: false, revalidateOnReconnect: false };

/** Shows the message in the address once, and takes it out of the address. */
const useErrorInAddress = (): void => {
  const [query, setQuery] = useSearchParams();
  const message = sentenceOfAddress(query);
  useEffect(() => {
    if (!message) return;
    showToast(message, { kind: 'danger', id: message });
    setQuery(
      (before) => {
        const rest = new URLSearchParams(before);
        rest.delete('error');
        return rest;
      },
      { replace: true },
    );
  }, [message, setQuery]);
};

const Wait = () => (
  <div className={styles.login} role="status">
    <span className="waits">
      <Logo size={32} />
    </span>
    <span className="vh">Loading</span>
  </div>
);

const Frame = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className={styles.login}>
    <main className={styles.box}>
      <Logo size={30} word={PRODUCT.name} />
      <h1>{title}</h1>
      {children}
    </main>
    <footer>
      <SourcerLink />
    </footer>
  </div>
);

/** Goes on to the jobs with a word, for someone who is signed in and needs no invitation. */
function GoOn({ words, waiting }: { words: string; waiting: InvitationLink | undefined }) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const say = () => showToast(words, { kind: 'info', id: 'invitation' });
    // It may be another account's: then they are told so instead.
    if (waiting) void confirmInvitation(waiting).then((isTheirs) => isTheirs && say(), say);
    else say();
  }, [words, waiting]);
  return <Navigate to="/" replace />;
}

/** Signs up with an invitation. Whoever follows one is not whoever was signed in here before (1-product, section 4). */
function SignUp({ link, invitation }: { link: InvitationLink; invitation: OpenedInvitation }) {
  useEffect(() => void endSession(), []);
  return (
    <Suspense fallback={<Wait />}>
      <Frame title="Get started with your account">
        <SignIn invited={{ link, invitation }} />
      </Frame>
    </Suspense>
  );
}

/** Whoever is signed in as somebody else is not put out unasked. */
function AskToSwitch({ from, to, onGoOn }: { from: string; to: string; onGoOn: () => void }) {
  return (
    <Frame title="This invitation is for somebody else">
      <div className={cx('col g4', styles.ask)}>
        <p>
          You are signed in as {from}. The invitation is for {to}: to use it, you are signed out here first.
        </p>
        <div className="row wrap">
          <Button look="primary" onClick={onGoOn}>
            Sign out and go on
          </Button>
          <ButtonLink to="/">Stay signed in</ButtonLink>
        </div>
      </div>
    </Frame>
  );
}

/** Checks the invitation first: one that can no longer be used is a dead end, but not for those who are in already. */
function Invited({ link, signedInAs }: { link: InvitationLink; signedInAs: string | undefined }) {
  const [isSwitching, setSwitching] = useState(false);
  const input = { params: { id: link.invite }, query: { key: link.key } };
  const { data: invitation, error, isValidating, mutate } = useApi('getInvitation', input, once);
  if (error && (error.status === 404 || error.status === 400)) {
    return <Navigate to={deadEndOf('INVITATION_NOT_FOUND')} replace />;
  }
  if (error) {
    return (
      <main className={styles.login}>
        <ProblemState title={messageOf(error)} retrying={isValidating} onRetry={() => void mutate()} />
      </main>
    );
  }
  if (!invitation) return <Wait />;
  const words = wordsOnArrival(invitation, signedInAs);
  if (words) return <GoOn words={words} waiting={invitation.status === 'Sent' ? link : undefined} />;
  if (invitation.status !== 'Sent') {
    const code = invitation.status === 'Confirmed' ? 'INVITATION_ALREADY_CONFIRMED' : 'INVITATION_REVOKED';
    return <Navigate to={deadEndOf(code, invitation.adminEmail)} replace />;
  }
  if (invitation.problem) return <Navigate to={deadEndOf(invitation.problem, invitation.adminEmail)} replace />;
  if (signedInAs && !isSwitching)
    return (
      <AskToSwitch
        from={signedInAs}
        to={invitation.email}
        onGoOn={() => void endOwnSession().then(() => setSwitching(true))}
      />
    );
  return <SignUp link={link} invitation={invitation} />;
}

/** Sign-in, and for those who were invited sign-up (1-product, section 2). */
export default function LoginPage() {
  const [query] = useSearchParams();
  const [wasSignedIn] = useState(sessionStore.isSignedIn);
  const [signedInAs] = useState(() => (wasSignedIn ? lastPerson.read()?.email : undefined));
  useErrorInAddress();
  const link = linkFrom(query);
  useTitle(link ? 'Create account' : 'Sign in');
  if (wasSignedIn && !link) return <Navigate to="/" replace />;
  if (link) return <Invited link={link} signedInAs={signedInAs} />;
  return (
    <Suspense fallback={<Wait />}>
      <Frame title="Welcome back!">
        <SignIn />
        <p className="small muted">{PRODUCT.name} is by invitation. Your invitation email holds the link to begin.</p>
      </Frame>
    </Suspense>
  );
}
