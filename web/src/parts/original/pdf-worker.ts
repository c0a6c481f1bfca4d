// Reads the files apart from the page, so that a large one never holds up a key.
import 'pdfjs-dist/build/pdf.worker.min.mjs';
