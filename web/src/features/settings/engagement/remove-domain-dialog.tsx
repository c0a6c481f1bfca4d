import type { Account } from '../../../../../shared/model/account.ts';
import type { CustomDomain } from '../../../../../shared/model/email-strategy.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

interface RemoveDomainDialogProps {
  readonly account: Account;
  readonly domain: CustomDomain;
  readonly onSaved: (saved: Account) => void;
  readonly onClose: () => void;
}

/** Asks before a domain is given back. */
export function RemoveDomainDialog({ account, domain, onSaved, onClose }: RemoveDomainDialogProps) {
  const { attempt, busy } = useApiMutation('removeCustomDomain');
  const remove = async () => {
    const saved = await attempt({ params: { id: account.id, domain: domain.domainName } });
    onClose();
    if (!saved) return;
    onSaved(saved);
    showToast('The domain is removed.');
  };
  return (
    <ConfirmDialog
      open
      danger
      title={`Remove ${domain.domainName}?`}
      loading={busy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>
        {domain.domainIdentityVerified &&
          'Nothing leaves from it any more, also of sequences that run: who wrote from an address on it goes on from a Bramble address. '}
        To use it later, its records have to be found again.
      </p>
    </ConfirmDialog>
  );
}
