import { LIMITS } from '../../../../shared/product.ts';

/** Sides in pixels of what is uploaded: no more than is kept, with some to spare for sharp screens. */
const MOST = 640;

/** The circle one looks through, and the square around it that the photo fills at first (1-product, section 9). */
export const VIEWPORT = 200;
const BOUNDARY = 240;

export interface Photo {
  readonly bitmap: ImageBitmap;
  readonly type: 'image/png' | 'image/jpeg';
  /** For the page to show; let go with `forgetPhoto`. */
  readonly url: string;
}

/** The part of a photo that was cut out, in its pixels. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Reads a photo from a file; throws where it is none. It stands as the camera held it. */
export async function readPhoto(file: File): Promise<Photo> {
  const type = file.type === 'image/png' ? 'image/png' : 'image/jpeg';
  return { bitmap: await createImageBitmap(file), type, url: URL.createObjectURL(file) };
}

export function forgetPhoto({ bitmap, url }: Photo): void {
  bitmap.close();
  URL.revokeObjectURL(url);
}

export const isTooSmall = ({ bitmap }: Photo): boolean => Math.min(bitmap.width, bitmap.height) < LIMITS.pictureSideMin;

/** What the circle shows of a photo before anybody moves it. */
export function middleOf({ width, height }: Pick<Area, 'width' | 'height'>): Area {
  const side = (Math.min(width, height) * VIEWPORT) / BOUNDARY;
  return { x: (width - side) / 2, y: (height - side) / 2, width: side, height: side };
}

/** The side of the square that an area of a photo becomes: large enough to be taken, no larger than is of use. */
export const sideOf = ({ width, height }: Area): number =>
  Math.round(Math.min(MOST, Math.max(LIMITS.pictureSideMin, Math.min(width, height))));

/** Cuts an area out of a photo, as a square file. Only its pixels are in it. */
export async function cutOut({ bitmap, type }: Photo, area: Area): Promise<File> {
  const side = sideOf(area);
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  canvas.getContext('2d')?.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, type, 0.9));
  if (!blob) throw new Error('The browser drew no picture');
  return new File([blob], type === 'image/png' ? 'photo.png' : 'photo.jpg', { type });
}
