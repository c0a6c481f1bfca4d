/** More texts than a resume has lines and parts of lines. */
const MOST = 4_000;

/** A function of a text that answers the same text from memory. Several rules ask the same of each line. */
export function remembered<T>(decide: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text)!;
    if (known.size >= MOST) known.clear();
    const answer = decide(text);
    known.set(text, answer);
    return answer;
  };
}
