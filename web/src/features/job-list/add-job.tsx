import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WEB_PATHS } from '../../../../shared/product.ts';
import { useFlag } from '../../api/use-user.ts';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { useShortcuts } from '../../ui/actions/use-shortcuts.ts';
import { lazily } from '../../ui/hooks/lazily.tsx';

const DescribeDialog = lazily(() => import('./describe/describe-dialog.tsx'));

const FORM = WEB_PATHS.createJob;
const ONLY_VIA_ATS = 'You are only allowed to import jobs through your linked ATS';

interface AddJobProps {
  /** What the button says. */
  label?: string;
  look?: 'primary' | 'secondary';
  /** The button of the page has a key; another one on it does not. */
  hasKey?: boolean;
}

/** Begins a job: from a description where that is offered, else with an empty form; not where jobs only come from the ATS. */
export function AddJob({ label = 'Add a job', look = 'primary', hasKey = true }: AddJobProps) {
  const navigate = useNavigate();
  const onlyViaAts = useFlag('jobPostingOnlyViaAts');
  const withDescription = useFlag('jobPostingWithDescription');
  const [isDescribing, setDescribing] = useState(false);
  const begin = () => (withDescription ? setDescribing(true) : navigate(FORM));
  useShortcuts({ n: begin }, { enabled: hasKey && !onlyViaAts });
  const shared = { look, icon: hasKey ? <Plus /> : undefined };
  if (onlyViaAts) {
    return (
      <Button {...shared} disabledReason={ONLY_VIA_ATS}>
        {label}
      </Button>
    );
  }
  const key = hasKey ? { keyHint: 'N', 'aria-keyshortcuts': 'N' } : {};
  if (!withDescription) {
    return (
      <ButtonLink to={FORM} {...shared} {...key}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button {...shared} {...key} onClick={begin}>
        {label}
      </Button>
      <Suspense>{isDescribing && <DescribeDialog onClose={() => setDescribing(false)} />}</Suspense>
    </>
  );
}
