import type { PersonPicture } from '../../../shared/contract/media.ts';
import { useApi } from './use-api.ts';

/** Links end after a while: pages that stay open ask for new ones before. */
const REFRESH_MS = 600_000;

/** The pictures of a person of the account; undefined where they have none, or until it is known. */
export const usePicture = (user: string | undefined): PersonPicture | undefined => {
  const { data } = useApi('listPictures', user ? {} : null, { revalidateOnFocus: false, refreshInterval: REFRESH_MS });
  return data?.pictures.find((each) => each.user === user);
};
