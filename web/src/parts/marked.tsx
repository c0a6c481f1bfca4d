import type { TextPiece } from '../../../shared/rules/text/highlight.ts';

/** A text in which what a search found is marked. */
export const Marked = ({ pieces }: { pieces: readonly TextPiece[] }) => (
  <>
    {pieces.map(({ text, isMatch }, index) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text stay in their order
      isMatch ? <mark key={index}>{text}</mark> : text,
    )}
  </>
);
