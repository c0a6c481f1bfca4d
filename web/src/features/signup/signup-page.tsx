import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Navigate, type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import * as z from 'zod';
import { PRODUCT } from '../../../../shared/product.ts';
import { isSignupComplete } from '../../../../shared/rules/account/access.ts';
import { useApi } from '../../api/use-api.ts';
import { useUser } from '../../api/use-user.ts';
import { Loading, SkeletonText } from '../../ui/feedback/skeleton.tsx';
import { cx } from '../../ui/hooks/cx.ts';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import { AboutYouStep } from './about-you-step.tsx';
import { leftAt } from './left-at.ts';
import { PhotoStep } from './photo-step.tsx';
import { ReadyStep } from './ready-step.tsx';
import styles from './signup.module.css';
import { type Step, stepsOf } from './steps.ts';
import type { Invitee } from './teammates.ts';
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

/** The step that the address names; undefined where it names none that there is. */
const stepAt = (search: string): Step | undefined => {
  const named = new URLSearchParams(search).get('step') ?? '';
  return named in HEADINGS ? (named as Step) : undefined;
};

/** What an entry of the browser's history knows: that the step before it is the entry before, and how many were invited. */
const Past = z
  .object({ isOnward: z.boolean().catch(false), invited: z.number().catch(0) })
  .catch({ isOnward: false, invited: 0 });

/**
 * The way from an accepted invitation to the first job (1-product, section 2). Each step has its address, so that Back goes a
 * step back and a reload stays on it.
 */
export default function SignupPage() {
  const person = useUser();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const past = Past.parse(state);
  const account = useApi('getAccount', { params: { id: person.employer.account } });
  useTitle('Sign up');
  // What is left of the way does not change under way: whoever is invited takes a seat.
  const [asked, setAsked] = useState<readonly Step[]>();
  const [lines, setLines] = useState<readonly Invitee[]>([]);
  const steps = asked ?? stepsOf(person, account.data?.subscription);
  const named = stepAt(search);
  const isKnown = account.data !== undefined || account.error !== undefined;
  const isComplete = isSignupComplete(person);
  useEffect(() => {
    if (named && isComplete) leftAt.note(person.id, named);
  }, [person.id, named, isComplete]);
  if (!named && isComplete) return <Navigate to="/" replace />;
  if (!named || (named !== 'about' && !isComplete)) return <Navigate to="?step=about" replace />;
  if (isKnown && !steps.includes(named)) return <Navigate to="?step=ready" replace />;
  const at = steps.indexOf(named);
  const goTo = (step: Step | undefined, options: NavigateOptions) => void navigate(`?step=${step ?? 'ready'}`, options);
  const onward = (invited = 0) => {
    setAsked(steps);
    goTo(steps[at + 1], { state: { isOnward: true, invited } });
  };
  const back = () => (past.isOnward ? void navigate(-1) : goTo(steps[at - 1], { replace: true }));
  return (
    <main className={styles.signup}>
      <div className={cx(styles.box, named === 'photo' && styles.broad)}>
        <div className="row">
          <Logo size={26} word={PRODUCT.name} />
          {isKnown && (
            <span className="end small faint">
              Step {at + 1} of {steps.length}
            </span>
          )}
        </div>
        <section className="card">
          <Heading key={named}>{HEADINGS[named]}</Heading>
          {!isKnown && (
            <Loading label="Loading the form">
              <SkeletonText lines={8} />
            </Loading>
          )}
          {isKnown && named === 'about' && (
            <AboutYouStep person={person} accountName={account.data?.name} onSaved={onward} />
          )}
          {isKnown && named === 'photo' && <PhotoStep person={person} onBack={back} onDone={onward} />}
          {named === 'teammates' && account.data && (
            <TeammatesStep account={account.data} {...{ lines, setLines }} onBack={back} onDone={onward} />
          )}
          {isKnown && named === 'ready' && <ReadyStep invited={past.invited} onBack={back} />}
        </section>
      </div>
    </main>
  );
}
