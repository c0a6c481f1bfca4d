import { usePicture } from '../api/pictures.ts';
import { Avatar, type AvatarProps } from '../ui/data/avatar.tsx';

/** Somebody of the account, by their picture where they have one. */
export function PersonAvatar({ id, ...rest }: Omit<AvatarProps, 'src'> & { id: string | undefined }) {
  const picture = usePicture(id);
  return <Avatar {...rest} src={rest.size === 'xl' ? picture?.large : picture?.small} />;
}
