import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { PRODUCT } from '../../../../shared/product.ts';
import { isSignupComplete } from '../../../../shared/rules/account/access.ts';
import { recordEvent } from '../../api/product-events.ts';
import { takeReturnPath } from '../../api/return-path.ts';
import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { AboutYouStep } from './about-you-step.tsx';
import { PhotoStep } from './photo-step.tsx';
import styles from './signup.module.css';
import { type Step, stepsOf } from './steps.ts';
import { TeammatesStep } from './teammates-step.tsx';

const HEADINGS: Record<Step, string> = {
  about: 'About you',
  photo: 'Add a profile photo',
  teammates: 'Invite your teammates',
  ready: 'You are ready to get started!',
};

/** The heading of a step. It takes the focus where nothing in the step does, so that one goes on from there. */
function Heading({ children }: { children: ReactNode }) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus();
  }, []);
  return (
    <h1 ref={place} tabIndex={-1}>
      {children}
    </h1>
  );
}

/** The way from an accepted invitation to the first job (1-product, section 2). */
export default function SignupPage() {
  const person = useUser();
  const navigate = useNavigate();
  const [isDone] = useState(() => isSignupComplete(person));
  const [at, setAt] = useState(0);
  const account = useApi('getAccount', { params: { id: person.employer.account } });
  useTitle('Sign up');
  // What is left of the way does not change under way: whoever is invited takes a seat.
  const [asked, setAsked] = useState<readonly Step[]>();
  const steps = asked ?? stepsOf(person, account.data?.subscription);
  const step = steps[at] ?? 'ready';
  if (isDone) return <Navigate to="/" replace />;
  const onward = () => {
    setAsked(steps);
    setAt(at + 1);
  };
  const back = () => setAt(at - 1);
  return (
    <main className={styles.signup}>
      <div className={cx(styles.box, step === 'photo' && styles.broad)}>
        <div className="row">
          <Logo size={26} word={PRODUCT.name} />
          <span className="end small faint">
            Step {at + 1} of {steps.length}
          </span>
        </div>
        <section className="card">
          <Heading key={step}>{HEADINGS[step]}</Heading>
          {step === 'about' &&
            (account.data || account.error ? (
              <AboutYouStep person={person} accountName={account.data?.name} onSaved={onward} />
            ) : (
              <Loading label="Loading the form">
                <SkeletonText lines={8} />
              </Loading>
            ))}
          {step === 'photo' && <PhotoStep person={person} onBack={back} onDone={onward} />}
          {step === 'teammates' && account.data && (
            <TeammatesStep account={account.data} onBack={back} onDone={onward} />
          )}
          {step === 'ready' && (
            <div className="row">
              <Button size="l" onClick={back}>
                Back
              </Button>
              <Button
                look="primary"
                size="l"
                className="end"
                autoFocus
                onClick={() => {
                  recordEvent('Signup completed');
                  navigate(takeReturnPath(), { replace: true });
                }}
              >
                Start using {PRODUCT.name}
              </Button>
            </div>
          )}
        </section>
      </div>
    </main>
  );
}
