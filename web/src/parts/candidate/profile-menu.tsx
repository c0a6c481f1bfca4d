import Ellipsis from 'lucide-react/icons/ellipsis';
import FolderInput from 'lucide-react/icons/folder-input';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { Suspense, useState } from 'react';
import { ERRORS } from '../../../../shared/contract/errors.ts';
import type { Submission } from '../../../../shared/model/submission.ts';
import { canDeleteProfile, canEditProfile } from '../../../../shared/rules/account/access.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { Menu, type MenuEntry } from '../../ui/overlays/menu.tsx';

const TransferDialog = lazily(() => import('../moves/transfer-dialog.tsx'));
const GuestLinksDialog = lazily(() => import('../guests/guest-links-dialog.tsx'));
const EditProfileDialog = lazily(() => import('../add-profile/edit-profile-dialog.tsx'));
const DeleteDialog = lazily(() => import('../moves/delete-dialog.tsx'));

interface ProfileMenuProps {
  readonly submission: Submission;
  readonly isClosed: boolean;
  /** Offers to move the profile to another job, where that is not among its actions. */
  readonly transfers?: boolean | undefined;
  /** Offers to edit the profile where the team may, and that does not stand beside the menu. */
  readonly edits?: boolean | undefined;
  /** What stands beside the menu where there is room, and in it where there is none. */
  readonly more?: readonly MenuEntry[] | undefined;
  /** The profile was deleted, or is on another job. */
  readonly onGone: () => void;
}

/** What is done with a profile now and then. */
export function ProfileMenu({ submission, isClosed, transfers, edits, more = [], onGone }: ProfileMenuProps) {
  const [asking, setAsking] = useState<'transfer' | 'delete' | 'guest' | 'edit'>();
  const close = () => setAsking(undefined);
  const refused = isClosed && { disabled: true, hint: ERRORS.JOB_CLOSED.title };
  const entries: MenuEntry[] = [
    ...more,
    ...(edits && canEditProfile(submission)
      ? [{ label: 'Edit profile', icon: <Pencil />, onSelect: () => setAsking('edit'), ...refused }]
      : []),
    { label: 'Ask a guest', icon: <UserRoundSearch />, onSelect: () => setAsking('guest'), ...refused },
    ...(transfers
      ? [{ label: 'Move to another job', icon: <FolderInput />, onSelect: () => setAsking('transfer'), ...refused }]
      : []),
    ...(canDeleteProfile(submission)
      ? [
          {
            label: 'Delete permanently',
            icon: <Trash />,
            danger: true,
            onSelect: () => setAsking('delete'),
            ...refused,
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu align="end" trigger={<IconButton label="More actions" size="s" icon={<Ellipsis />} />} entries={entries} />
      <Suspense>
        {asking === 'transfer' && <TransferDialog card={submission} onClose={close} onMoved={onGone} />}
        {asking === 'edit' && <EditProfileDialog submission={submission} open onClose={close} />}
        {asking === 'guest' && (
          <GuestLinksDialog jobId={submission.jobId} isClosed={isClosed} chosen={[submission]} onClose={close} />
        )}
        {asking === 'delete' && <DeleteDialog card={submission} onClose={close} onDeleted={onGone} />}
      </Suspense>
    </>
  );
}
