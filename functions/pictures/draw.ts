import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';
import { LIMITS } from '../../shared/product.ts';
import { headOf } from './head.ts';

/** A picture as it is kept: two squares, as JPEG, with nothing of the file it came from but its pixels. */
export interface Drawn {
  readonly small: Uint8Array;
  readonly large: Uint8Array;
}

export type NotDrawn = 'PICTURE_NOT_READABLE' | 'PICTURE_TOO_SMALL';

/** Sides in pixels: twice what the pages show. A picture is never blown up to the larger one. */
export const SIDES = { small: 96, large: 320 } as const;

const QUALITY = 85;
const DECODER_MB = 160;

interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws an uploaded PNG or JPEG anew in both sizes. What a file claims of itself is looked at before anything is unpacked:
 * beyond so many pixels, or interlaced (of which the decoder does not say how much it unpacks), it is not read at all.
 */
export function draw(bytes: Uint8Array): Drawn | NotDrawn {
  const head = headOf(bytes);
  if (!head || head.isInterlaced || head.width * head.height > LIMITS.picturePixels) return 'PICTURE_NOT_READABLE';
  if (Math.min(head.width, head.height) < LIMITS.pictureSideMin) return 'PICTURE_TOO_SMALL';
  const stored = pixelsOf(bytes, head.type);
  if (!stored) return 'PICTURE_NOT_READABLE';
  const pixels = upright(stored, head.orientation);
  const side = Math.min(pixels.width, pixels.height);
  return { small: square(pixels, SIDES.small), large: square(pixels, Math.min(SIDES.large, side)) };
}

function pixelsOf(bytes: Uint8Array, type: 'png' | 'jpeg'): Pixels | undefined {
  try {
    if (type === 'png') return PNG.sync.read(Buffer.from(bytes));
    const limits = { maxResolutionInMP: LIMITS.picturePixels / 1e6, maxMemoryUsageInMB: DECODER_MB };
    return jpeg.decode(bytes, { ...limits, useTArray: true, formatAsRGBA: true });
  } catch {
    return undefined;
  }
}

/** A picture as the camera saw it: Exif's second to fourth are mirrored or turned over, from the fifth on the sides change places. */
function upright({ data, width, height }: Pixels, orientation: number): Pixels {
  if (orientation === 1) return { data, width, height };
  const isSideways = orientation >= 5;
  const [wide, high] = isSideways ? [height, width] : [width, height];
  const fromRight = [2, 3, 7, 8].includes(orientation);
  const fromBelow = [3, 4, 6, 7].includes(orientation);
  const turned = new Uint32Array(wide * high);
  const source = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const [across, down] = isSideways ? [y, x] : [x, y];
      const column = fromRight ? width - 1 - across : across;
      const row = fromBelow ? height - 1 - down : down;
      turned[y * wide + x] = source[row * width + column] ?? 0;
    }
  return { data: new Uint8Array(turned.buffer), width: wide, height: high };
}

/** The middle of a picture as a square of this side. */
function square(from: Pixels, side: number): Uint8Array {
  const taken = Math.min(from.width, from.height);
  const left = Math.floor((from.width - taken) / 2);
  const top = Math.floor((from.height - taken) / 2);
  const data = new Uint8Array(side * side * 4);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      data.set(mean(from, spanOf(x, taken, side, left), spanOf(y, taken, side, top)), (y * side + x) * 4);
  return new Uint8Array(jpeg.encode({ data, width: side, height: side }, QUALITY).data);
}

type Span = readonly [from: number, to: number];

/** The pixels of the source that one pixel of the square stands for. */
const spanOf = (at: number, taken: number, side: number, offset: number): Span => [
  offset + Math.floor((at * taken) / side),
  offset + Math.max(Math.floor((at * taken) / side) + 1, Math.floor(((at + 1) * taken) / side)),
];

/** The mean colour of a part of a picture; what is transparent in it is white. */
function mean({ data, width }: Pixels, [left, right]: Span, [top, bottom]: Span): [number, number, number, number] {
  let [red, green, blue] = [0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 255) / 255;
      const white = 255 * (1 - alpha);
      red += (data[at] ?? 0) * alpha + white;
      green += (data[at + 1] ?? 0) * alpha + white;
      blue += (data[at + 2] ?? 0) * alpha + white;
    }
  const count = (right - left) * (bottom - top);
  return [red / count, green / count, blue / count, 255];
}
