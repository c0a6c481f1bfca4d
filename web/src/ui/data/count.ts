/** How many words a text has. */
export const wordsIn = (text: string): number => text.trim().split(/\s+/u).filter(Boolean).length;

/** The counter under a text: `31 words`, or `40 / 140` characters and whether that is too many. */
export const countLeft = (text: string, counter: 'words' | number): { text: string; over: boolean } => {
  if (counter === 'words') {
    const words = wordsIn(text);
    return { text: words === 1 ? '1 word' : `${words} words`, over: false };
  }
  const length = [...text].length;
  return { text: `${length} / ${counter}`, over: length > counter };
};
