declare module 'word-extractor' {
  type Options = { includeFootnotes?: boolean; filterUnicode?: boolean };
  export type WordDocument = {
    getBody(options?: Options): string;
    getHeaders(options?: Options): string;
    getTextboxes(options?: Options): string;
  };
  export default class WordExtractor {
    extract(source: Buffer | string): Promise<WordDocument>;
  }
}
