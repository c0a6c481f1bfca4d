import { Button } from '../../ui/actions/button.tsx';

/**
 * Saves a form of the settings; it says why where there is nothing to save. Pressing it leaves the field only as it is let go:
 * what leaving adds to the form would move the button away from the pointer.
 */
export const SaveButton = ({ busy, isDirty = true }: { busy: boolean; isDirty?: boolean }) => (
  <div>
    <Button
      type="submit"
      look="primary"
      loading={busy}
      disabledReason={isDirty ? undefined : 'Nothing has changed yet.'}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => event.currentTarget.focus()}
    >
      Save
    </Button>
  </div>
);
