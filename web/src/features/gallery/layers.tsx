import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Explained } from '../../ui/overlays/explained.tsx';
import { Menu } from '../../ui/overlays/menu.tsx';
import { Popover } from '../../ui/overlays/popover.tsx';
import { Exhibit, LONG, PARAGRAPH, Room } from './exhibit.tsx';

const SIZES = ['sm', 'md', 'xl'] as const;
const SIDES = ['left', 'right'] as const;
type Shown = `${(typeof SIZES)[number]} ${(typeof SIDES)[number]}` | 'dialog' | 'confirm' | 'danger';

function Dialogs() {
  const [shown, setShown] = useState<Shown>();
  const close = () => setShown(undefined);
  const opener = (what: Shown, label: string) => (
    <Button key={what} onClick={() => setShown(what)}>
      {label}
    </Button>
  );
  return (
    <Exhibit title="Dialogs and drawers" hint="They hold the focus and give it back; Escape closes them.">
      <div className="row wrap">
        {opener('dialog', 'Dialog')}
        {opener('confirm', 'Confirm')}
        {opener('danger', 'Confirm, loading')}
      </div>
      <div className="row wrap">
        {SIDES.flatMap((side) => SIZES.map((size) => opener(`${size} ${side}`, `Drawer ${size} ${side}`)))}
      </div>
      <Dialog open={shown === 'dialog'} onClose={close} title={LONG} footer={<Button onClick={close}>Done</Button>}>
        <Field label="Name in the dialog">
          <TextInput />
        </Field>
        <p>{PARAGRAPH}</p>
      </Dialog>
      <ConfirmDialog open={shown === 'confirm'} title="Are you sure?" onCancel={close} onConfirm={close}>
        This action cannot be undone.
      </ConfirmDialog>
      <ConfirmDialog
        open={shown === 'danger'}
        title="Remove all of them?"
        danger
        loading
        onCancel={close}
        onConfirm={close}
      />
      {SIDES.flatMap((side) =>
        SIZES.map((size) => (
          <Drawer
            key={`${size} ${side}`}
            open={shown === `${size} ${side}`}
            onClose={close}
            side={side}
            size={size}
            title={`Drawer ${size} ${side}`}
          >
            <p>{PARAGRAPH}</p>
          </Drawer>
        )),
      )}
    </Exhibit>
  );
}

/** What lies over the page. */
export const Layers = () => (
  <Room title="Layers">
    <Dialogs />
    <Exhibit title="Menu, popover and explained word" hint="Arrow keys, Enter, Escape.">
      <div className="row wrap">
        <Menu
          trigger={<Button>Menu</Button>}
          entries={[
            { heading: 'Move to' },
            { label: 'Interested', keyHint: 'I' },
            { label: 'Hired', disabled: true, hint: 'Only after an interview' },
            'line',
            { label: 'Remove', danger: true },
          ]}
        />
        <Popover trigger={<Button>Popover</Button>} title="A popover" showTitle>
          <p>{PARAGRAPH}</p>
        </Popover>
        <Explained label="Lead rate">Interested candidates out of contacted ones.</Explained>
      </div>
    </Exhibit>
  </Room>
);
