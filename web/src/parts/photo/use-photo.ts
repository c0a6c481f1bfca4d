import { useEffect, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import type { Preferences } from '../../../../shared/model/account.ts';
import { ApiError, messageOf } from '../../api/problem.ts';
import { uploadFile } from '../../api/upload.ts';
import { isKeyOf } from '../../api/use-api.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';
import { usePreferences } from '../../api/use-user.ts';
import { type Area, cutOut, forgetPhoto, isTooSmall, middleOf, type Photo, readPhoto } from './read-photo.ts';

const UNREADABLE = 'Oops, something went wrong with this image.';

/** What is under way with a photo that was picked. */
export type PhotoStep =
  | { step: 'none' }
  | { step: 'tooSmall' }
  | { step: 'crop'; photo: Photo }
  | { step: 'saving'; photo: Photo };

/** A photo from being picked to being the person's own. */
export function usePhoto(onSaved: (person: Preferences) => void) {
  const [state, setState] = useState<PhotoStep>({ step: 'none' });
  const [problem, setProblem] = useState<string>();
  const area = useRef<Area>(undefined);
  const { run } = useApiMutation('updatePreferences', { quiet: true });
  const { mutate: mutatePerson } = usePreferences();
  const { mutate } = useSWRConfig();
  const photo = 'photo' in state ? state.photo : undefined;
  useEffect(() => () => photo && forgetPhoto(photo), [photo]);

  const save = async (picture: Preferences['picture']) => {
    const saved = await run({ params: { id: 'me' }, body: { picture: picture as `file_${string}` | null } });
    await Promise.all([mutatePerson(saved, { revalidate: false }), mutate(isKeyOf(['listPictures']))]);
    onSaved(saved);
  };

  return {
    state,
    problem,
    async pick(file: File) {
      setProblem(undefined);
      try {
        const picked = await readPhoto(file);
        if (isTooSmall(picked)) forgetPhoto(picked);
        area.current = undefined;
        setState(isTooSmall(picked) ? { step: 'tooSmall' } : { step: 'crop', photo: picked });
      } catch {
        setProblem(UNREADABLE);
      }
    },
    setArea: (chosen: Area) => {
      area.current = chosen;
    },
    cancel: () => setState({ step: 'none' }),
    async confirm() {
      if (!photo) return;
      setState({ step: 'saving', photo });
      try {
        const { identifier } = await uploadFile(await cutOut(photo, area.current ?? middleOf(photo.bitmap)), {
          mediaType: 'picture',
        });
        await save(identifier);
        setState({ step: 'none' });
      } catch (error) {
        setProblem(error instanceof ApiError ? messageOf(error) : UNREADABLE);
        setState({ step: 'crop', photo });
      }
    },
    async remove() {
      setProblem(undefined);
      await save(null).catch((error: unknown) => setProblem(messageOf(error)));
    },
  };
}
