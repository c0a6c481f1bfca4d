import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PRODUCT } from '../../../../shared/product.ts';
import { sessionStore } from '../../api/session.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { useTitle } from '../../ui/hooks/use-title.ts';
import { Logo } from '../../ui/layout/logo.tsx';
import styles from './error.module.css';

const cut = (text: string | null, most: number): string => (text ?? '').slice(0, most);

/** Says what cannot go on, in the words of its address, as text and no longer than a few lines. */
export default function ErrorPage() {
  const [query] = useSearchParams();
  const isSignedIn = useSyncExternalStore(sessionStore.subscribe, sessionStore.isSignedIn);
  const title = cut(query.get('title'), 160) || 'Something wrong happened';
  useTitle(title);
  const description = cut(query.get('description'), 400);
  return (
    <main className={styles.errorPage}>
      <Logo size={30} word={PRODUCT.name} />
      <h1>{title}</h1>
      {description && <p className="muted">{description}</p>}
      <div className="row">
        <ButtonLink to="/">Go to home</ButtonLink>
        {!isSignedIn && <ButtonLink to="/login">Sign in</ButtonLink>}
      </div>
    </main>
  );
}
