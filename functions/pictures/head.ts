/** What a picture's file says of itself before its pixels. */
export interface Head {
  readonly type: 'png' | 'jpeg';
  readonly width: number;
  readonly height: number;
  readonly isInterlaced: boolean;
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
  };
}

/** Marks of a frame's head: all from C0 to CF but those of tables and of what nobody uses. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function jpegHead(view: DataView): Head | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    if (!isFrame(view.getUint8(at + 1))) continue;
    return { type: 'jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5), isInterlaced: false };
  }
  return undefined;
}
