import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A zip archive of these files, packed. */
export function aZip(files: Readonly<Record<string, string | Buffer>>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text);
    const packed = deflateRawSync(content);
    const fields = (header: Buffer, from: number) => {
      header.writeUInt16LE(8, from);
      header.writeUInt32LE(crc32(content), from + 6);
      header.writeUInt32LE(packed.length, from + 10);
      header.writeUInt32LE(content.length, from + 14);
      header.writeUInt16LE(name.length, from + 18);
      return header;
    };
    const local = fields(Buffer.alloc(30), 8);
    local.writeUInt32LE(0x04034b50, 0);
    const central = fields(Buffer.alloc(46), 10);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt32LE(at, 42);
    const body = Buffer.concat([local, Buffer.from(name), packed]);
    bodies.push(body);
    directory.push(Buffer.concat([central, Buffer.from(name)]));
    at += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, list, end]);
}

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types';
const LINKS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

/** A Word file whose body is this XML, with other parts beside it. */
export const aDocxOf = (body: string, beside: Readonly<Record<string, string>> = {}): Buffer =>
  aZip({
    '[Content_Types].xml': `${XML}<Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${MAIN}"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${LINKS}"><Relationship Id="r1" Type="${DOCUMENT}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${XML}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ...beside,
  });

/** A Word file with these lines. */
export const aDocx = (lines: readonly string[]): Buffer => aDocxOf(lines.map(paragraph).join(''));

/** Unpacks a hundred thousand paragraphs from a few kilobytes: every one of them becomes many objects. */
export const aDocxBomb = (megabytes = 20): Buffer => aDocx(Array(Math.ceil((megabytes * 1e6) / 50)).fill('x'));

/** A header of sixty thousand paragraphs, no two alike. */
export const aDocxWithLongHeader = (paragraphs = 60_000): Buffer => {
  const header = Array.from({ length: paragraphs }, (_, index) => paragraph(`Line ${index}`)).join('');
  return aDocxOf(paragraph('Maren Holt'), {
    'word/header1.xml': `${XML}<w:hdr xmlns:w="${WORD}">${header}</w:hdr>`,
  });
};

/** Lines of single letters, which look like a title that was spaced out: they are joined to one word of thousands of letters. */
export const aDocxOfSpacedLetters = (lines = 60): Buffer => aDocx(Array(lines).fill('A B '.repeat(1_000).trim()));

/** A page that saves its state ten thousand times and never restores it: 570 bytes once packed. */
export const aPdfOfSaves = (saves = 10_000): Buffer => aPdfOfContent('q '.repeat(saves));

/** A page whose content unpacks to as many megabytes of blanks. */
export const aPdfBomb = (megabytes: number): Buffer => aPdfOfContent(Buffer.alloc(megabytes * 1_000_000, 32));

function aPdfOfContent(content: string | Buffer): Buffer {
  const packed = deflateSync(Buffer.from(content));
  const head = [
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << >> >>\nendobj\n',
    `4 0 obj\n<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`,
  ].join('');
  return Buffer.concat([
    Buffer.from(head),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n'),
  ]);
}
