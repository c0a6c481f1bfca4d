import { useMemo, useState } from 'react';
import { LIMITS } from '../../../../../shared/product.ts';
import { ATS_NAMES } from '../../../../../shared/reference/ats-names.ts';
import { recordEvent } from '../../../api/product-events.ts';
import { useApiMutation } from '../../../api/use-api-mutation.ts';
import { THANKS } from '../../../parts/support-words.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { showToast } from '../../../ui/feedback/toast-store.ts';
import { ComboBox } from '../../../ui/inputs/combo-box.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import type { Option } from '../../../ui/inputs/option.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';

/** Asks which ATS somebody uses that the widget does not offer (1-product, ATS integration section). */
export function RequestDialog({ onClose }: { onClose: () => void }) {
  const options = useMemo(() => ATS_NAMES.map((name): Option => ({ value: name, label: name })), []);
  const [chosen, setChosen] = useState<Option | null>(null);
  const { attempt, busy } = useApiMutation('askSupport');
  const send = async () => {
    if (!chosen || !(await attempt({ body: { about: 'ATS', words: chosen.label } }))) return;
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
          <Button
            look="primary"
            loading={busy}
            disabledReason={chosen ? undefined : 'Choose or type a name first.'}
            onClick={() => void send()}
          >
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
