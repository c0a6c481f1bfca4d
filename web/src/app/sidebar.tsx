import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import ChartColumn from 'lucide-react/icons/chart-column';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import Inbox from 'lucide-react/icons/inbox';
import MessageSquare from 'lucide-react/icons/message-square';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import PanelLeftOpen from 'lucide-react/icons/panel-left-open';
import Search from 'lucide-react/icons/search';
import Settings from 'lucide-react/icons/settings';
import { Link, NavLink } from 'react-router-dom';
import type { Preferences } from '../../../shared/model/account.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { PersonAvatar } from '../parts/person-avatar.tsx';
import { Kbd } from '../ui/actions/kbd.tsx';
import { useShortcuts } from '../ui/actions/use-shortcuts.ts';
import { Badge } from '../ui/feedback/badge.tsx';
import { cx } from '../ui/hooks/cx.ts';
import { Logo } from '../ui/layout/logo.tsx';
import { PATHS } from './paths.ts';
import { Profile } from './profile.tsx';
import styles from './shell.module.css';

interface SidebarProps {
  person: Preferences;
  /** Answers of candidates that the person has not read. */
  unread: number;
  folded: boolean;
  onFold: () => void;
  onSearch: () => void;
  onFeedback: () => void;
  onSupport: () => void;
}

/** The menu: what there is, and the person. `[` folds it to a rail and back. */
export function Sidebar({ person, unread, folded, onFold, onSearch, onFeedback, onSupport }: SidebarProps) {
  useShortcuts({ '[': onFold });
  const fold = folded ? 'Unfold the menu' : 'Fold the menu';
  const titled = (title: string) => (folded ? { title } : {});
  return (
    <nav className={styles.side} data-ui="sidebar" aria-label="Main">
      <Link className={styles.home} to={PATHS.home} aria-label={`${PRODUCT.name}, home`}>
        <Logo word={PRODUCT.name} />
      </Link>
      <NavLink className={cx(styles.nav)} to={PATHS.jobs} {...titled('My jobs')}>
        <BriefcaseBusiness />
        <span>My jobs</span>
      </NavLink>
      <button type="button" className={styles.nav} {...titled('Candidate search')} onClick={onSearch}>
        <Search />
        <span className="grow">Candidate search</span>
        <Kbd>/</Kbd>
      </button>
      <NavLink
        className={cx(styles.nav)}
        to={PATHS.inbox}
        {...titled('Inbox')}
        // Folded, nothing but the number stands there.
        {...(folded && unread > 0 && { 'aria-label': `Inbox ${unread} unread` })}
      >
        <Inbox />
        <span className="grow">Inbox</span>
        {unread > 0 && <Badge count={unread} label="unread" />}
      </NavLink>
      <NavLink className={cx(styles.nav)} to={PATHS.reports} {...titled('Reports')}>
        <ChartColumn />
        <span>Reports</span>
      </NavLink>
      <span className="grow" />
      <button type="button" className={styles.nav} {...titled('Feedback')} onClick={onFeedback}>
        <MessageSquare />
        <span>Feedback</span>
      </button>
      <a
        className={styles.nav}
        href={PRODUCT.helpCenterUrl}
        target="_blank"
        rel="noreferrer"
        {...titled('Help Center')}
      >
        <CircleHelp />
        <span>Help Center</span>
      </a>
      <NavLink className={cx(styles.nav)} to={PATHS.settings} {...titled('Settings')}>
        <Settings />
        <span>Settings</span>
      </NavLink>
      <button
        type="button"
        className={styles.nav}
        aria-label={fold}
        aria-keyshortcuts="["
        title={fold}
        onClick={onFold}
      >
        {folded ? <PanelLeftOpen /> : <PanelLeftClose />}
        <span className="grow">Fold</span>
        <Kbd>[</Kbd>
      </button>
      <Profile id="profile" person={person} onSupport={onSupport} className={cx(styles.nav, styles.you)}>
        <PersonAvatar id={person.id} name={person.name} size="s" decorative />
        <span className="cut">{person.name}</span>
      </Profile>
    </nav>
  );
}
