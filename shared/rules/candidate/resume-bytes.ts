/** How many of a file's first bytes tell what it is. */
export const TELLING_BYTES = 1024;

const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** A DOCX is a ZIP file, a DOC one of the older office files. */
const WORD = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
];

const standsAt = (bytes: Uint8Array, sign: readonly number[], at: number) =>
  sign.every((byte, index) => bytes[at + index] === byte);

/**
 * Whether a file may be a PDF or a Word document by its first bytes, whatever its name says (1-product, section 5): what is none of
 * these is refused before it is uploaded. Whether it can be read is found out by reading it.
 */
export function beginsAsResume(first: Uint8Array): boolean {
  if (WORD.some((sign) => standsAt(first, sign, 0))) return true;
  return first.some((_, at) => standsAt(first, PDF, at));
}
