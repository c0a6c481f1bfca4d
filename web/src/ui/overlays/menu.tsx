import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Kbd } from '../actions/kbd.tsx';
import { cx } from '../hooks/cx.ts';
import styles from './menu.module.css';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Goes there instead of calling `onSelect`. */
  to?: string | undefined;
  keyHint?: string | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A second line: what it does, or why it is not possible. */
  hint?: string | undefined;
}

export type MenuEntry = MenuAction | 'line' | { heading: string };

export interface MenuProps {
  /** The button that opens it. */
  trigger?: ReactElement | undefined;
  entries: readonly MenuEntry[];
  align?: 'start' | 'end' | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Where it opens when no trigger does, such as a card. */
  anchor?: Element | null | undefined;
}

const Action = ({ entry }: { entry: MenuAction }) => {
  const content = (
    <>
      {entry.icon}
      <span className="grow">
        {entry.label}
        {entry.hint && <span className={cx(styles.hint, 'small row')}>{entry.hint}</span>}
      </span>
      {entry.keyHint && <Kbd>{entry.keyHint}</Kbd>}
    </>
  );
  const className = cx(styles.item, entry.danger && styles.danger);
  if (entry.to && !entry.disabled) {
    return (
      <Base.LinkItem className={className} render={<Link to={entry.to} />} closeOnClick>
        {content}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item className={className} disabled={entry.disabled ?? false} onClick={() => entry.onSelect?.()}>
      {content}
    </Base.Item>
  );
};

const Entry = ({ entry }: { entry: MenuEntry }) => {
  if (entry === 'line') return <Base.Separator render={<hr />} />;
  if ('heading' in entry) return <div className={styles.heading}>{entry.heading}</div>;
  return <Action entry={entry} />;
};

const keyOf = (entry: MenuEntry, index: number) =>
  entry === 'line' ? `line-${index}` : 'heading' in entry ? entry.heading : entry.label;

/** A list of actions behind a button. A disabled one stays readable and says why in its hint. */
export function Menu({ trigger, entries, align = 'start', open, onOpenChange, anchor }: MenuProps) {
  return (
    <Base.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.(next)} modal={false}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Positioner className={styles.floatPlace} sideOffset={4} align={align} {...(anchor && { anchor })}>
          <Base.Popup className={styles.menu}>
            {entries.map((entry, index) => (
              <Entry key={keyOf(entry, index)} entry={entry} />
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
