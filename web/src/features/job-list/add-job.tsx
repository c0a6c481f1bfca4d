import Plus from 'lucide-react/icons/plus';
import { useNavigate } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useFlag } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';

const FORM = WEB_PATHS.createJob;

/** Opens an empty job form, with N too; not where jobs only come from the ATS. */
export function AddJob() {
  const navigate = useNavigate();
  const onlyViaAts = useFlag('jobPostingOnlyViaAts');
  useShortcuts({ n: () => navigate(FORM) }, { enabled: !onlyViaAts });
  if (onlyViaAts) {
    const reason = 'You are only allowed to import jobs through your linked ATS';
    return (
      <Button look="primary" icon={<Plus />} disabledReason={reason}>
        Add a job
      </Button>
    );
  }
  return (
    <ButtonLink to={FORM} look="primary" icon={<Plus />} keyHint="N" aria-keyshortcuts="N">
      Add a job
    </ButtonLink>
  );
}
