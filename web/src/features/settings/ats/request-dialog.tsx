import { useMemo, useState } from 'react';
import { LIMITS } from '../../../../../shared/product.ts';
import { ATS_NAMES } from '../../../../../shared/reference/ats-names.ts';
import { recordEvent } from '../../../api/product-events.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ComboBox } from '../../../ui/inputs/combo-box.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import type { Option } from '../../../ui/inputs/option.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

const THANKS = 'Thank you for getting in touch! We’ll get back to you as soon as we can.';

/** Asks which ATS somebody uses that the widget does not offer (1-product, ATS integration section). */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const options = useMemo(() => ATS_NAMES.map((name): Option => ({ value: name, label: name })), []);
  const [chosen, setChosen] = useState<Option | null>(null);
  const send = () => {
    if (!chosen) return;
    recordEvent('ats requested', { about: chosen.label.slice(0, LIMITS.text) });
    showToast(THANKS);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Can’t find your ATS in the list?"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" disabledReason={chosen ? undefined : 'Choose or type a name first.'} onClick={send}>
            Send
          </Button>
        </>
      }
    >
      <Field label="Which ATS do you use?">
        <ComboBox
          options={options}
          value={chosen}
          onChange={setChosen}
          creatable
          placeholder="Choose one, or type its name"
        />
      </Field>
    </Dialog>
  );
}
