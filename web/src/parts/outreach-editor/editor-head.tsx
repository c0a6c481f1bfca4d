import Library from 'lucide-react/icons/library';
import { Button } from '../../ui/actions/button.tsx';

interface EditorHeadProps {
  readOnly: boolean;
  saving: boolean;
  onLibrary: () => void;
  onSave: () => void;
}

/** What can be done with the emails as a whole. */
export const EditorHead = ({ readOnly, saving, onLibrary, onSave }: EditorHeadProps) =>
  readOnly ? null : (
    <>
      <Button icon={<Library />} onClick={onLibrary}>
        Copy an existing outreach
      </Button>
      <Button look="primary" loading={saving} onClick={onSave}>
        Save
      </Button>
    </>
  );
