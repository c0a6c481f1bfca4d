import { deflateSync } from 'node:zlib';
import jpeg from 'jpeg-js';
import { PNG } from 'pngjs';

type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** Pixels of a picture whose left half has one colour and whose right half another. */
function halves(width: number, height: number, left: Colour, right: Colour) {
  const data = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    const [red, green, blue, alpha = 255] = at % width < width / 2 ? left : right;
    data.set([red, green, blue, alpha], at * 4);
  }
  return { data, width, height };
}

const [RED, BLUE]: [Colour, Colour] = [
  [200, 30, 30],
  [30, 30, 200],
];

export const aJpeg = (width = 200, height = width, left = RED, right = BLUE): Buffer =>
  Buffer.from(jpeg.encode(halves(width, height, left, right), 95).data);

export function aPng(width = 200, height = width, left: Colour = RED, right: Colour = BLUE): Buffer {
  const png = new PNG({ width, height });
  png.data = halves(width, height, left, right).data;
  return PNG.sync.write(png);
}

/** A JPEG with a segment that a camera writes: what it says of where and by whom the picture was taken. */
export function withExif(picture: Buffer, words: string | Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(words)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([picture.subarray(0, 2), head, body, picture.subarray(2)]);
}

const chunk = (name: string, data: Buffer) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(name), data, crcOf(Buffer.concat([Buffer.from(name), data]))]);
};

function crcOf(data: Buffer): Buffer {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  const written = Buffer.alloc(4);
  written.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return written;
}

/** A PNG that claims a size, and whose data unpacks to so many zeros. */
export function aBomb(claims: { width: number; height: number; isInterlaced?: boolean }, unpacksTo: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(claims.width, 0);
  head.writeUInt32BE(claims.height, 4);
  head.set([8, 6, 0, 0, claims.isInterlaced ? 1 : 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = chunk('IDAT', deflateSync(Buffer.alloc(unpacksTo)));
  return Buffer.concat([signature, chunk('IHDR', head), data, chunk('IEND', Buffer.alloc(0))]);
}

/** What Exif says of how the camera was held, in either order of bytes. */
export function orientationTag(orientation: number, isLittle: boolean): Buffer {
  const tiff = new DataView(new ArrayBuffer(26));
  tiff.setUint16(0, isLittle ? 0x4949 : 0x4d4d);
  tiff.setUint16(2, 42, isLittle);
  tiff.setUint32(4, 8, isLittle);
  tiff.setUint16(8, 1, isLittle);
  tiff.setUint16(10, 0x0112, isLittle);
  tiff.setUint16(12, 3, isLittle);
  tiff.setUint32(14, 1, isLittle);
  tiff.setUint16(18, orientation, isLittle);
  return Buffer.from(tiff.buffer);
}

/** A JPEG that is red and blue above, and white below. */
export function aJpegOfQuarters(side = 320): Buffer {
  const data = Buffer.alloc(side * side * 4, 255);
  for (let y = 0; y < side / 2; y++)
    for (let x = 0; x < side; x++) data.set(x < side / 2 ? [255, 0, 0] : [0, 0, 255], (y * side + x) * 4);
  return jpeg.encode({ data, width: side, height: side }, 95).data;
}

/** The colours of a drawn picture's four quarters: above left and right, below left and right. */
export function quartersOf(bytes: Uint8Array): string[] {
  const { width, height, data } = jpeg.decode(bytes, { useTArray: true });
  const at = (x: number, y: number) => (Math.floor(height * y) * width + Math.floor(width * x)) * 4;
  const places = [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  return places.map((place) => nameOf([...data.subarray(place, place + 3)]));
}

/** The size of a drawn picture, and the colours of its left and right half. */
export function lookAt(bytes: Uint8Array) {
  const { width, height, data } = jpeg.decode(bytes, { useTArray: true });
  const at = (x: number) => [...data.subarray((Math.floor(height / 2) * width + x) * 4).subarray(0, 3)];
  return { width, height, left: at(Math.floor(width / 4)), right: at(Math.floor((width * 3) / 4)) };
}

/** The main colour of a pixel: compressing changes it a little. */
export const nameOf = ([red = 0, green = 0, blue = 0]: readonly number[]) => {
  if (Math.min(red, green, blue) > 230) return 'white';
  return red > blue ? 'red' : 'blue';
};
