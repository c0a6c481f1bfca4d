import { getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker, version } from 'pdfjs-dist';

export type { PDFPageProxy as PdfPage };

/** A PDF whose pages can be drawn; closed when nobody looks at it any more. */
export interface Pdf {
  readonly pages: readonly PDFPageProxy[];
  readonly close: () => void;
}

/** More pages than a resume has are left to the file itself. */
const MOST_PAGES = 30;

/** Where the page's own server has what some files count on: the code tables of Chinese, Japanese and Korean, and the usual fonts. */
const OWN_FILES = `/assets/pdf-${version}`;

/** Opens a PDF. Nothing of it is run, and nothing that it names is fetched. Rejects where it cannot be read. */
export async function openPdf(content: Blob): Promise<Pdf> {
  const thread = new Worker(new URL('./pdf-worker.ts', import.meta.url), { type: 'module' });
  const close = () => thread.terminate();
  try {
    const worker = PDFWorker.create({ port: thread });
    const data = new Uint8Array(await content.arrayBuffer());
    // Without WebAssembly, which the page may not run; its own code takes its place.
    const file = await getDocument({
      data,
      worker,
      useWasm: false,
      enableXfa: false,
      cMapUrl: `${OWN_FILES}/cmaps/`,
      standardFontDataUrl: `${OWN_FILES}/standard_fonts/`,
    }).promise;
    return { pages: await pagesOf(file), close };
  } catch (error) {
    close();
    throw error;
  }
}

const pagesOf = (file: PDFDocumentProxy): Promise<PDFPageProxy[]> =>
  Promise.all(Array.from({ length: Math.min(file.numPages, MOST_PAGES) }, (_, at) => file.getPage(at + 1)));

/** How wide a page is for its height. */
export const proportionOf = (page: PDFPageProxy): number => {
  const { width, height } = page.getViewport({ scale: 1 });
  return width / height;
};

/** The finest that a page is drawn: beyond twice, nobody sees it. */
const FINEST = 2;

/** Draws a page as wide as its canvas stands on the screen. */
export function drawPage(page: PDFPageProxy, canvas: HTMLCanvasElement): { readonly cancel: () => void } {
  const fine = Math.min(window.devicePixelRatio || 1, FINEST);
  const scale = (canvas.clientWidth * fine) / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale });
  canvas.width = Math.ceil(viewport.width);
  canvas.height = Math.ceil(viewport.height);
  const task = page.render({ canvas, viewport });
  task.promise.then(
    () => canvas.setAttribute('data-drawn', ''),
    () => undefined,
  );
  return { cancel: () => task.cancel() };
}
