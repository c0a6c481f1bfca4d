import Copy from 'lucide-react/icons/copy';
import Layers from 'lucide-react/icons/layers';
import Pencil from 'lucide-react/icons/pencil';
import { useNavigate } from 'react-router-dom';
import { ERRORS } from '../../../../../shared/contract/errors.ts';
import type { Submission } from '../../../../../shared/model/submission.ts';
import { WEB_PATHS } from '../../../../../shared/product.ts';
import { canEditProfile } from '../../../../../shared/rules/account/access.ts';
import { candidateUrl, copyAddress } from '../../../parts/candidate/candidate-header.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { usePhone } from '../../../ui/hooks/use-media-query.ts';
import type { MenuEntry } from '../../../ui/overlays/menu.tsx';

/** What stands beside the menu of a candidate where there is room, for the menu where there is none. */
export function useSmallTools(submission: Submission | undefined, isClosed: boolean, onEdit: () => void): MenuEntry[] {
  const navigate = useNavigate();
  const isSmall = usePhone();
  if (!isSmall || !submission) return [];
  const copy = async () => {
    await copyAddress(candidateUrl(submission));
    showToast('Link copied.', { id: 'link-copied' });
  };
  return [
    ...(canEditProfile(submission)
      ? [
          {
            label: 'Edit',
            icon: <Pencil />,
            onSelect: onEdit,
            ...(isClosed && { disabled: true, hint: ERRORS.JOB_CLOSED.title }),
          },
        ]
      : []),
    { label: 'All jobs', icon: <Layers />, onSelect: () => void navigate(WEB_PATHS.person(submission.id)) },
    { label: 'Copy link', icon: <Copy />, onSelect: () => void copy() },
    'line',
  ];
}
