const ESCAPES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(Object.entries(ESCAPES).map(([a, b]) => [b, a]));

export const escapeXml = (text: string) => text.replace(/[<>&"']/g, (letter) => ESCAPES[letter] ?? letter);

export const unescapeXml = (text: string) => text.replace(/&(lt|gt|amp|quot|apos);/g, (name) => LETTERS[name] ?? name);

type Content = string | number | boolean | readonly string[];

/** An element with its children as they are, or with an escaped text. */
export function element(name: string, ...content: Content[]) {
  const inner = content.map((part) => (Array.isArray(part) ? part.join('') : escapeXml(`${part}`))).join('');
  return `<${name}>${inner}</${name}>`;
}
