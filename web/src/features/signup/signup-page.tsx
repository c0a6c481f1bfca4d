import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { PRODUCT } from '../../../../shared/product.ts';
import { isSignupComplete } from '../../../../shared/rules/account/access.ts';
import { takeReturnPath } from '../../api/return-path.ts';
import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { AboutYouStep } from './about-you-step.tsx';
import styles from './signup.module.css';

/** The way from an accepted invitation to the first job: who one is, and off (1-product, section 2). */
export default function SignupPage() {
  const person = useUser();
  const navigate = useNavigate();
  const [isReady, setReady] = useState(false);
  const account = useApi('getAccount', { params: { id: person.employer.account } });
  useTitle('Sign up');
  if (isSignupComplete(person) && !isReady) return <Navigate to="/" replace />;
  return (
    <main className={styles.signup}>
      <div className={styles.box}>
        <div className="row">
          <Logo size={26} word={PRODUCT.name} />
          <span className="end small faint">Step {isReady ? 2 : 1} of 2</span>
        </div>
        <section className="card">
          {isReady ? (
            <>
              <h1>You are ready to get started!</h1>
              <Button look="primary" size="l" autoFocus onClick={() => navigate(takeReturnPath(), { replace: true })}>
                Start using {PRODUCT.name}
              </Button>
            </>
          ) : (
            <>
              <h1>About you</h1>
              {account.data || account.error ? (
                <AboutYouStep person={person} accountName={account.data?.name} onSaved={() => setReady(true)} />
              ) : (
                <Loading label="Loading the form">
                  <SkeletonText lines={8} />
                </Loading>
              )}
            </>
          )}
        </section>
      </div>
    </main>
  );
}
