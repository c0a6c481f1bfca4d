import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT } from '../../../../shared/product.ts';
import { sessionStore } from '../../api/session.ts';
import { wordsOfAddress } from '../../parts/dead-ends.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import styles from './error.module.css';

/** Says what cannot go on, where its address names something that we say, and that something did otherwise. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const isSignedIn = useSyncExternalStore(sessionStore.subscribe, sessionStore.isSignedIn);
  const { title, description } = wordsOfAddress(query);
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  // Nobody came here by a link of ours: what had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <main className={styles.errorPage}>
      <Logo size={30} word={PRODUCT.name} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {description && <p className="muted">{description}</p>}
      <div className="row">
        <ButtonLink to="/">Go to home</ButtonLink>
        {!isSignedIn && <ButtonLink to="/login">Sign in</ButtonLink>}
      </div>
    </main>
  );
}
