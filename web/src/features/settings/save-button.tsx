import { Button } from '../../ui/actions/button.tsx';

/** Saves a form of the settings; it says why where there is nothing to save. */
export const SaveButton = ({ busy, isDirty }: { busy: boolean; isDirty: boolean }) => (
  <div>
    <Button
      type="submit"
      look="primary"
      loading={busy}
      disabledReason={isDirty ? undefined : 'Nothing has changed yet.'}
    >
      Save
    </Button>
  </div>
);
