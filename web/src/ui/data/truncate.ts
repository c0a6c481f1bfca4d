/** The beginning of a text that is longer than so many characters; undefined where all of it fits. */
export function truncate(text: string, limit: number): string | undefined {
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit).join('').trimEnd()}…` : undefined;
}
