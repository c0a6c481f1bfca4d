import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import type { AnswerOf } from '../../api/routes.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { openWidget } from './merge-link.ts';

/** What is read again once an ATS was connected or disconnected. */
export const ATS_READS = ['getAtsStatus', 'getAtsJobsSync', 'searchAtsJobs', 'listJobs'] as const;

/** A token of the widget is good for half an hour and for one link. */
const TOKEN_LIFE_MS = 25 * 60_000;

/**
 * Connects an ATS through the provider's widget (1-product, ATS connection). For admins. `ahead` asks for the widget's token at
 * once, so that it opens without a wait; nothing is said where that fails, since it is asked for again then.
 */
export function useConnectAts({ ahead = false } = {}) {
  const early = useEarlyToken(ahead);
  const token = useApiMutation('getAtsLinkToken');
  const link = useApiMutation('setAtsAccountToken', { refreshes: ATS_READS });
  const [isOpen, setOpen] = useState(false);

  const connect = async () => {
    const given = early.use() ?? (await token.attempt({}));
    if (!given) return;
    setOpen(true);
    try {
      const publicToken = await openWidget(given);
      const linked = publicToken && (await link.attempt({ body: { publicToken } }));
      if (linked) showToast(`${linked.atsName ?? 'Your ATS'} is connected.`);
    } catch {
      showToast('The connection widget could not be loaded. Please try again.', { kind: 'danger' });
    } finally {
      setOpen(false);
    }
  };
  return { connect: () => void connect(), busy: token.busy || link.busy || isOpen };
}

/** A token that was asked for when the page came, once. */
function useEarlyToken(wanted: boolean) {
  const kept = useRef<{ readonly token: AnswerOf<'getAtsLinkToken'>; readonly until: number }>(undefined);
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    call('getAtsLinkToken', {}, leaving.signal).then(
      (token) => {
        kept.current = { token, until: Date.now() + TOKEN_LIFE_MS };
      },
      () => undefined,
    );
    return () => leaving.abort();
  }, [wanted]);
  return {
    use() {
      const { current } = kept;
      kept.current = undefined;
      return current && Date.now() < current.until ? current.token : undefined;
    },
  };
}
