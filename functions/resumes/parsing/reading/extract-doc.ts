import WordExtractor from 'word-extractor';
import type { Extracted } from '../lines/lines.ts';
import { linesOfText } from '../lines/lines.ts';

/** Reads the text of a Word 97 to 2003 file. Its fonts are not read, so only words identify titles. */
export async function extractDoc(bytes: Uint8Array): Promise<Extracted> {
  const document = await new WordExtractor().extract(Buffer.from(bytes));
  const body = linesOfText(document.getBody());
  const known = new Set(body.map((line) => line.text));
  const headers = linesOfText(document.getHeaders()).filter((line) => !known.has(line.text));
  const boxes = linesOfText(document.getTextboxes()).filter((line) => !known.has(line.text));
  return { lines: [...headers, ...body, ...boxes], warnings: [] };
}
