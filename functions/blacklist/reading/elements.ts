import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { ListProblem } from './list-problem.ts';

/** No workbook nests as deep. */
const DEEPEST = 64;
const MOST_ATTRIBUTES = 256;
/** Elements of one part: 100,000 rows of 50 cells have fewer. */
const MOST_ELEMENTS = 16_000_000;
/** Letters between two tags, which the parser holds at once: a cell takes 32,767. */
const LONGEST_BETWEEN = 1_000_000;

interface Listeners {
  readonly open: (element: { readonly name: string; readonly attributes: Record<string, string | undefined> }) => void;
  readonly close?: (name: string) => void;
  readonly text?: (part: string) => void;
}

/**
 * Tells the elements of a part that comes in pieces. Names are without their prefix: some programs write `x:row`. What is no XML
 * is no list; nor is what would take more memory or time than any list.
 */
export function readElements({ open, close, text }: Listeners): { write(piece: string): void } {
  const parser = new SaxesParser();
  let depth = 0;
  let attributes = 0;
  let elements = 0;
  let between = 0;
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES) throw new ListProblem('LIST_NOT_READABLE');
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    attributes = 0;
    between = 0;
    if (++depth > DEEPEST) throw new ListProblem('LIST_NOT_READABLE');
    if (++elements > MOST_ELEMENTS) throw new ListProblem('LIST_TOO_LONG');
    open({ name: plain(tag.name), attributes: tag.attributes });
  });
  parser.on('closetag', ({ name }: SaxesTagPlain) => {
    depth--;
    between = 0;
    close?.(plain(name));
  });
  if (text) parser.on('text', text);
  parser.on('error', () => {
    throw new ListProblem('LIST_NOT_READABLE');
  });
  return {
    write(piece) {
      between += piece.length;
      parser.write(piece);
      if (between > LONGEST_BETWEEN) throw new ListProblem('LIST_TOO_LONG');
    },
  };
}

const plain = (name: string) => name.slice(name.indexOf(':') + 1);
