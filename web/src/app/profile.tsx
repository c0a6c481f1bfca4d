import CircleHelp from 'lucide-react/icons/circle-question-mark';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import LogOut from 'lucide-react/icons/log-out';
import MessageSquare from 'lucide-react/icons/message-square';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Preferences } from '../../../shared/model/account.ts';
import { PRODUCT } from '../../../shared/product.ts';
import { signOut } from '../api/sign-out.ts';
import { Button, buttonClass } from '../ui/actions/button.tsx';
import { Segmented } from '../ui/inputs/segmented.tsx';
import { readTheme, setTheme } from '../ui/layout/theme.ts';
import { PATHS } from './paths.ts';
import styles from './shell.module.css';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;

function ThemeChoice() {
  const [theme, choose] = useState(readTheme);
  return (
    <Segmented
      label="Theme"
      size="s"
      wide
      value={theme}
      options={themes}
      onChange={(next) => {
        setTheme(next);
        choose(next);
      }}
    />
  );
}

/** The person's own corner: who they are, how it looks, the way out. The browser's own popover, so nothing is loaded. */
export function Profile(props: {
  id: string;
  person: Preferences;
  className?: string | undefined;
  /** Set where the menu has no room for it. */
  onFeedback?: (() => void) | undefined;
  onSupport: () => void;
  children: ReactNode;
}) {
  const { onFeedback, onSupport } = props;
  const popover = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const after = (act: () => void) => () => {
    popover.current?.hidePopover();
    act();
  };
  const view = after(() => void navigate(`${PATHS.settings}/about`));
  return (
    <>
      <button type="button" className={props.className} popoverTarget={props.id} title={props.person.name}>
        {props.children}
      </button>
      <div
        ref={popover}
        id={props.id}
        popover="auto"
        className={styles.profile}
        role="dialog"
        aria-label="Your profile"
      >
        <div>
          <p className="strong cut">{props.person.name}</p>
          <p className="small faint cut">{props.person.email}</p>
        </div>
        <Button look="tertiary" icon={<UserRound />} onClick={view}>
          View profile
        </Button>
        {onFeedback && (
          <Button look="tertiary" icon={<MessageSquare />} onClick={after(onFeedback)}>
            Feedback
          </Button>
        )}
        <a
          className={buttonClass('tertiary')}
          data-ui="button"
          href={PRODUCT.helpCenterUrl}
          target="_blank"
          rel="noreferrer"
        >
          <CircleHelp />
          Help Center
        </a>
        <Button look="tertiary" icon={<LifeBuoy />} onClick={after(onSupport)}>
          Contact support
        </Button>
        <ThemeChoice />
        <Button look="tertiary" icon={<LogOut />} onClick={() => void signOut()}>
          Log out
        </Button>
      </div>
    </>
  );
}
