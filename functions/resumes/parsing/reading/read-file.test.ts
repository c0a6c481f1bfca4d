import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ParsedResume } from '../../../../shared/model/parsed-resume.ts';
import { parseResume } from '../index.ts';
import { fileKind } from './read-file.ts';

const now = new Date('2026-01-15');
const bytes = (text: string) => new TextEncoder().encode(text);

/** A zip archive with one file; `claimed` may lie about its size. */
function zip(name: string, content: Buffer, claimed = content.length): Uint8Array {
  const packed = deflateRawSync(content);
  const fields = (header: Buffer, at: number) => {
    header.writeUInt16LE(8, at);
    header.writeUInt32LE(packed.length, at + 10);
    header.writeUInt32LE(claimed, at + 14);
    header.writeUInt16LE(name.length, at + 18);
    return header;
  };
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return Buffer.concat([fields(local, 8), Buffer.from(name), packed, fields(central, 10), Buffer.from(name), end]);
}

describe('reading a file', () => {
  it('tells the type by content, not by name', () => {
    expect(fileKind(bytes('%PDF-1.7'))).toBe('pdf');
    expect(fileKind(bytes('hello'))).toBe('unknown');
    expect(fileKind(zip('word/document.xml', Buffer.from('x')))).toBe('docx');
    expect(fileKind(zip('xl/workbook.xml', Buffer.from('x')))).toBe('unknown');
  });

  it.each([
    ['an empty file', new Uint8Array(), 'The file is empty.'],
    ['a text', bytes('hello'), 'The file is neither a PDF nor a Word document.'],
    ['a PDF cut short', bytes('%PDF-1.7\n1 0 obj\n<<'), 'The file is damaged and could not be read.'],
    ['a file over 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 'The file is larger than 10 MB.'],
    [
      'a Word file with a broken archive',
      bytes('PK\u0003\u0004 nothing more'),
      'The file is damaged and could not be read.',
    ],
    [
      'a Word file that unpacks to too much',
      zip('word/document.xml', Buffer.alloc(80 * 1024 * 1024)),
      'The file unpacks to too much.',
    ],
    [
      'a Word file that lies about its size',
      zip('word/document.xml', Buffer.alloc(8 * 1024 * 1024), 1000),
      'The file unpacks to too much.',
    ],
    [
      'a Word file with a password',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('EncryptedPackage', 'utf16le'),
      ]),
      'The file is protected by a password.',
    ],
    [
      'a broken old Word file',
      Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(600),
        Buffer.from('WordDocument', 'utf16le'),
      ]),
      'The file is damaged and could not be read.',
    ],
  ])('gives an empty resume and a warning for %s', async (_what, file, warning) => {
    const { resume, failed } = await parseResume(file, { now });
    expect(failed).toBe(true);
    expect(resume.warnings).toEqual([warning]);
    expect(ParsedResume.parse(resume)).toMatchObject({ firstName: null, email: null, employmentHistory: [] });
  });
});
