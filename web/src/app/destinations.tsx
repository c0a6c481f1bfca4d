import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Inbox from 'lucide-react/icons/inbox';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import Settings from 'lucide-react/icons/settings';
import UserPlus from 'lucide-react/icons/user-plus';
import { PRODUCT } from '../../../shared/product.ts';
import { signOut } from '../api/sign-out.ts';
import type { Destination } from '../features/search/command-menu.tsx';
import { TABS } from '../features/settings/tabs.tsx';
import { PATHS } from './paths.ts';

/** Where one can go from anywhere, and what one can begin there: at first the few that are used most. */
export const destinationsWith = (askSupport: () => void): readonly Destination[] => [
  { label: 'My jobs', to: PATHS.jobs, icon: <BriefcaseBusiness /> },
  { label: 'Inbox', words: 'replies answers', to: PATHS.inbox, icon: <Inbox /> },
  { label: 'Reports', to: PATHS.reports, icon: <ChartColumn /> },
  { label: 'Settings', to: PATHS.settings, icon: <Settings /> },
  { label: 'Add a job', words: 'new job post', to: PATHS.createJob, icon: <Plus /> },
  { label: 'Invite a teammate', words: 'add', to: `${PATHS.settings}/subscription?invite=true`, icon: <UserPlus /> },
  ...TABS.map(
    ({ id, label }): Destination => ({
      label: `Settings: ${label}`,
      to: `${PATHS.settings}/${id}`,
      icon: <Settings />,
      isTyped: true,
    }),
  ),
  { label: 'Help Center', to: PRODUCT.helpCenterUrl, icon: <CircleHelp />, isOutside: true },
  { label: 'Contact support', words: 'help', icon: <LifeBuoy />, run: askSupport },
  { label: 'Log out', words: 'sign out', icon: <LogOut />, run: () => void signOut() },
];
