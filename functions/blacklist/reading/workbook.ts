import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { readElements } from './elements.ts';
import { ListProblem } from './list-problem.ts';

/** What all that is read of a workbook may unpack to: 100,000 rows take some 20 MB. */
const MOST_BYTES = 128 * 1024 * 1024;
const MOST_PARTS = 5_000;
/** Sheets of a workbook, and what its parts have to do with each other. */
const MOST_LISTED = 5_000;

/** The parts of a workbook, which are read as they unpack and never stand in memory whole. */
export interface Workbook {
  /** The text of a part, piece by piece; nothing where there is no such part. */
  read(part: string): AsyncGenerator<string>;
  /** Which part the first sheet is that is not hidden. */
  firstSheet(): Promise<string | undefined>;
}

/** Opens a workbook (XLSX). Throws a `ListProblem` where it is none. */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const zip = await openZip(bytes);
  const parts = await partsOf(zip);
  let left = MOST_BYTES;

  async function* read(name: string): AsyncGenerator<string> {
    const entry = parts.get(name);
    if (!entry) return;
    // What unpacks to more than its directory says ends with an error.
    left -= entry.uncompressedSize;
    if (left < 0) throw new ListProblem('LIST_TOO_LONG');
    const decoder = new TextDecoder();
    try {
      for await (const piece of await streamOf(zip, entry)) yield decoder.decode(piece as Buffer, { stream: true });
    } catch (error) {
      // A file whose parts are not what its directory says.
      throw error instanceof ListProblem ? error : new ListProblem('LIST_NOT_READABLE');
    }
    yield decoder.decode();
  }

  const elementsOf = async (part: string, element: string): Promise<Record<string, string>[]> => {
    const found: Record<string, string>[] = [];
    const reader = readElements({
      open: ({ name, attributes }) => {
        if (!name.endsWith(element)) return;
        if (found.length === MOST_LISTED) throw new ListProblem('LIST_NOT_READABLE');
        found.push(attributes as Record<string, string>);
      },
    });
    for await (const piece of read(part)) reader.write(piece);
    return found;
  };

  return {
    read,
    async firstSheet() {
      const sheets = (await elementsOf('xl/workbook.xml', 'sheet')).filter(({ name }) => name !== undefined);
      const sheet = sheets.find(({ state }) => state === undefined || state === 'visible') ?? sheets[0];
      const links = await elementsOf('xl/_rels/workbook.xml.rels', 'Relationship');
      const target = links.find(({ Id }) => Id !== undefined && Id === sheet?.['r:id'])?.Target;
      const named = target?.startsWith('/') ? target.slice(1) : `xl/${target}`;
      if (target && parts.has(named)) return named;
      return [...parts.keys()].filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).sort()[0];
    },
  };
}

const openZip = (bytes: Uint8Array) =>
  new Promise<ZipFile>((resolve, reject) => {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    fromBuffer(buffer, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(new ListProblem('LIST_NOT_READABLE'));
      else resolve(zip);
    });
  });

const partsOf = (zip: ZipFile) =>
  new Promise<Map<string, Entry>>((resolve, reject) => {
    const parts = new Map<string, Entry>();
    zip.on('entry', (entry: Entry) => {
      parts.set(entry.fileName, entry);
      if (parts.size > MOST_PARTS) reject(new ListProblem('LIST_NOT_READABLE'));
      else zip.readEntry();
    });
    zip.on('error', () => reject(new ListProblem('LIST_NOT_READABLE')));
    zip.on('end', () => resolve(parts));
    zip.readEntry();
  });

const streamOf = (zip: ZipFile, entry: Entry) =>
  new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
