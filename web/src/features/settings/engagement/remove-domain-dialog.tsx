import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { Account } from '../../../../../shared/model/account.ts';
import type { CustomDomain } from '../../../../../shared/model/email-strategy.ts';
import { isSenderDomain } from '../../../../../shared/rules/account/domains.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

interface RemoveDomainDialogProps {
  readonly account: Account;
  readonly domain: CustomDomain;
  readonly onSaved: (saved: Account) => void;
  readonly onClose: () => void;
}

/** Asks before a domain is given back; of one that emails come from it says that this is to be changed first. */
export function RemoveDomainDialog({ account, domain, onSaved, onClose }: RemoveDomainDialogProps) {
  const { attempt, busy } = useApiMutation('removeCustomDomain');
  const remove = async () => {
    const saved = await attempt({ params: { id: account.id, domain: domain.domainName } });
    onClose();
    if (!saved) return;
    onSaved(saved);
    showToast('The domain is removed.');
  };
  if (isSenderDomain(account.emailStrategy, domain.domainName))
    return (
      <Dialog
        open
        onClose={onClose}
        title={`${domain.domainName} is in use`}
        size="s"
        footer={<Button onClick={onClose}>Close</Button>}
      >
        <p>{ERRORS.DOMAIN_IN_USE.title}</p>
      </Dialog>
    );
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
