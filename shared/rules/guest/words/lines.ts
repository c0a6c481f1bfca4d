/** The lines of a list, each a word or a phrase. */
export const lines = ({ raw }: TemplateStringsArray): string[] =>
  (raw[0] ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
