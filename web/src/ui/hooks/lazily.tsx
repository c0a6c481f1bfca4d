import { Component, type ComponentType, lazy, Suspense, useEffect } from 'react';
import { ProblemState } from '../feedback/problem-state.tsx';
import { showToast } from '../feedback/toast-store.ts';
import { OnItsWay } from '../overlays/on-its-way.tsx';
import { inTime, isLoadFailure, LOAD_FAILED, TRY_LATER } from './load-failure.ts';

const IDLE_MS = 500;

/** What one opened, which may be there without being open. */
interface Opened {
  onClose?: () => void;
  open?: boolean;
}

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of a page in a file of its own, fetched when it first shows or by `usePreloaded`. Where it does not arrive, the
 * page and what was typed in it stay: what one opened closes again with a message; what belongs in the page (`inPlace`)
 * says so where it would be. Either can be tried again, and is as soon as the browser has a connection again. While what one opened is
 * on its way the page stays as it is, its shortcuts rest, and the button that opened it keeps the focus.
 */
export function lazily<P extends object>(from: Load<P>, { inPlace = false } = {}) {
  const load = () => inTime(from());
  let Inner = lazy(load);
  return class Part extends Component<P & Opened, { error?: unknown }> {
    static preload = () => void load().catch(() => undefined);
    static getDerivedStateFromError = (error: unknown) => ({ error });

    override state: { error?: unknown } = {};
    retry = () => {
      window.removeEventListener('online', this.retry);
      this.setState({ error: undefined });
    };

    override componentWillUnmount() {
      window.removeEventListener('online', this.retry);
    }

    override componentDidCatch(error: unknown) {
      if (!isLoadFailure(error)) return;
      Inner = lazy(load);
      const { onClose } = this.props;
      if (inPlace || !onClose) window.addEventListener('online', this.retry);
      if (inPlace) return;
      onClose?.();
      showToast(TRY_LATER, {
        kind: 'danger',
        id: 'load-failure',
        // What was not opened cannot be opened again: without this it would be missing until the next visit.
        action: onClose ? undefined : { label: 'Try again', onSelect: this.retry },
      });
    }

    override render() {
      const { error } = this.state;
      if (error === undefined) {
        const part = <Inner {...this.props} />;
        const { onClose, open } = this.props;
        if (!onClose) return part;
        return <Suspense fallback={open !== false && <OnItsWay onClose={onClose} />}>{part}</Suspense>;
      }
      if (!isLoadFailure(error)) throw error;
      return inPlace ? <ProblemState title={LOAD_FAILED} onRetry={this.retry} /> : null;
    }
  };
}

/**
 * Fetches parts once the page has come to rest, so that the first press finds them there, with or without a connection. Not
 * before it `isReady`: what one waits for comes first.
 */
export const usePreloaded = (parts: readonly { preload: () => void }[], isReady = true) =>
  useEffect(() => {
    if (!isReady) return;
    const timer = window.setTimeout(() => {
      for (const { preload } of parts) preload();
    }, IDLE_MS);
    return () => window.clearTimeout(timer);
  }, [parts, isReady]);
