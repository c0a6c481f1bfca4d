import { Button } from '../../ui/actions/button.tsx';
import { EducationBox } from '../../ui/feedback/education-box.tsx';
import type { KeptInput } from './saving/kept-input.ts';

interface NoticesProps {
  offer: KeptInput | undefined;
  savedVersion: number | null;
  conflict: string | undefined;
  onRestore: (kept: KeptInput) => void;
  onRefuse: () => void;
  onReload: () => void;
}

/** What stands between the person and their text: input kept from before, and a teammate who was faster. */
export function Notices({ offer, savedVersion, conflict, onRestore, onRefuse, onReload }: NoticesProps) {
  const isOlder = offer !== undefined && offer.version !== savedVersion;
  return (
    <>
      {conflict && (
        <EducationBox
          type="danger"
          action={
            <Button size="s" onClick={onReload}>
              Reload
            </Button>
          }
        >
          {conflict}
        </EducationBox>
      )}
      {offer && (
        <EducationBox
          action={
            <span className="row">
              <Button size="s" look="tertiary" onClick={onRefuse}>
                Discard
              </Button>
              <Button size="s" onClick={() => onRestore(offer)}>
                Restore
              </Button>
            </span>
          }
        >
          You left this form without saving.{' '}
          {isOlder
            ? 'A teammate has saved the job since: what you restore replaces their changes when you save.'
            : 'What you entered is still here.'}
        </EducationBox>
      )}
    </>
  );
}
