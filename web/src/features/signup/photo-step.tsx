import type { Preferences } from '../../../../shared/model/account.ts';
import { PhotoForm } from '../../parts/photo/photo-form.tsx';
import { Button } from '../../ui/actions/button.tsx';

interface PhotoStepProps {
  person: Preferences;
  onBack: () => void;
  onDone: () => void;
}

/** Asks for a photo, which nobody needs to give. */
export function PhotoStep({ person, onBack, onDone }: PhotoStepProps) {
  return (
    <PhotoForm person={person} onSaved={() => undefined}>
      <div className="row">
        <Button size="l" onClick={onBack}>
          Back
        </Button>
        <Button look={person.picture ? 'primary' : 'secondary'} size="l" className="end" onClick={() => onDone()}>
          {person.picture ? 'Continue' : 'Skip'}
        </Button>
      </div>
    </PhotoForm>
  );
}
