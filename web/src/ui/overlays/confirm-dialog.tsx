import { type ReactNode, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  cancelLabel?: string | undefined;
  confirmLabel?: string | undefined;
  danger?: boolean | undefined;
  loading?: boolean | undefined;
  /** Why it cannot be confirmed yet. */
  disabledReason?: string | undefined;
  /** Focused once it is answered; where the focus was before unless there is one. */
  finalFocus?: (() => HTMLElement | undefined) | undefined;
  onCancel: () => void;
  onConfirm: () => void;
  /** The form inside by which it is confirmed, so that Enter does it too; it calls `onConfirm` itself. */
  form?: string | undefined;
}

/** Asks before what cannot be undone; 'Cancel' and "Yes, I’m sure" unless told (1-product, reusable widgets). */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const footer = (
    <>
      <Button ref={cancel} onClick={props.onCancel}>
        {props.cancelLabel ?? 'Cancel'}
      </Button>
      <Button
        look={props.danger ? 'danger' : 'primary'}
        loading={props.loading}
        disabledReason={props.disabledReason}
        {...(props.form ? { type: 'submit', form: props.form } : { onClick: props.onConfirm })}
      >
        {props.confirmLabel ?? 'Yes, I’m sure'}
      </Button>
    </>
  );
  return (
    <Dialog
      open={props.open}
      onClose={props.onCancel}
      title={props.title}
      size="s"
      initialFocus={cancel}
      finalFocus={props.finalFocus}
      footer={footer}
    >
      {props.children}
    </Dialog>
  );
}
