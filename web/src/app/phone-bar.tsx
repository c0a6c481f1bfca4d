import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleUser from 'lucide-react/icons/circle-user-round';
import Inbox from 'lucide-react/icons/inbox';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { NavLink } from 'react-router-dom';
import type { Preferences } from '../../../shared/model/account.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { PATHS } from './paths.ts';
import { Profile } from './profile.tsx';
import styles from './shell.module.css';

interface PhoneBarProps {
  person: Preferences;
  unread: number;
  onSearch: () => void;
  onFeedback: () => void;
  onSupport: () => void;
}

/** The menu of a small screen, at the thumb; what is rarely wanted stands behind the person. */
export const PhoneBar = ({ person, unread, onSearch, onFeedback, onSupport }: PhoneBarProps) => (
  <nav className={styles.phonebar} aria-label="Main">
    <NavLink to={PATHS.jobs}>
      <BriefcaseBusiness className="l" />
      Jobs
    </NavLink>
    <button type="button" onClick={onSearch}>
      <Search className="l" />
      Search
    </button>
    <NavLink to={PATHS.inbox}>
      <Inbox className="l" />
      Inbox
      {unread > 0 && <Badge count={unread} label="unread" />}
    </NavLink>
    <NavLink to={PATHS.reports}>
      <ChartColumn className="l" />
      Reports
    </NavLink>
    <NavLink to={PATHS.settings}>
      <Settings className="l" />
      Settings
    </NavLink>
    <Profile id="profile" person={person} onFeedback={onFeedback} onSupport={onSupport}>
      <CircleUser className="l" />
      You
    </Profile>
  </nav>
);
