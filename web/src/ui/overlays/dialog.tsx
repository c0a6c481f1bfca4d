import { Dialog as Base } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useContext, useRef } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { toastStore } from '../feedback/toast-store.ts';
import { cx } from '../hooks/cx.ts';
import { isFocusSomewhere } from '../hooks/lost-focus.ts';
import styles from './dialog.module.css';
import { LayerContext } from './layer.ts';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  /** 440, 560, 760 or 1080 px, on a phone a sheet from below; or the whole screen. */
  size?: 's' | 'm' | 'l' | 'xl' | 'full' | undefined;
  /** Takes all the height there is, so that changing content does not move it. */
  tall?: boolean | undefined;
  /** Keeps its top where it is, so that content which comes and goes does not move it. */
  pinned?: boolean | undefined;
  /** The body has no padding of its own: panes inside scroll for themselves. */
  flush?: boolean | undefined;
  /** Buttons beside the close button. */
  tools?: ReactNode;
  footer?: ReactNode;
  /** Says something beside the buttons of the footer. */
  note?: ReactNode;
  /** Closes with its buttons only, not by Escape or a press outside. */
  sticky?: boolean | undefined;
  /** False where it must be answered: then it has no close button. */
  closable?: boolean | undefined;
  /** Focused on opening; the first field unless told, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Focused on closing; where the focus was before unless there is one. False where the page sees to it. */
  finalFocus?: (() => HTMLElement | false | undefined) | undefined;
  children?: ReactNode;
}

const fields =
  '[data-ui=body] :is(input:not([type=hidden], :disabled), textarea, [role=combobox], [contenteditable=true])';

/** The library keeps the arrows from whatever is around a dialog, and so from the shortcuts of the dialog itself. */
const letArrowsThrough: Base.Popup.Props['onKeyDown'] = (event) => {
  if (event.key.startsWith('Arrow')) event.preventBaseUIHandler();
};

/** What was when it was opened: how many messages there had been, and whether anything had the focus. */
function useOpened(open: boolean) {
  const isOpen = useRef(false);
  const opened = useRef({ since: 0, hadFocus: true });
  if (open && !isOpen.current) opened.current = { since: toastStore.made(), hadFocus: isFocusSomewhere() };
  isOpen.current = open;
  return opened.current;
}

/** To the page itself: the library would take its first link, which Enter would follow. */
function focusPage(): false {
  document.querySelector('main')?.focus({ preventScroll: true });
  return false;
}

/**
 * Where the focus goes on closing. True: back to where it was, unless the page has moved it meanwhile. A function goes its
 * way even then, so there is one only where it must.
 */
function finalFocusOf({ finalFocus }: DialogProps, hadFocus: boolean) {
  if (!hadFocus) return () => finalFocus?.() ?? focusPage();
  return finalFocus ? () => finalFocus() ?? true : true;
}

/** A dialog that holds the focus and gives it back. Shortcuts of the page below rest while it is open. */
export function Dialog(props: DialogProps) {
  const depth = useContext(LayerContext);
  const popup = useRef<HTMLDivElement>(null);
  const { since, hadFocus } = useOpened(props.open);
  const firstField = (by: string) => {
    const found = by === 'touch' ? [] : [...(popup.current?.querySelectorAll<HTMLElement>(fields) ?? [])];
    // One that is not drawn yet, as a slider's, would not take the focus and leave it outside.
    return found.find((field) => field.checkVisibility({ visibilityProperty: true })) ?? popup.current ?? true;
  };
  return (
    <Base.Root
      open={props.open}
      disablePointerDismissal={props.sticky ?? false}
      onOpenChange={(open, { reason }) => {
        if (!open && !(props.sticky && reason === 'escape-key')) props.onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={styles.scrim} forceRender />
        <Base.Viewport
          className={cx(styles.dialogPlace, props.pinned && styles.pinned, props.size === 'full' && styles.whole)}
        >
          <Base.Popup
            className={cx(styles.dialog, props.size && styles[props.size], props.tall && styles.tall)}
            data-ui="dialog"
            data-tall={props.tall || undefined}
            data-since={since}
            ref={popup}
            onKeyDown={letArrowsThrough}
            initialFocus={props.initialFocus ?? firstField}
            finalFocus={finalFocusOf(props, hadFocus)}
          >
            <div className={styles.dialogHead}>
              <div className="grow">
                <Base.Title>{props.title}</Base.Title>
                {props.description !== undefined && (
                  <Base.Description className="small muted">{props.description}</Base.Description>
                )}
              </div>
              {props.tools}
              {props.closable !== false && (
                <Base.Close render={<IconButton label="Close" icon={<X />} className={styles.close} />} />
              )}
            </div>
            <LayerContext value={depth + 1}>
              <div className={cx(styles.body, props.flush && styles.flush)} data-ui="body">
                {props.children}
              </div>
              {(props.footer || props.note) && (
                <div className={styles.dialogFoot} data-ui="dialog-foot">
                  {props.note && (
                    <div className={styles.note} data-ui="dialog-note">
                      {props.note}
                    </div>
                  )}
                  {props.footer}
                </div>
              )}
            </LayerContext>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
