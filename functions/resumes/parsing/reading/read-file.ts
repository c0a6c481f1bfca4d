import type { Extracted } from '../lines/lines.ts';
import { readZip } from './zip.ts';

const MAX_LINES = 3_000;
const MAX_BYTES = 10 * 1024 * 1024;

type FileKind = 'pdf' | 'docx' | 'doc' | 'encrypted' | 'unknown';

/** The kind of a file by its content, whatever its name. */
export function fileKind(bytes: Uint8Array): FileKind {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (buffer.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4]))) return isWordArchive(bytes) ? 'docx' : 'unknown';
  if (buffer.subarray(0, 8).equals(Buffer.from('d0cf11e0a1b11ae1', 'hex'))) {
    if (buffer.includes(Buffer.from('WordDocument', 'utf16le'))) return 'doc';
    return buffer.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'encrypted' : 'unknown';
  }
  return 'unknown';
}

function isWordArchive(bytes: Uint8Array): boolean {
  try {
    return readZip(bytes).some((entry) => entry.name === 'word/document.xml');
  } catch {
    return true;
  }
}

/** The lines of a resume file. What cannot be read gives no lines and a warning, never an error. */
export async function readFile(bytes: Uint8Array, signal: AbortSignal): Promise<Extracted> {
  const nothing = (warning: string): Extracted => ({ lines: [], warnings: [warning] });
  if (bytes.byteLength === 0) return nothing('The file is empty.');
  if (bytes.byteLength > MAX_BYTES) return nothing('The file is larger than 10 MB.');
  const kind = fileKind(bytes);
  if (kind === 'unknown') return { ...nothing('The file is neither a PDF nor a Word document.'), foreign: true };
  if (kind === 'encrypted') return nothing('The file is protected by a password.');
  try {
    const extracted = await Promise.race([extract(kind, bytes, signal), timeUp(signal)]);
    if (extracted.lines.length > MAX_LINES) {
      const warning = `Only the first ${MAX_LINES} lines were read.`;
      return { lines: extracted.lines.slice(0, MAX_LINES), warnings: [...extracted.warnings, warning] };
    }
    if (extracted.lines.length > 0) return extracted;
    return { lines: [], warnings: [...extracted.warnings, 'The file holds no text; it may be a scanned picture.'] };
  } catch (error) {
    return nothing(reason(error));
  }
}

/** Loads only the reader for this kind of file, because each is large. */
async function extract(kind: 'pdf' | 'docx' | 'doc', bytes: Uint8Array, signal: AbortSignal): Promise<Extracted> {
  if (kind === 'pdf') return (await import('./extract-pdf.ts')).extractPdf(bytes, signal);
  if (kind === 'docx') return (await import('./extract-docx.ts')).extractDocx(bytes);
  return (await import('./extract-doc.ts')).extractDoc(bytes);
}

function timeUp(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('time is up')), { once: true });
  });
}

function reason(error: unknown): string {
  const name = error instanceof Error ? `${error.name} ${error.message}` : '';
  if (/password|encrypt/i.test(name)) return 'The file is protected by a password.';
  if (/time is up/.test(name)) return 'Reading the file took too long.';
  if (/unpacks to too much|too many files|larger than|ERR_BUFFER_TOO_LARGE|maxOutputLength/i.test(name))
    return 'The file unpacks to too much.';
  return 'The file is damaged and could not be read.';
}
