import { useState } from 'react';
import { useUnsaved } from '../../parts/leaving/unsaved-forms.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** Saves a form of the settings: it says why where there is nothing to save, and the page is not left without a question where there is. */
export function SaveButton({ busy, isDirty }: { busy: boolean; isDirty: boolean }) {
  useUnsaved(isDirty);
  // Whoever has just saved needs no word about it.
  const [hasJustSaved, setJustSaved] = useState(false);
  return (
    <div>
      <Button
        type="submit"
        look="primary"
        loading={busy}
        disabledReason={isDirty ? undefined : 'Nothing has changed yet.'}
        data-reason={hasJustSaved ? 'quiet' : 'start'}
        onClick={() => setJustSaved(true)}
        // While it is busy it loses the focus to nothing, and gets it back.
        onBlur={({ relatedTarget }) => relatedTarget && setJustSaved(false)}
      >
        Save
      </Button>
    </div>
  );
}
