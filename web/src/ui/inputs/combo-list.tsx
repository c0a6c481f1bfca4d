import { Combobox } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { cx } from '../hooks/cx.ts';
import styles from '../overlays/menu.module.css';
import type { Option } from './option.ts';

export interface ComboOption extends Option {
  /** The entry that makes a new option of what was typed. */
  isNew?: boolean | undefined;
}

/** The options with, at the end, one that makes a new one of the typed text when none has that name. */
export const withNew = (options: readonly Option[], typed: string, creatable: boolean): ComboOption[] => {
  const text = typed.trim();
  const known = options.some((option) => option.label.toLocaleLowerCase() === text.toLocaleLowerCase());
  if (!creatable || text === '' || known) return [...options];
  return [...options, { value: text, label: text, isNew: true }];
};

/** The floating list of a combo box. */
export const ComboList = (props: {
  empty?: ReactNode;
  loading?: boolean | undefined;
  /** A box to search in, where the list opens from a button. */
  before?: ReactNode;
  /** Names the list then. */
  label?: string | undefined;
}) => (
  <Combobox.Portal>
    <Combobox.Positioner className={styles.floatPlace} sideOffset={4} align="start">
      <Combobox.Popup
        className={cx(styles.menu, styles.fit)}
        aria-label={props.label}
        aria-busy={props.loading || undefined}
      >
        {props.before}
        <Combobox.Empty>
          <div className={styles.none}>{props.loading ? 'Searching…' : (props.empty ?? 'No match found.')}</div>
        </Combobox.Empty>
        <Combobox.List>
          {(option: ComboOption) => (
            <Combobox.Item
              key={option.value}
              value={option}
              disabled={option.disabled ?? false}
              className={styles.item}
            >
              {option.isNew ? <Plus /> : option.icon}
              <span className="grow">{option.isNew ? `Add “${option.label}”` : option.label}</span>
              {option.hint && <span className="end">{option.hint}</span>}
              <Combobox.ItemIndicator className={styles.tick}>
                <Check />
              </Combobox.ItemIndicator>
            </Combobox.Item>
          )}
        </Combobox.List>
      </Combobox.Popup>
    </Combobox.Positioner>
  </Combobox.Portal>
);
