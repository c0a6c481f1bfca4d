import { useState } from 'react';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { openWidget } from './merge-link.ts';

/** What is read again once an ATS was connected or disconnected. */
export const ATS_READS = ['getAtsStatus', 'getAtsJobsSync', 'searchAtsJobs', 'listJobs'] as const;

/** Connects an ATS through the provider's widget (1-product, ATS connection). For admins. */
export function useConnectAts() {
  const token = useApiMutation('getAtsLinkToken');
  const link = useApiMutation('setAtsAccountToken', { refreshes: ATS_READS });
  const [isOpen, setOpen] = useState(false);

  const connect = async () => {
    const given = await token.attempt({});
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
