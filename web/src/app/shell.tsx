import { useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useUser } from '../api/use-user.ts';
import { cx } from '../ui/hooks/cx.ts';
import { useMediaQuery } from '../ui/hooks/use-media-query.ts';
import { ConsentBanner } from './consent-banner.tsx';
import { hasMenu } from './paths.ts';
import { PhoneBar } from './phone-bar.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useFinding } from './use-finding.tsx';
import { useFolded } from './use-folded.ts';
import { useSupport } from './use-support.tsx';
import { useSurvey } from './use-survey.tsx';
import { useWaiting } from './use-waiting.ts';

/** The frame of every page behind the sign-in: the menu at the side, below on a phone, or none. */
export function Shell() {
  const { pathname } = useLocation();
  const isGoing = useNavigation().state === 'loading';
  const person = useUser();
  const [folded, toggle] = useFolded();
  const isSmall = useMediaQuery('(max-width: 900px)');
  const isBare = !hasMenu(pathname);
  const main = useRef<HTMLElement>(null);
  useArrivalFocus(main);
  const support = useSupport(person, pathname);
  const finding = useFinding(!isBare, support.ask);
  const survey = useSurvey(person, !isBare);
  const unread = useWaiting();
  return (
    <div
      className={cx(styles.app, isBare ? styles.bare : folded && styles.folded)}
      data-folded={(!isBare && folded) || undefined}
    >
      {!isBare && <SkipLink />}
      {!isBare && !isSmall && (
        <Sidebar
          person={person}
          unread={unread}
          folded={folded}
          onFold={toggle}
          onSearch={finding.search}
          onFeedback={survey.ask}
          onSupport={support.ask}
        />
      )}
      <main ref={main} tabIndex={-1} className={styles.main} aria-busy={isGoing}>
        {!isBare && person.productAnalyticsConsent === null && <ConsentBanner />}
        <Outlet />
      </main>
      {!isBare && isSmall && (
        <PhoneBar
          person={person}
          unread={unread}
          onSearch={finding.search}
          onFeedback={survey.ask}
          onSupport={support.ask}
        />
      )}
      {!isSmall && support.launcher}
      {finding.panel}
      {survey.panel}
      {support.panel}
      {isGoing && <div className={styles.going} aria-hidden="true" />}
    </div>
  );
}
