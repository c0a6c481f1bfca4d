import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, Suspense, useRef } from 'react';
import type { Preferences } from '../../../../shared/model/account.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { lazily } from '../../ui/hooks/lazily.tsx';
import { UPLOADS } from '../../ui/inputs/upload-rules.ts';
import { UploadZone } from '../../ui/inputs/upload-zone.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PersonAvatar } from '../person-avatar.tsx';
import { usePhoto } from './use-photo.ts';

const PhotoCropper = lazily(() => import('./cropper.tsx'), { inPlace: true });

const MOST_MEGABYTES = 10;

interface PhotoFormProps {
  person: Preferences;
  onSaved: (person: Preferences) => void;
  /** Where one goes on to, while no photo is being cut out. */
  children?: ReactNode;
}

/** The person's photo: pick one, cut it out, and it is theirs (1-product, section 2). */
export function PhotoForm({ person, onSaved, children }: PhotoFormProps) {
  const understood = useRef<HTMLButtonElement>(null);
  const { state, problem, ...photo } = usePhoto(onSaved);
  const isSaving = state.step === 'saving';
  return (
    <div className="col g4">
      {'photo' in state ? (
        <>
          <Suspense
            fallback={
              <Loading label="Loading the photo">
                <Skeleton height={240} width={240} />
              </Loading>
            }
          >
            <PhotoCropper url={state.photo.url} onArea={photo.setArea} />
          </Suspense>
          <div className="row">
            <Button onClick={photo.cancel} disabled={isSaving}>
              Cancel
            </Button>
            <Button look="primary" className="end" loading={isSaving} onClick={() => void photo.confirm()}>
              Confirm
            </Button>
          </div>
        </>
      ) : (
        <div className="row g4">
          <PersonAvatar id={person.id} name={person.name} size="xl" />
          <div className="grow col">
            <UploadZone
              prompt="Drop a photo here"
              hint="PNG or JPEG, at least 160 by 160 pixels"
              accept={UPLOADS.picture}
              maxMegabytes={MOST_MEGABYTES}
              state={problem ? { step: 'error', message: problem } : { step: 'idle' }}
              onFile={(file) => void photo.pick(file)}
            />
            {person.picture && (
              <div>
                <Button look="quiet" size="s" onClick={() => void photo.remove()}>
                  Remove photo
                </Button>
              </div>
            )}
          </div>
        </div>
      )}
      {problem && 'photo' in state && (
        <p className="small bad row" role="alert">
          <CircleAlert className="s" />
          {problem}
        </p>
      )}
      {!('photo' in state) && children}
      <Dialog
        open={state.step === 'tooSmall'}
        onClose={photo.cancel}
        title="Your photo is too small"
        size="s"
        initialFocus={understood}
        footer={
          <Button ref={understood} look="primary" onClick={photo.cancel}>
            I understand
          </Button>
        }
      >
        <p>Please choose one of at least 160 by 160 pixels.</p>
      </Dialog>
    </div>
  );
}
