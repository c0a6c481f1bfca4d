/** What a picture's file says of itself before its pixels. */
export interface Head {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
  readonly isInterlaced: boolean;
  /** How the camera was held, as Exif says it: 1 is upright, 2 to 8 are turned or mirrored. */
  readonly orientation: number;
}

/** Reads the head of a PNG or JPEG; undefined where the bytes are neither, or end before it. */
export function headOf(bytes: Uint8Array): Head | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return pngHead(view) ?? jpegHead(view);
  } catch {
    return undefined; // The bytes end before their head does.
  }
}

const PNG_SIGNATURE = 0x89504e47_0d0a1a0an;
const IHDR = 0x49484452;

function pngHead(view: DataView): Head | undefined {
  if (view.getBigUint64(0) !== PNG_SIGNATURE || view.getUint32(12) !== IHDR) return undefined;
  return {
    type: 'png',
    width: view.getUint32(16),
    height: view.getUint32(20),
    isInterlaced: view.getUint8(28) !== 0,
    orientation: 1,
  };
}

/** Marks of a frame's head: all from C0 to CF but those of tables and of what nobody uses. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegHead(view: DataView): Head | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  let orientation = 1;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const mark = view.getUint8(at + 1);
    if (mark === APP1) orientation = orientationIn(view, at + 4) ?? orientation;
    if (!isFrame(mark)) continue;
    const [width, height] = [view.getUint16(at + 7), view.getUint16(at + 5)];
    return { type: 'jpeg', width, height, isInterlaced: false, orientation };
  }
  return undefined;
}

const APP1 = 0xe1;
const EXIF = 0x45786966;
const ORIENTATION = 0x0112;

/** What a segment of Exif says of how the camera was held; undefined where it is another segment, says nothing or is spoilt. */
function orientationIn(view: DataView, at: number): number | undefined {
  try {
    if (view.getUint32(at) !== EXIF) return undefined;
    const tiff = at + 6;
    const isLittle = view.getUint16(tiff) === 0x4949;
    const first = tiff + view.getUint32(tiff + 4, isLittle);
    const count = Math.min(view.getUint16(first, isLittle), 64);
    const entries = Array.from({ length: count }, (_, index) => first + 2 + index * 12);
    const entry = entries.find((one) => view.getUint16(one, isLittle) === ORIENTATION);
    const value = entry === undefined ? 1 : view.getUint16(entry + 8, isLittle);
    return value >= 1 && value <= 8 ? value : undefined;
  } catch {
    return undefined; // The segment ends before what it promises.
  }
}
